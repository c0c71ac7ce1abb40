import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { relatedProducts } from '#catalog/products/related.queries.server.ts'
import { relatedOf, relatedSolutions } from '#catalog/products/related.ts'
import { withRollback } from '../../support/store.ts'

const subject = { id: 'one', categoryId: 'security', sellerId: 'harbor' }

describe('related products', () => {
  test('related products come first from the category, then from the seller, at most four, without the product itself', () => {
    const found = [
      subject,
      { id: 'sold too', categoryId: 'analytics', sellerId: 'harbor' },
      { id: 'near', categoryId: 'security', sellerId: 'harbor' },
      { id: 'far', categoryId: 'analytics', sellerId: 'other' },
      { id: 'beside', categoryId: 'security', sellerId: 'other' },
    ]
    expect(relatedOf(found, subject).map(({ id }) => id)).toEqual(['near', 'beside', 'sold too'])
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...subject, id }))
    expect(relatedOf(many, subject)).toHaveLength(4)
  })

  test('a product without category and seller has no related products', () => {
    const alone = { id: 'alone', categoryId: null, sellerId: null }
    expect(relatedOf([{ ...alone, id: 'other' }], alone)).toEqual([])
  })

  test('related solutions start with the same category and, within a category, with available solutions', () => {
    const solution = { category: 'Sales', isAvailable: true, comingSoon: false }
    const found = [
      { ...solution, id: 'other', category: 'Web' },
      { ...solution, id: 'soon', comingSoon: true },
      { ...solution, id: 'one' },
      { ...solution, id: 'near' },
      { ...solution, id: 'later', category: 'Web', comingSoon: true },
      { ...solution, id: 'last', category: 'Web', comingSoon: true },
    ]
    const related = relatedSolutions(found, { id: 'one', category: 'Sales' })
    expect(related.map(({ id }) => id)).toEqual(['near', 'soon', 'other', 'later'])
  })

  test('related products from the database come from the category, or from the seller if the category has no others', () =>
    withRollback(async (db) => {
      const product = { id: 'penetration-test', categoryId: 'security', sellerId: 'quiet-harbor-security' }
      const [stored] = await db
        .select()
        .from(marketplaceProducts)
        .where(eq(marketplaceProducts.id, product.id))
      expect(stored).toMatchObject(product)
      const inCategory = await relatedProducts(db, product)
      expect(inCategory).toHaveLength(4)
      expect(new Set(inCategory.map(({ categoryId }) => categoryId))).toEqual(new Set(['security']))
      const inSecurity = eq(marketplaceProducts.categoryId, 'security')
      await db.update(marketplaceProducts).set({ isActive: false }).where(inSecurity)
      const ofSeller = await relatedProducts(db, product)
      expect(ofSeller.every(({ sellerId }) => sellerId === product.sellerId)).toBe(true)
    }))
})
