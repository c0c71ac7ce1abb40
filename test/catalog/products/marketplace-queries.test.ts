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
      expect(ids(page).slice(0, 3)).toEqual(['a', 'b', 'workflow-automation-suite'])
      expect(page.products[2]).toMatchObject({
        price: 99_700,
        category: { slug: 'automation' },
        seller: { isVerified: true },
      })
    }))

  it('the list of products can be limited to featured products and to a category', () =>
    withRollback(async (db) => {
      const { products } = await firstProducts(db, all)
      const featured = products.filter(({ isFeatured }) => isFeatured)
      expect(featured).not.toEqual([])
      const listed = await firstProducts(db, { isFeatured: true, ...all })
      expect(ids(listed).toSorted()).toEqual(ids({ products: featured }).toSorted())
      const secure = products.filter(({ categoryId }) => categoryId === 'security')
      expect(secure).not.toEqual([])
      expect(ids(await firstProducts(db, { categoryId: 'security', ...all }))).toEqual(
        ids({ products: secure }),
      )
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
