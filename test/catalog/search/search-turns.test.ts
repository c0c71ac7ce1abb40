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

it('a search gets partial results at once when all search slots and the queue are full', async () => {
  const inTurn = createSearchTurns({ maxRunning: 1, maxWaiting: 1, patience: 60_000 })
  const first = pending()
  const [one, two] = [inTurn(first.work, cheap), inTurn(async () => 'whole', cheap)]
  expect(await inTurn(async () => 'whole', cheap)).toBe('cheap')
  first.end()
  expect(await Promise.all([one, two])).toEqual(['whole', 'whole'])
})

it('a queued search gets partial results after a limited time', async () => {
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

it('a failed search frees its slot for the next search', async () => {
  const inTurn = createSearchTurns({ maxRunning: 1, maxWaiting: 0, patience: 0 })
  await expect(inTurn(() => Promise.reject(new Error('away')), cheap)).rejects.toThrow('away')
  expect(await inTurn(async () => 'whole', cheap)).toBe('whole')
})
