import { describe, expect, test } from 'vitest'
import { listingPath } from '#catalog/listing/listing.ts'
import { categoryListingPath } from '#marketplace/listing/listing-paths.ts'
import { ownRangeError, ownRangePath } from '#marketplace/listing/own-price-range.ts'

const pathOf = (query: string) => ownRangePath(new URLSearchParams(query), listingPath)

describe('a price range entered without JavaScript', () => {
  test('a price range entered without JavaScript leads to the canonical address and replaces the previous range', () => {
    expect(pathOf('search=crm&price=0-100&price-from=200&price-to=900.50&billing=once&sort=rating')).toBe(
      '/marketplace-full?search=crm&price=200-900.5&billing=once',
    )
    expect(pathOf('price=&price-from=&price-to=300')).toBe('/marketplace-full?price=0-300')
    expect(
      ownRangePath(new URLSearchParams('price-from=2000&price-to='), (state) =>
        categoryListingPath('security', state),
      ),
    ).toBe('/marketplace/categories/security?price=2000-')
  })

  test('a price range left empty without JavaScript keeps the selected range', () => {
    expect(pathOf('price=0-100&price-from=&price-to=+')).toBe('/marketplace-full?price=0-100')
    expect(pathOf('price=&price-from=&price-to=')).toBe('/marketplace-full')
    expect(pathOf('price=0-100')).toBeNull()
  })

  test('an invalid price range entered without JavaScript stays in the address, so that the page can report it', () => {
    expect(pathOf('price-from=900&price-to=200')).toBe('/marketplace-full?price=900-200')
    expect(pathOf('verified=1&price-from=1e9&price-to=%3Cb%3E')).toBe(
      '/marketplace-full?verified=1&price=1e9-%3Cb%3E',
    )
    expect(pathOf(`price-from=${'9'.repeat(5_000)}`)?.length).toBeLessThan(100)
  })
})

test.each([
  ['', '', null],
  ['20', '', null],
  ['', '19.95', null],
  ['900', '200', 'Enter the lower price first.'],
  ['999999999999', '', 'Enter prices below $1 billion.'],
  ['5', '1000000000', 'Enter prices below $1 billion.'],
  ['1.2.3', '', 'Enter prices like 20 or 19.95.'],
  ['1', '2.345', 'Enter prices like 20 or 19.95.'],
])('an entered price range from %j to %j has the error %j', (from, to, error) => {
  expect(ownRangeError(from, to)).toBe(error)
})
