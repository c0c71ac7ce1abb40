import { expect, test } from 'vitest'
import { sellersMatching, sellersPage, sellersPath } from '#marketplace/sellers/sellers-pages.ts'

test('the seller list is paged, and a page past the end shows the last page (product: marketplace 53)', () => {
  const all = Array.from({ length: 100 }, (_, index) => index)
  expect(sellersPage(all.slice(0, 7), 1)).toEqual({
    sellers: [0, 1, 2, 3, 4, 5, 6],
    total: 7,
    earlier: null,
    next: null,
  })
  expect(sellersPage(all, 2)).toMatchObject({ earlier: 1, next: 3, sellers: { 0: 48, length: 48 } })
  expect(sellersPage(all, 999_999)).toMatchObject({ earlier: 2, next: null, sellers: [96, 97, 98, 99] })
  expect(sellersPage([], 1)).toEqual({ sellers: [], total: 0, earlier: null, next: null })
})

const sellers = [
  {
    name: 'Quiet Harbor Security',
    description: 'Tests apps.',
    place: 'Annapolis, MD',
    categories: ['Security'],
  },
  { name: 'Fernhollow Studio', description: 'Shops for small brands.', place: 'Málaga', categories: [] },
  { name: 'Unplaced', description: '', place: null, categories: ['Security'] },
]

test.each([
  ['', ['Quiet Harbor Security', 'Fernhollow Studio', 'Unplaced']],
  ['SECUR', ['Quiet Harbor Security', 'Unplaced']],
  ['harbor annap', ['Quiet Harbor Security']],
  ['malaga', ['Fernhollow Studio']],
  ['small shops', ['Fernhollow Studio']],
  ['harbor malaga', []],
  ['arbor', []],
  ['%', []],
])('sellers are found by beginnings of words: %j', (search, names) => {
  expect(sellersMatching(sellers, search).map(({ name }) => name)).toEqual(names)
})

test('the address of a page of the seller list keeps the search', () => {
  expect(sellersPath()).toBe('/marketplace/sellers')
  expect(sellersPath({ search: 'a & b', page: 2 })).toBe('/marketplace/sellers?search=a+%26+b&page=2')
})
