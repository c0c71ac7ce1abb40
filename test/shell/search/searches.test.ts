import { expect, test } from 'vitest'
import { storedSearches, withoutSearch, withSearch } from '#shell/search/suggestions/searches.ts'
import { parsed } from '#lib/schema.ts'

test('the newest search stands first, once, and five are remembered', () => {
  const searches = ['five', 'four', 'three', 'two', 'one']
  expect(withSearch(searches, 'six')).toEqual(['six', 'five', 'four', 'three', 'two'])
  expect(withSearch(searches, 'THREE')).toEqual(['THREE', 'five', 'four', 'two', 'one'])
  expect(withoutSearch(searches, 'Two')).toEqual(['five', 'four', 'three', 'one'])
})

test('what is stored is trimmed to what a search can be, and anything else is ignored', () => {
  expect(storedSearches(['  crm ', '', 'a\nb', '1', '2', '3', '4'])).toEqual(['crm', 'a b', '1', '2', '3'])
  expect(storedSearches(['x'.repeat(500)])[0]?.length).toBeLessThanOrEqual(200)
  expect(parsed(storedSearches, 'crm')).toBeUndefined()
  expect(parsed(storedSearches, [1])).toBeUndefined()
})
