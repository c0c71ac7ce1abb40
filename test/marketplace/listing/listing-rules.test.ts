import { describe, expect, test } from 'vitest'
import { builtInCategories, builtInProducts, builtInSellers } from '#catalog/built-in/built-in-catalog.ts'
import { listProducts } from '#catalog/listing/built-in-listing.ts'
import { emptyListing, listingPath, readListing, type ListingState } from '#catalog/listing/listing.ts'
import { chipsOfFacets } from '#marketplace/listing/chips-of-facets.ts'
import { resultCount } from '#marketplace/listing/listing-data.ts'
import { categoryListingPath, isOtherView, withoutFacets } from '#marketplace/listing/listing-paths.ts'

const narrowed: ListingState = {
  ...emptyListing,
  search: 'report',
  within: ['analytics', 'security'],
  price: { from: 100_00, to: 500_00 },
  billing: ['once'],
  rating: 4.5,
  verifiedOnly: true,
  availableOnly: true,
  sort: 'price',
  page: 3,
}

describe('the selected filters', () => {
  test('each selected filter has a labeled chip that removes only that filter', () => {
    const chipsAt = (state: ListingState) => chipsOfFacets(state, facetsOf(state), listingPath)
    const chips = chipsAt(narrowed)
    expect(chips.map(({ label }) => label)).toEqual([
      'Analytics',
      'Security',
      '$100 to $500',
      'One-time',
      'Rated 4.5 and up',
      'Verified sellers',
      'Available now',
    ])
    for (const { label, path } of chips) {
      const left = readListing(new URL(path, 'https://shop.example').searchParams)
      expect(left).toMatchObject({ search: 'report', sort: 'price', page: 1 })
      expect(chipsAt(left).map((chip) => chip.label)).toEqual(
        chips.map((chip) => chip.label).filter((other) => other !== label),
      )
    }
  })

  test('the selected filters can be cleared at once, which keeps the search and the order', () => {
    expect(listingPath(withoutFacets(narrowed))).toBe('/marketplace-full?search=report&sort=price')
  })
})

test('the addresses of a category page leave out the search and other categories', () => {
  expect(categoryListingPath('security', { ...narrowed, search: '', page: 1 })).toBe(
    '/marketplace/categories/security?price=100-500&billing=once&verified=1&rating=4.5&available=1&sort=price',
  )
  expect(categoryListingPath('security', { ...emptyListing, category: 'security' })).toBe(
    '/marketplace/categories/security',
  )
})

test('search engines may index searches and categories, but no filtered, sorted or later pages', () => {
  expect(isOtherView({ ...emptyListing, search: 'report' })).toBe(false)
  expect(isOtherView({ ...emptyListing, category: 'security' })).toBe(false)
  expect(isOtherView({ ...emptyListing, page: 2 })).toBe(true)
  expect(isOtherView({ ...emptyListing, sort: 'price' })).toBe(true)
  expect(isOtherView({ ...emptyListing, verifiedOnly: true })).toBe(true)
})

test('a count that stopped early is shown with a plus sign', () => {
  expect(resultCount(1, false)).toBe('1 result')
  expect(resultCount(1_234, false)).toBe('1,234 results')
  expect(resultCount(10_000, true)).toBe('10,000+ results')
})

function facetsOf(state: ListingState) {
  const shop = { products: builtInProducts, categories: builtInCategories, sellers: builtInSellers }
  return listProducts(shop, { state, slice: { offset: 0, limit: 24 } }).facets
}
