import { expect, test } from 'vitest'
import { shownSaved, withChosen } from '#marketplace/saved/shown-saved.ts'

test('unsaved products keep their place, and new ones come first', () => {
  const before = ['a', 'b']
  expect(shownSaved(before, ['b'])).toBe(before)
  expect(shownSaved(before, ['c', 'b'])).toEqual(['c', 'a', 'b'])
})

test('up to four can be selected', () => {
  expect(withChosen(['a'], 'a')).toEqual([])
  expect(withChosen(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd'])
  expect(withChosen(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
})
