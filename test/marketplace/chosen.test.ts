import { expect, test } from 'vitest'
import { withChosen } from '#marketplace/chosen.store.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }))

test('up to four products can be selected for a comparison, and a second press deselects a product', () => {
  const [a, d, e] = named('a', 'd', 'e')
  if (!a || !d || !e) return expect.fail()
  expect(withChosen(named('a'), a)).toEqual([])
  expect(withChosen(named('a', 'b', 'c'), d)).toEqual(named('a', 'b', 'c', 'd'))
  expect(withChosen(named('a', 'b', 'c', 'd'), e)).toEqual(named('a', 'b', 'c', 'd'))
})
