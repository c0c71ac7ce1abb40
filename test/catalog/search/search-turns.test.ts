import { expect, it } from 'vitest'
import { createSearchTurns } from '#catalog/search/search-turns.server.ts'

function pending() {
  let end = () => {}
  const whole = new Promise<string>((resolve) => {
    end = () => resolve('whole')
  })
  return { work: () => whole, end: () => end() }
}

const cheap = async () => 'cheap'

it('a search gets cheap results at once when neither a turn nor a place in the queue is free', async () => {
  const inTurn = createSearchTurns({ maxRunning: 1, maxWaiting: 1, patience: 60_000 })
  const first = pending()
  const [one, two] = [inTurn(first.work, cheap), inTurn(async () => 'whole', cheap)]
  expect(await inTurn(async () => 'whole', cheap)).toBe('cheap')
  first.end()
  expect(await Promise.all([one, two])).toEqual(['whole', 'whole'])
})

it('a search waits for its turn only for a limited time', async () => {
  const inTurn = createSearchTurns({ maxRunning: 1, maxWaiting: 9, patience: 1 })
  const first = pending()
  const one = inTurn(first.work, cheap)
  expect(await Promise.all([inTurn(first.work, cheap), inTurn(first.work, cheap)])).toEqual([
    'cheap',
    'cheap',
  ])
  first.end()
  expect(await one).toBe('whole')
  expect(await inTurn(async () => 'whole', cheap)).toBe('whole')
})

it('a failed search lets the next one in the queue run', async () => {
  const inTurn = createSearchTurns({ maxRunning: 1, maxWaiting: 0, patience: 0 })
  await expect(inTurn(() => Promise.reject(new Error('away')), cheap)).rejects.toThrow('away')
  expect(await inTurn(async () => 'whole', cheap)).toBe('whole')
})
