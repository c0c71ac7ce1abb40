import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInCategories, builtInProducts } from '#catalog/built-in/built-in-catalog.ts'
import { matchesSearch, searchTerm } from '#catalog/search/search-term.ts'

describe('the built-in products (product: marketplace 22, 23, 24)', () => {
  it('there are six built-in products, one in each category', () => {
    expect(
      builtInProducts.map(({ id, price, originalPrice, subscriptionInterval, maxQuantity }) => [
        id,
        price / 100,
        originalPrice && originalPrice / 100,
        subscriptionInterval,
        maxQuantity,
      ]),
    ).toEqual([
      ['ai-sales-infrastructure', 2997, 3997, null, null],
      ['digital-presence-package', 1497, 2497, null, null],
      ['sports-betting-analysis', 97, null, 'month', 1],
      ['strategic-consulting', 5000, null, null, null],
      ['workflow-automation-suite', 997, 1497, 'month', 5],
      ['security-platform', 1997, 2997, null, 10],
    ])
    expect(builtInCategories.map(({ slug }) => slug)).toEqual([
      'ai-tools',
      'business-tools',
      'analytics',
      'consulting',
      'automation',
      'security',
    ])
    expect(new Set(builtInProducts.map(({ categoryId }) => categoryId)).size).toBe(6)
  })
})

describe('a search term (product: search 2)', () => {
  it('a search term with any characters is found in any text that contains it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, term, after) => {
        const product = { name: before + term + after, description: '', tags: [] }
        expect(matchesSearch(product, term)).toBe(true)
      }),
    )
  })

  it('a search term loses control characters and excess length', () => {
    expect(searchTerm(' \u0000a\u0000b ')).toBe('a b')
    expect(searchTerm('x'.repeat(500))).toHaveLength(200)
  })
})
