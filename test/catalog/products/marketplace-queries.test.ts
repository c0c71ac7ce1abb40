import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { categories, firstProducts, productById } from '#catalog/products/marketplace.queries.server.ts'
import { onUnreadableRow } from '#db/readable-rows.server.ts'
import { withRollback } from '../../support/store.ts'
import { searchProducts } from '../../support/search-results.ts'
import { addProduct, changeProduct } from '../../support/add-product.ts'

const all = { offset: 0, limit: 100 }
const ids = (page: { products: readonly { id: string }[] }) => page.products.map(({ id }) => id)

describe('lists (product: marketplace 11, 21)', () => {
  it('the list of categories contains the active categories in their order', () =>
    withRollback(async (db) => {
      await db
        .update(marketplaceCategories)
        .set({ isActive: false })
        .where(eq(marketplaceCategories.id, 'analytics'))
      await db
        .update(marketplaceCategories)
        .set({ sortOrder: 9 })
        .where(eq(marketplaceCategories.id, 'ai-tools'))
      expect((await categories(db)).map(({ id }) => id)).toEqual([
        'business-tools',
        'consulting',
        'automation',
        'security',
        'ai-tools',
      ])
    }))

  it('the list of products contains active products with category and seller, newest first, then by id', () =>
    withRollback(async (db) => {
      const createdAt = new Date('2030-01-01')
      await addProduct(db, { id: 'b', createdAt })
      await addProduct(db, { id: 'a', createdAt })
      await addProduct(db, { id: 'hidden', createdAt, isActive: false })
      const page = await firstProducts(db, all)
      expect(ids(page).slice(0, 3)).toEqual(['a', 'b', 'sports-betting-analysis'])
      expect(page.products[2]).toMatchObject({
        price: 9700,
        category: { slug: 'analytics' },
        seller: { isVerified: true },
      })
    }))

  it('the list of products can be limited to featured products', () =>
    withRollback(async (db) => {
      const shop = await firstProducts(db, all)
      const featured = await firstProducts(db, { isFeatured: true, ...all })
      expect(ids(featured).toSorted()).toEqual(
        ids({ products: shop.products.filter(({ isFeatured }) => isFeatured) }).toSorted(),
      )
      expect(featured.products.length).toBeGreaterThan(0)
    }))

  it('the list of products can be limited to a category', () =>
    withRollback(async (db) => {
      const shop = await firstProducts(db, all)
      const ofCategory = await firstProducts(db, { categoryId: 'security', ...all })
      const expected = shop.products.filter(({ categoryId }) => categoryId === 'security')
      expect(ids(ofCategory)).toEqual(ids({ products: expected }))
      expect(expected.length).toBeGreaterThan(0)
    }))

  it('an empty list of featured products is reported as empty only if all rows can be read', () =>
    withRollback(async (db) => {
      await db.update(marketplaceProducts).set({ isFeatured: false })
      expect(await firstProducts(db, { isFeatured: true, limit: 2 })).toEqual({ products: [], isNone: true })
      await addProduct(db, { id: 'unreadable', isFeatured: true, price: 'NaN' })
      onUnreadableRow(db, () => undefined)
      const found = await firstProducts(db, { isFeatured: true, limit: 2 })
      expect(found).toEqual({ products: [], isNone: false })
    }))
})

describe('search (product: search 1, 2, 3, 4)', () => {
  it('search matches parts of names and descriptions and whole tags, in any letter case', () =>
    withRollback(async (db) => {
      await addProduct(db, { id: 'by-name', name: 'A Quokka kit' })
      await addProduct(db, { id: 'by-description', description: 'for qUOKKAs' })
      await addProduct(db, { id: 'by-tag', tags: ['Other', 'QUOKKA'] })
      await addProduct(db, { id: 'part-of-tag', tags: ['quokkas'] })
      await addProduct(db, { id: 'inactive', name: 'quokka', isActive: false })
      expect(ids(await searchProducts(db, ' quokka ', all)).toSorted()).toEqual([
        'by-description',
        'by-name',
        'by-tag',
      ])
    }))

  it('search results are sorted best rated first, then newest', () =>
    withRollback(async (db) => {
      await addProduct(db, { id: 'old', name: 'quokka', rating: '4.9', createdAt: new Date('2020-01-01') })
      await addProduct(db, { id: 'new', name: 'quokka', rating: '4.9', createdAt: new Date('2021-01-01') })
      await addProduct(db, { id: 'best', name: 'quokka', rating: '5.0', createdAt: new Date('2019-01-01') })
      expect(ids(await searchProducts(db, 'quokka', all))).toEqual(['best', 'new', 'old'])
      const second = await searchProducts(db, 'quokka', { offset: 1, limit: 1 })
      expect([ids(second), second.total]).toEqual([['new'], 3])
    }))
})

describe('one product', () => {
  it('an active product is read with its category and seller, and an inactive product is not found', () =>
    withRollback(async (db) => {
      expect(await productById(db, 'security-platform')).toMatchObject({
        price: 199_700,
        originalPrice: 299_700,
        maxQuantity: 10,
        seller: { name: 'Wadah Tech Solutions', isVerified: true },
      })
      await changeProduct(db, 'security-platform', { isActive: false })
      expect(await productById(db, 'security-platform')).toBeNull()
      expect(await productById(db, 'nobody')).toBeNull()
    }))
})
