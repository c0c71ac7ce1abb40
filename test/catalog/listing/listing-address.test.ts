import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billings, listingSorts, parsePriceRange, writePriceRange } from '#catalog/listing/facet-values.ts'
import {
  emptyListing,
  listingParameters,
  listingPath,
  parseListing,
  sortOf,
  type ListingState,
} from '#catalog/listing/listing.ts'

const parse = (query: string) => parseListing(new URLSearchParams(query))
const read = (query: string) => parse(query).state
const readPath = (path: string) => parseListing(new URL(path, 'http://shop.test').searchParams)

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
const cents = fc.integer({ min: 0, max: 99_999_999_999 })
const anyState: fc.Arbitrary<ListingState> = fc.record({
  search: fc.string().map((text) => text.trim().slice(0, 50)),
  category: fc.option(slug),
  within: fc.array(slug, { maxLength: 5 }),
  sellers: fc.array(slug, { maxLength: 5 }),
  price: fc.option(
    fc.record({ from: cents, over: fc.option(cents) }).map(({ from, over }) => ({
      from: over === null ? from : Math.min(from, over),
      to: over === null ? null : Math.max(from, over),
    })),
  ),
  billing: fc.array(fc.constantFrom(...billings), { maxLength: 4 }),
  verifiedOnly: fc.boolean(),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  availableOnly: fc.boolean(),
  sort: fc.option(fc.constantFrom(...listingSorts)),
  page: fc.integer({ min: 1, max: 999 }),
})

describe('the address of a listing (product: marketplace 43)', () => {
  it('every parameter in the address of a listing is parsed', () => {
    expect(
      parse(
        'search=crm&in=security,ai-tools&seller=b,a&price=0-500&billing=free,once&verified=1&rating=4&available=1&sort=-price&page=2',
      ),
    ).toEqual({
      state: {
        search: 'crm',
        category: null,
        within: ['ai-tools', 'security'],
        sellers: ['a', 'b'],
        price: { from: 0, to: 500_00 },
        billing: ['once', 'free'],
        verifiedOnly: true,
        rating: 4,
        availableOnly: true,
        sort: '-price',
        page: 2,
      },
      ignored: [],
    })
  })

  it('the address of a listing is read and written back in one canonical form', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const path = listingPath(state)
        const { state: again, ignored } = readPath(path)
        expect(ignored).toEqual([])
        expect(listingPath(again)).toBe(path)
        expect(
          listingPath({ ...state, within: state.within.toReversed(), billing: state.billing.toReversed() }),
        ).toBe(path)
      }),
    )
  })

  it('any text in the address of a listing is parsed without an error and round-trips to the same state', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...listingParameters), fc.string()))
    fc.assert(
      fc.property(pairs, (given) => {
        const { state } = parseListing(new URLSearchParams(given))
        expect(readPath(listingPath(state))).toEqual({ state, ignored: [] })
      }),
    )
  })

  it('the address of a listing accepts repeated and empty parameters of a form without JavaScript', () => {
    expect(parse('search=&in=b&in=a&price=&sort=&billing=free')).toEqual({
      state: { ...emptyListing, within: ['a', 'b'], billing: ['free'] },
      ignored: [],
    })
  })

  it('the address of a listing ignores invalid parameters and reports them (product: marketplace 46)', () => {
    expect(
      parse('in=a,..&seller=<b>&price=9-1&billing=never&verified=yes&rating=6&available=0&sort=up&page=0'),
    ).toEqual({
      state: { ...emptyListing, within: ['a'] },
      ignored: ['in', 'seller', 'price', 'billing', 'verified', 'rating', 'available', 'sort', 'page'],
    })
  })

  it('the address of a listing merges a category and its narrowing categories into one list (product: marketplace 44)', () => {
    expect(listingPath({ category: 'a', within: ['b'] })).toBe('/marketplace-full?in=a,b')
    expect(listingPath({ search: 'x', category: 'a', within: ['b'] })).toBe('/marketplace-full?search=x&in=b')
  })

  it('the address of a listing leaves out the default sort order', () => {
    expect(sortOf(emptyListing)).toBe('newest')
    expect(sortOf(read('search=x'))).toBe('rating')
    expect(sortOf(read('search=x&sort=relevance'))).toBe('relevance')
    expect(listingPath({ sort: 'newest' })).toBe('/marketplace-full')
    expect(listingPath({ sort: 'relevance' })).toBe('/marketplace-full')
    expect(listingPath({ search: 'x', sort: 'rating' })).toBe('/marketplace-full?search=x')
    expect(listingPath({ search: 'x', sort: 'newest' })).toBe('/marketplace-full?search=x&sort=newest')
  })

  it('the address of a listing reads price ranges with one end or two', () => {
    expect(parsePriceRange('-99.5')).toEqual({ from: 0, to: 99_50 })
    expect(parsePriceRange('100-')).toEqual({ from: 100_00, to: null })
    expect(writePriceRange({ from: 0, to: 99_50 })).toBe('0-99.5')
    for (const text of ['-', '', '5', '1-2-3', '1e3-', '-1--2', '1.234-', '２-']) {
      expect(parsePriceRange(text)).toBeNull()
    }
    expect(listingPath({ price: { from: 0, to: null } })).toBe('/marketplace-full')
  })
})
