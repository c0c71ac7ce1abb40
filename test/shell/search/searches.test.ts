import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { remembersSearch, rememberSearchScript, searchesKey } from '#shell/search/remember-search.ts'
import { storedSearches, withoutSearch } from '#shell/search/searches.client.ts'
import { parsed } from '#lib/schema.ts'

/** Submits a form as the inline script sees it. Returns what the browser has stored afterward. */
function search(typed: string, stored: string | null, { isMarked = true } = {}): string | null {
  const storage = new Map(stored === null ? [] : [[searchesKey, stored]])
  let submit: (event: object) => void = () => undefined
  runInNewContext(rememberSearchScript, {
    addEventListener: (_: string, listener: typeof submit) => (submit = listener),
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
  submit({
    target: { dataset: isMarked ? { rememberSearch: '' } : {}, elements: { search: { value: typed } } },
  })
  return storage.get(searchesKey) ?? null
}

test('recent searches are sorted newest first without duplicates and limited to five', () => {
  const searches = ['five', 'four', 'three', 'two', 'one']
  const after = (typed: string): unknown => JSON.parse(search(typed, JSON.stringify(searches)) ?? '')
  expect(after(' six ')).toEqual(['six', 'five', 'four', 'three', 'two'])
  expect(after('THREE')).toEqual(['THREE', 'five', 'four', 'two', 'one'])
  expect(withoutSearch(searches, 'Two')).toEqual(['five', 'four', 'three', 'one'])
})

test('a search is stored even if the stored searches are invalid', () => {
  expect(remembersSearch).toHaveProperty('data-remember-search')
  for (const stored of [null, '', '{', '{}', '[7]', 'null']) expect(search('crm', stored)).toBe('["crm"]')
})

test('a blank search is not stored, and neither is a search in a form without the attribute `data-remember-search`', () => {
  expect(search('  ', '["crm"]')).toBe('["crm"]')
  expect(search('invoices', '["crm"]', { isMarked: false })).toBe('["crm"]')
})

test('stored searches are trimmed and shortened, and invalid data is rejected', () => {
  expect(storedSearches(['  crm ', '', 'a\nb', '1', '2', '3', '4'])).toEqual(['crm', 'a b', '1', '2', '3'])
  expect(storedSearches(['x'.repeat(500)])[0]?.length).toBeLessThanOrEqual(200)
  expect(parsed(storedSearches, 'crm')).toBeUndefined()
  expect(parsed(storedSearches, [1])).toBeUndefined()
})
