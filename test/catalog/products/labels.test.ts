import { describe, expect, it } from 'vitest'
import {
  chargedNote,
  priceComparison,
  downloadsLabel,
  firstOf,
  moreFeatures,
  moreTags,
  noReviewsNote,
  priceLabel,
  ratingLabel,
  reviewsLabel,
} from '#catalog/products/labels.ts'

describe('labels of a product', () => {
  it('labels of a product show the price with its interval, and “Free” for a price of zero', () => {
    expect(priceLabel(9_700, 'month')).toBe('$97.00 monthly')
    expect(priceLabel(9_000, 'year')).toBe('$90.00 yearly')
    expect(priceLabel(178_000, null)).toBe('$1,780.00')
    expect(priceLabel(0, null)).toBe('Free')
    expect(priceLabel(0, 'month')).toBe('Free')
    expect(chargedNote(9_700, 'month')).toBe('charged monthly')
    expect(chargedNote(9_700, null)).toBeNull()
  })

  it('labels of a product compare a price with the regular price, and a price of zero with the product’s value', () => {
    const regular = { label: 'Regular price', amount: 218_000, percent: 18 }
    expect(priceComparison(178_000, 218_000)).toEqual(regular)
    expect(priceComparison(0, 250_000)).toEqual({ label: 'Valued at', amount: 250_000, percent: null })
    expect(priceComparison(100, 100)).toBeNull()
    expect(priceComparison(100, null)).toBeNull()
  })

  it('labels of a product show the rating to one decimal, and fixed texts without reviews or downloads', () => {
    expect(ratingLabel(5)).toBe('5.0')
    expect(ratingLabel(4.75)).toBe('4.8')
    expect(reviewsLabel(0)).toBe('Perfect Rating')
    expect(noReviewsNote(0)).toBe('No reviews yet')
    expect(noReviewsNote(1)).toBeNull()
    expect(reviewsLabel(1)).toBe('1 review')
    expect(downloadsLabel({ downloadCount: 1260, isFeatured: true })).toBe('1,260 downloads')
    expect(downloadsLabel({ downloadCount: 0, isFeatured: true })).toBe('Premium Quality')
    expect(downloadsLabel({ downloadCount: 0, isFeatured: false })).toBe('Available Now')
    const unsold = { downloadCount: 0, isFeatured: false }
    expect(downloadsLabel({ ...unsold, comingSoon: true })).toBe('Premium Quality')
    expect(downloadsLabel({ ...unsold, comingSoon: false, isAvailable: false })).toBe('Premium Quality')
  })

  it('labels of a product show two tags and the number of hidden tags and features', () => {
    expect(firstOf(['a', 'b', 'c', 'd'], 2)).toEqual({ shown: ['a', 'b'], hidden: 2 })
    expect(moreTags(2)).toBe('+2')
    expect(moreTags(0)).toBeNull()
    expect([0, 1, 3].map(moreFeatures)).toEqual([null, '+1 more features', '+3 more features'])
  })
})
