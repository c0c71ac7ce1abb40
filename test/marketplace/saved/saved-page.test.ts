import { expect, test } from 'vitest'
import { shownSaved } from '#marketplace/saved/saved-products.tsx'

test('products removed from the saved list keep their place on the page, and newly saved products come first', () => {
  const before = ['a', 'b']
  expect(shownSaved(before, ['b'])).toBe(before)
  expect(shownSaved(before, ['c', 'b'])).toEqual(['c', 'a', 'b'])
})
