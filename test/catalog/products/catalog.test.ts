import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { marketplaceCartItems } from '#cart/cart.tables.server.ts'
import { readCatalog } from '#catalog/products/catalog.server.ts'
import { readListings } from '#catalog/listing/listing.server.ts'
import { emptyListing } from '#catalog/listing/listing.ts'
import { readSolutions } from '#catalog/solutions/solutions.server.ts'
import type { Database } from '#db/database.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { createTestStore, withRollback } from '../../support/store.ts'
import { addProduct } from '../../support/add-product.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

const quokka = { state: { ...emptyListing, search: 'quokka' }, ignored: [] }

function reading(db: Database) {
  const { context } = createTestStore(db)
  const { metrics } = context
  const seen = { shortLived: 0 }
  const pageContext = {
    ...context,
    shortLived: () => void (seen.shortLived += 1),
    shows: () => undefined,
  }
  const counted = async () =>
    (await metrics.fallbacks.get()).values.map(({ labels, value }) => [
      labels['read'],
      labels['cause'],
      value,
    ])
  const unreadable = async () =>
    (await metrics.unreadableRows.get()).values.reduce((sum, { value }) => sum + value, 0)
  return {
    shop: readCatalog(pageContext),
    listings: readListings(pageContext),
    solutions: readSolutions(pageContext),
    seen,
    counted,
    unreadable,
  }
}

describe('while the database is down', () => {
  it('while the database is down, answers come from the built-in catalog and are cached briefly, and log and metrics report it', async () => {
    const { shop, seen, counted } = reading(unreachableDatabase)
    expect(await shop.categories()).toHaveLength(6)
    const newest = await shop.firstProducts({ limit: 100 })
    expect(newest.map(({ id }) => id).slice(4)).toEqual([
      'sports-betting-analysis',
      'ai-sales-infrastructure',
    ])
    expect(await shop.productById('security-platform')).toMatchObject({ price: 199_700 })
    expect(await shop.productById('open-mind-consulting')).toMatchObject({ price: 180_000 })
    expect(await shop.productById('penetration-test')).toBe('away')
    expect(await shop.consultingProducts()).toHaveLength(3)
    expect(seen.shortLived).toBe(6)
    expect(await counted()).toContainEqual(['products', 'error', 1])
  })

  it('while the database is down, solutions can be read by id with their fixed prices, but the list is empty', async () => {
    const { solutions } = reading(unreachableDatabase)
    expect(await solutions.list()).toEqual([])
    expect(await solutions.byId('wadah-elevate')).toMatchObject({ comingSoon: true })
    expect(await solutions.byId('other')).toBe('away')
  })
})

describe('while the tables are empty', () => {
  it('while the tables are empty, answers come from the built-in catalog and are cached normally', () =>
    withRollback(async (db) => {
      await db.delete(marketplaceCartItems)
      await db.delete(marketplaceProducts)
      await db.delete(marketplaceCategories)
      const { shop, listings, seen, counted } = reading(db)
      expect(await shop.categories()).toHaveLength(6)
      expect(await shop.firstProducts({ isFeatured: true, limit: 100 })).toHaveLength(6)
      expect(await shop.firstProducts({ categoryId: 'security', limit: 100 })).toHaveLength(1)
      expect((await listings.ofCategory('security', 100)).total).toBe(1)
      expect(await shop.productById('security-platform')).toMatchObject({ id: 'security-platform' })
      expect(await shop.productById('no-such-product')).toBeNull()
      expect(seen.shortLived).toBe(0)
      expect(await counted()).toContainEqual(['categories', 'empty', 1])
      await db.insert(marketplaceCategories).values({ id: 'pottery', name: 'Pottery', slug: 'pottery' })
      const chosen = { slug: 'pottery' }
      expect(await listings.ofCategory('pottery', 100)).toMatchObject({ chosen, products: [], total: 0 })
    }))
})

describe('rows that cannot be read', () => {
  it.each([
    ['a price that is not a number', { price: 'NaN' }],
    ['an original price that is not a number', { originalPrice: 'NaN' }],
    ['a rating that is not a number', { rating: 'NaN' }],
  ])('a product with %s is left out, and the other products are still listed', (_, facts) =>
    withRollback(async (db) => {
      const before = await reading(db).shop.firstProducts({ limit: 100 })
      await addProduct(db, { id: 'unreadable', name: 'unreadable quokka', ...facts })
      await addProduct(db, { id: 'readable', name: 'readable quokka' })
      const { shop, listings, seen, counted, unreadable } = reading(db)
      const after = await shop.firstProducts({ limit: 100 })
      expect(after.map(({ id }) => id).toSorted()).toEqual(
        [...before.map(({ id }) => id), 'readable'].toSorted(),
      )
      expect((await listings.first(quokka)).products.map(({ id }) => id)).toEqual(['readable'])
      expect(await shop.productById('unreadable')).toBeNull()
      expect(seen.shortLived).toBe(0)
      expect(await counted()).toEqual([])
      expect(await unreadable()).toBe(3)
    }),
  )

  it('a product with a date out of range is left out', () =>
    withRollback(async (db) => {
      await addProduct(db, { id: 'unreadable' })
      await db.execute(sql`update marketplace_products set created_at = 'infinity' where id = 'unreadable'`)
      const { shop, unreadable } = reading(db)
      const products = await shop.firstProducts({ limit: 100 })
      expect(products.length).toBeGreaterThan(6)
      expect(products.map(({ id }) => id)).not.toContain('unreadable')
      expect(await unreadable()).toBe(1)
    }))

  it('a solution with a price that is not a number is left out', () =>
    withRollback(async (db) => {
      await db.update(wtsSolutions).set({ price: 'NaN' }).where(eq(wtsSolutions.id, 'wadah-architect'))
      const { solutions, unreadable } = reading(db)
      expect(await solutions.list()).toHaveLength(5)
      expect(await solutions.byId('wadah-architect')).toBeNull()
      expect(await unreadable()).toBe(2)
    }))
})

it('a lookup with an invalid id runs no query', async () => {
  const { shop, solutions } = reading(unreachableDatabase)
  for (const id of ['', '\u0000', "'; drop table", '../x', 'a'.repeat(200)]) {
    expect(await shop.productById(id)).toBeNull()
    expect(await solutions.byId(id)).toBeNull()
  }
})
