import { expect, test } from 'vitest'
import { arrivesWithin } from '#db/arrives-within.server.ts'

test('an answer and an error both arrive, silence does not', async () => {
  expect(await arrivesWithin(100, Promise.resolve('answer'))).toBe(true)
  expect(await arrivesWithin(100, Promise.reject(new Error('no')))).toBe(true)
  const start = performance.now()
  expect(await arrivesWithin(100, new Promise(() => undefined))).toBe(false)
  expect(performance.now() - start).toBeGreaterThan(95)
})
