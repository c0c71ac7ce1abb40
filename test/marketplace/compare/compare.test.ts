import { describe, expect, test } from 'vitest'
import { comparePath } from '#marketplace/compare-path.ts'
import { comparedWith, readCompared } from '#marketplace/compare/compare.ts'
import { compareProducts, type ComparedProduct } from '#marketplace/compare/comparison.ts'

describe('the link of a comparison', () => {
  test('the link of a comparison contains each product once, in order', () => {
    expect(readCompared('b, a,b,,C')).toEqual({ ids: ['b', 'a', 'c'], leftOut: 0, isPartlyUnreadable: false })
    expect(readCompared(null).ids).toEqual([])
    expect(comparePath(['a', 'b'])).toBe('/marketplace/compare?items=a,b')
    expect(comparePath([])).toBe('/marketplace/compare')
  })

  test('the link of a comparison keeps the first four products, with a note about unreadable ids', () => {
    expect(readCompared('a,b,c,d,e,f')).toMatchObject({ ids: ['a', 'b', 'c', 'd'], leftOut: 2 })
    expect(readCompared("a,<b>,'; drop table")).toEqual({ ids: ['a'], leftOut: 0, isPartlyUnreadable: true })
    expect(readCompared(`${'x'.repeat(5_000)},a`)).toMatchObject({ ids: ['a'], isPartlyUnreadable: true })
  })

  test('a product is compared with up to three similar products', () => {
    const related = ['b', 'a', 'c', 'd', 'e'].map((id) => ({ id }))
    expect(comparedWith('a', related)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('the compared facts', () => {
  const one: ComparedProduct = {
    name: 'One',
    features: ['Twelve workflows'],
    price: 99_700,
    originalPrice: null,
    rating: 4.8,
    reviewCount: 127,
    productType: 'subscription',
    subscriptionInterval: 'month',
    maxQuantity: 5,
    redirectUrl: null,
    category: { name: 'Automation' },
    seller: { id: 's', name: 'Flowline', isVerified: true },
    details: { setup: 'One week', connections: ['Gmail', 'Slack'], cancelling: 'Any month' },
  }
  const two: ComparedProduct = {
    ...one,
    price: 0,
    reviewCount: 0,
    rating: 5,
    subscriptionInterval: null,
    maxQuantity: null,
    details: { connections: ['Slack', 'Gmail'], cancelling: 'Any month', support: 'Weekdays' },
  }
  const labelled = (products: ComparedProduct[]) =>
    Object.fromEntries(compareProducts(products).map(({ label, ...fact }) => [label, fact]))

  test('facts that at least one product states are compared', () => {
    expect(labelled([one, two])).toMatchObject({
      'Setup time': { values: ['One week', null], differs: true },
      Support: { values: [null, 'Weekdays'], differs: true },
      'What you get': { values: [['Twelve workflows'], ['Twelve workflows']], differs: false },
    })
    expect(labelled([one])).not.toHaveProperty('Support')
  })

  const flowline = { name: 'Flowline', path: '/marketplace/sellers/s', note: 'verified' }

  test('compared facts are marked as different or equal, and the order of a list does not matter', () => {
    expect(labelled([one, two])).toMatchObject({
      Price: { values: ['$997.00 monthly', 'Free'], differs: true },
      Billing: { values: ['Charged monthly', 'Free'], differs: true },
      Seller: { values: [flowline, flowline], differs: false },
      Rating: { values: ['4.8 of 5, 127 reviews', 'Perfect Rating. No reviews yet'], differs: true },
      'Connects with': { differs: false },
      Canceling: { differs: false },
      Quantity: { values: ['Up to 5 per order', 'Up to 99 per order'], differs: true },
    })
  })
})
