import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInCategories } from '#catalog/built-in/built-in-catalog.ts'
import { listProducts } from '#catalog/listing/built-in-listing.ts'
import { parsePriceRange } from '#catalog/listing/facet-values.ts'
import { billingOf, isAvailableNow } from '#catalog/listing/product-facets.ts'
import { emptyListing, type ListingState } from '#catalog/listing/listing.ts'
import { allProducts, allSellers } from '#catalog/built-in/demo-products.ts'
import { seededStates } from '../../support/samples/listing-states.ts'

const shop = { products: allProducts, categories: builtInCategories, sellers: allSellers }
const all = { offset: 0, limit: 1000 }
const list = (state: Partial<ListingState>) =>
  listProducts(shop, { state: { ...emptyListing, ...state }, slice: all })

describe('the facets of a listing (product: marketplace 45)', () => {
  it('the count of a filter option ignores the other selected options of its facet', () => {
    fc.assert(
      fc.property(seededStates, (state) => {
        const { facets } = list(state)
        const total = (change: Partial<ListingState>) => list({ ...state, ...change }).total
        for (const { value, count } of facets.categories)
          expect(count).toBe(total({ category: null, within: [value] }))
        for (const { value, count } of facets.sellers) expect(count).toBe(total({ sellers: [value] }))
        for (const { value, count } of facets.billing) expect(count).toBe(total({ billing: [value] }))
        for (const { value, count } of facets.price.ranges)
          expect(count).toBe(total({ price: parsePriceRange(value) }))
        for (const { value, count } of facets.rating) expect(count).toBe(total({ rating: Number(value) }))
        expect(facets.verified.count).toBe(total({ verifiedOnly: true }))
        expect(facets.available.count).toBe(total({ availableOnly: true }))
      }),
      { numRuns: 60 },
    )
  })

  it('selected filter options are shown even if they are rare', () => {
    const { facets } = list({
      price: { from: 1_00, to: 2_00 },
      rating: 4.7,
      sellers: ['wadah-tech-solutions'],
    })
    expect(facets.price.ranges.find(({ isChosen }) => isChosen)).toMatchObject({
      value: '1-2',
      label: '$1 to $2',
    })
    expect(facets.rating.find(({ isChosen }) => isChosen)).toMatchObject({ value: '4.7' })
    expect(facets.sellers.find(({ isChosen }) => isChosen)).toMatchObject({ value: 'wadah-tech-solutions' })
  })

  it('each product has one payment type, and is either available or not', () => {
    expect(billingOf({ price: 0, productType: 'subscription' })).toBe('free')
    expect(billingOf({ price: 1, productType: 'subscription' })).toBe('monthly')
    expect(billingOf({ price: 1, productType: 'consulting' })).toBe('once')
    expect(isAvailableNow({ productType: 'one_time', redirectUrl: null })).toBe(true)
    expect(isAvailableNow({ productType: 'download', redirectUrl: '/downloads/a.pdf' })).toBe(true)
    expect(isAvailableNow({ productType: 'download', redirectUrl: null })).toBe(false)
    expect(isAvailableNow({ productType: 'lead_generation', redirectUrl: '/demo' })).toBe(false)
  })

  it('the built-in listing is sorted in the selected order (product: marketplace 48)', () => {
    const prices = list({ sort: '-price' }).products.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    const downloads = list({ sort: 'popular' }).products.map(({ downloadCount }) => downloadCount)
    expect(downloads).toEqual(downloads.toSorted((one, other) => other - one))
    const [first] = list({ search: 'security', sort: 'relevance' }).products
    expect(first?.name).toMatch(/^security/i)
  })

  it('the built-in listing finds products by a part of their texts or a whole tag, best rated first (product: search 5)', () => {
    const ids = (search: string) => list({ search }).products.map(({ id }) => id)
    expect(ids('WADAH EDGE')).toEqual(['sports-betting-analysis'])
    expect(ids('no-code')).toEqual(['workflow-automation-suite'])
    expect(ids('no-cod')).toEqual([])
    const ratings = list({ search: 'a' }).products.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
  })
})
