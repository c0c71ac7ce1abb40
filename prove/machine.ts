import { Worker } from 'node:worker_threads'
import { percentiles } from '../bench/figures.ts'

/** The duration of the work below on an idle machine of the kind for which the limits were set. */
const usualMilliseconds = 50

/** Pauses nine times as long as the work took, so that it uses at most a tenth of a processor. */
const work = `
const { parentPort } = require('node:worker_threads')
let kept = 0
function compute() {
  const started = performance.now()
  for (let n = 0; n < 2e7; n += 1) kept = Math.imul(kept ^ n, 31) | 0
  const taken = performance.now() - started
  parentPort.postMessage(taken)
  setTimeout(compute, 9 * taken)
}
compute()`

/** Measures the speed of the machine while a check is running. */
export function watchMachine() {
  const worker = new Worker(work, { eval: true })
  const taken: number[] = []
  worker.on('message', (milliseconds: number) => taken.push(milliseconds))
  return {
    /** The current duration of a fixed piece of work, divided by its usual duration; at least 1. */
    slowness: () => (taken.length === 0 ? 1 : Math.max(1, percentiles(taken).p50 / usualMilliseconds)),
    stop: () => worker.terminate(),
  }
}
