import { setTimeout as pause } from 'node:timers/promises'
import { answerTo } from './answer.ts'

const limitMilliseconds = 60_000

/** Waits until the store answers with its database, and returns how many milliseconds that took. */
export async function becomesReady(url: string, path = '/readyz'): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < limitMilliseconds) {
    if ((await answerTo(url, { path }))?.status === 200) return performance.now() - started
    await pause(20)
  }
  throw new Error(`The store is not ready after ${limitMilliseconds / 1000} s.`)
}
