import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  earlierPage,
  emptyListing,
  emptyHint,
  listingPath,
  listingWords,
  nextPage,
  pageNumber,
  productsOnScreen,
  readListing,
} from '#catalog/listing/listing.ts'
import { pageSize } from '#catalog/products/slice.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

describe('what the full listing shows (product: marketplace 5, 6)', () => {
  it('in the full listing a search overrides the category', () => {
    expect(read('search=free&category=security')).toEqual({ ...emptyListing, search: 'free' })
    expect(read('search=%20&category=security')).toEqual({ ...emptyListing, category: 'security' })
    expect(listingPath({ search: 'free', category: 'security' })).toBe('/marketplace-full?search=free')
  })

  it('in the full listing an invalid page number means the first page', () => {
    for (const page of ['0', '-1', '1.5', 'x', '', '1e3', '01', '9999999'])
      expect(read(`page=${page}`).page).toBe(1)
    expect(pageNumber('12')).toBe(12)
  })

  it('an empty full listing says what to try next', () => {
    expect(emptyHint({ search: 'x' })).toBe('Try adjusting your search terms')
    expect(emptyHint({ search: '' })).toBe('No products available in this category')
  })

  it('a category has another title, heading and description than the full listing', () => {
    const security = { name: 'Security', description: 'Fewer ways in' }
    const all = listingWords(null, '')
    const words = listingWords(security, '')
    expect(words.heading).toBe('Security')
    expect(words.title).toContain('Security')
    expect(words.description).toContain('Fewer ways in')
    for (const part of ['title', 'heading', 'description'] as const) expect(words[part]).not.toBe(all[part])
    expect(listingWords(null, 'free').title).toBe('Search: free')
  })

  it('a later page of the full listing shows at most ten pages of products, and the link to earlier products leaves out none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (page) => {
        const { offset, limit } = productsOnScreen(page)
        expect(limit).toBeLessThanOrEqual(10 * pageSize)
        expect(offset + limit).toBe(page * pageSize)
        const earlier = earlierPage(page)
        if (earlier === null) expect(offset).toBe(0)
        else expect(earlier * pageSize).toBe(offset)
      }),
    )
  })

  it('the full listing offers more products until all are shown', () => {
    expect(nextPage(1, 24)).toBeNull()
    expect(nextPage(1, 25)).toBe(2)
  })
})
