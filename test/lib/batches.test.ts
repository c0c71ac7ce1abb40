import { expect, test } from 'vitest'
import { createBatches } from '#lib/batches.server.ts'

test('what is asked for in one turn, or while the last batch is under way, is done together', async () => {
  const batches: string[][] = []
  const first = Promise.withResolvers<void>()
  const shout = createBatches(async (items: readonly string[]) => {
    batches.push([...items])
    if (batches.length === 1) await first.promise
    return (item) => item.toUpperCase()
  })
  const asked = [shout('a'), shout('b')]
  await expect.poll(() => batches).toEqual([['a', 'b']])
  asked.push(shout('c'))
  await new Promise((resolve) => setImmediate(resolve))
  asked.push(shout('d'))
  first.resolve()
  expect(await Promise.all(asked)).toEqual(['A', 'B', 'C', 'D'])
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a batch that does not end holds up neither the next one nor more than a hundred', async () => {
  const sizes: number[] = []
  const measure = createBatches((items: readonly number[]) => {
    sizes.push(items.length)
    return sizes.length === 1 ? new Promise<never>(() => {}) : Promise.resolve((item) => item)
  })
  void measure(0)
  await expect.poll(() => sizes).toEqual([1])
  const asked = Array.from({ length: 150 }, (_, item) => measure(item))
  expect(await Promise.all(asked)).toHaveLength(150)
  expect(sizes).toEqual([1, 100, 50])
})

test('a batch that fails fails alone', async () => {
  const double = createBatches((items: readonly number[]) =>
    items.includes(0)
      ? Promise.reject(new Error('not this one'))
      : Promise.resolve((item: number) => item * 2),
  )
  await expect(double(0)).rejects.toThrow('not this one')
  expect(await double(2)).toBe(4)
})
