import { expect, test } from 'vitest'
import { shownSaved } from '#marketplace/saved/shown-saved.ts'

test('unsaved products keep their place, and new ones come first', () => {
  const before = ['a', 'b']
  expect(shownSaved(before, ['b'])).toBe(before)
  expect(shownSaved(before, ['c', 'b'])).toEqual(['c', 'a', 'b'])
})
