import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { arrivesWithin } from '#db/arrives-within.server.ts'

test('an answer and an error both arrive, silence does not', async () => {
  expect(await arrivesWithin(100, Promise.resolve('answer'))).toBe(true)
  expect(await arrivesWithin(100, Promise.reject(new Error('no')))).toBe(true)
  const start = performance.now()
  expect(await arrivesWithin(100, new Promise(() => undefined))).toBe(false)
  expect(performance.now() - start).toBeGreaterThan(95)
})

/** Until the test ends, the event loop always has work, in slices that end well before a timer is late. */
function keepLoopFull(): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  let isFull = true
  const work = () => {
    Atomics.wait(cell, 0, 0, 15)
    if (isFull) setImmediate(work)
  }
  work()
  onTestFinished(() => void (isFull = false))
}

test('while the event loop is always full, an answer may take three times as long, but not for ever', async () => {
  expect(await arrivesWithin(100, pause(3_000, undefined, { ref: false }))).toBe(false)
  keepLoopFull()
  expect(await arrivesWithin(100, pause(300))).toBe(true)
  expect(await arrivesWithin(100, pause(3_000, undefined, { ref: false }))).toBe(false)
})
