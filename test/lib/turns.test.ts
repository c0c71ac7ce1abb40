import { expect, test } from 'vitest'
import { createTurns } from '#lib/turns.ts'

test('so many run at a time, the others in their order, also after one that fails', async () => {
  const inTurn = createTurns(2)
  const began: string[] = []
  const work = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const result = inTurn(() => {
      began.push(name)
      return promise
    })
    return { result, resolve, reject }
  }
  const [first, second, third, fourth] = [work('1'), work('2'), work('3'), work('4')]
  expect(began).toEqual(['1', '2'])
  first.reject(new Error('broken'))
  await expect(first.result).rejects.toThrow('broken')
  expect(began).toEqual(['1', '2', '3'])
  second.resolve('b')
  expect(await second.result).toBe('b')
  expect(began).toEqual(['1', '2', '3', '4'])
  third.resolve('c')
  fourth.resolve('d')
  expect(await Promise.all([third.result, fourth.result])).toEqual(['c', 'd'])
  const last = work('5')
  expect(began.at(-1)).toBe('5')
  last.resolve('e')
  await last.result
})
