import { expect, it } from 'vitest'
import { builtInProducts } from '#catalog/built-in/built-in-catalog.ts'
import { categoryHighlights } from '#catalog/products/category-highlights.queries.server.ts'
import { highlightsOf, pricesSentence } from '#catalog/products/category-highlights.ts'
import { withRollback } from '../../support/store.ts'
import { addProduct } from '../../support/add-product.ts'

it('the highlights of a category are its price range and its best-rated reviewed products', () =>
  withRollback(async (db) => {
    const categoryId = 'security'
    await addProduct(db, {
      id: 'praised',
      name: 'Praised',
      categoryId,
      rating: '5.0',
      reviewCount: 2,
      price: '1',
    })
    await addProduct(db, { id: 'unrated', categoryId, rating: '5.0', reviewCount: 0, price: '99999' })
    await addProduct(db, {
      id: 'hidden',
      categoryId,
      rating: '5.0',
      reviewCount: 9,
      price: '0',
      isActive: false,
    })
    const { prices, bestRated } = await categoryHighlights(db, categoryId)
    expect(prices).toEqual({ lowest: 0, highest: 9_999_900 })
    expect(bestRated).toHaveLength(3)
    expect(bestRated[0]).toEqual({ id: 'praised', name: 'Praised', rating: 5 })
    expect(bestRated.map(({ id }) => id)).not.toContain('unrated')
  }))

it('an empty category has no price range and no highlighted products', async () => {
  await withRollback(async (db) => {
    expect(await categoryHighlights(db, 'no-such-category')).toEqual({ prices: null, bestRated: [] })
  })
  expect(highlightsOf([])).toEqual({ prices: null, bestRated: [] })
})

it('the built-in catalog has a price range and products sorted by rating as highlights', () => {
  const { prices, bestRated } = highlightsOf(builtInProducts)
  expect(prices).toEqual({ lowest: 9_700, highest: 500_000 })
  const ratings = bestRated.map(({ rating }) => rating)
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
})

it.each([
  [{ lowest: 4_900, highest: 199_700 }, 'Prices from $49.00 to $1,997.00.'],
  [{ lowest: 0, highest: 199_700 }, 'Prices from free to $1,997.00.'],
  [{ lowest: 4_900, highest: 4_900 }, 'Each costs $49.00.'],
  [{ lowest: 0, highest: 0 }, 'All of them are free.'],
])('the introduction of a category states its price range', (prices, sentence) => {
  expect(pricesSentence(prices)).toBe(sentence)
})
