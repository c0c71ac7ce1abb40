import { expect, test } from 'vitest'
import { shownSaved, withChosen } from '#marketplace/saved/shown-saved.ts'

test('what is unsaved stays in its place, what is new comes first', () => {
  const before = ['a', 'b']
  expect(shownSaved(before, ['b'])).toBe(before)
  expect(shownSaved(before, ['c', 'b'])).toEqual(['c', 'a', 'b'])
})

test('up to four can be chosen', () => {
  expect(withChosen(['a'], 'a')).toEqual([])
  expect(withChosen(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd'])
  expect(withChosen(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
})
