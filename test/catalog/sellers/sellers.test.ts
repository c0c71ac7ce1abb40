import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { productsOfSeller } from '#catalog/products/marketplace.queries.server.ts'
import { seedSellerProfiles } from '#catalog/editing/seed-catalog.commands.server.ts'
import { allProducts, allSellerProfiles } from '#catalog/built-in/demo-products.ts'
import { sellerSummary } from '#catalog/sellers/seller-summary.ts'
import { sellerById, sellers } from '#catalog/sellers/sellers.queries.server.ts'
import { readSellers } from '#catalog/sellers/sellers.server.ts'
import type { Database } from '#db/database.server.ts'
import { createTestStore, withRollback } from '../../support/store.ts'
import { addProduct } from '../../support/add-product.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

function pageContext(db: Database) {
  return { ...createTestStore(db).context, shortLived: () => undefined, shows: () => undefined }
}

const sellerId = 'quiet-harbor-security'

describe('sellers (product: marketplace 38, 39)', () => {
  it('verified sellers are listed before others, and each group is sorted by name', () =>
    withRollback(async (db) => {
      expect((await sellers(db)).map(({ name }) => name)).toEqual([
        'Copperline Systems',
        'Lanternfield Labs',
        'Northlight Analytics',
        'Quiet Harbor Security',
        'Wadah Tech Solutions',
        'Brightwork Automation',
        'Fernhollow Studio',
      ])
    }))

  it('sellers have a profile and totals of their products', () =>
    withRollback(async (db) => {
      for (const profile of allSellerProfiles) {
        expect(await sellerById(db, profile.id)).toEqual(sellerSummary(profile, allProducts))
      }
    }))

  it('sellers are rated by reviews of active products with a readable rating', () =>
    withRollback(async (db) => {
      await db
        .update(marketplaceProducts)
        .set({ sellerId: null })
        .where(eq(marketplaceProducts.sellerId, sellerId))
      expect(await sellerById(db, sellerId)).toMatchObject({ productCount: 0, reviews: null })
      await addProduct(db, { id: 'one', sellerId, rating: '4.0', reviewCount: 30 })
      await addProduct(db, { id: 'two', sellerId, rating: '5.0', reviewCount: 10 })
      await addProduct(db, { id: 'unrated', sellerId, rating: '1.0', reviewCount: 0 })
      await addProduct(db, { id: 'hidden', sellerId, rating: '1.0', reviewCount: 90, isActive: false })
      await addProduct(db, { id: 'unreadable', sellerId, rating: 'NaN', reviewCount: 90 })
      // 40 reviews: 30 × 4.0 and 10 × 5.0.
      expect(await sellerById(db, sellerId)).toMatchObject({
        productCount: 4,
        reviews: { rating: 4.3, count: 40 },
      })
    }))

  it('the newest active products of a seller are returned', () =>
    withRollback(async (db) => {
      const found = await productsOfSeller(db, sellerId, 3)
      expect(found.map(({ id }) => id).slice(1)).toEqual(['backup-rehearsal', 'access-review'])
    }))

  it('sellers whose record cannot be read are left out', () =>
    withRollback(async (db) => {
      await db
        .update(marketplaceSellers)
        .set({ verifiedSince: 'infinity' })
        .where(eq(marketplaceSellers.id, sellerId))
      const pages = readSellers(pageContext(db))
      expect(await pages.list()).toHaveLength(6)
      expect(await pages.byId(sellerId)).toBeNull()
    }))

  it('an empty catalog has the built-in seller (product: marketplace 22)', () =>
    withRollback(async (db) => {
      await db.update(marketplaceProducts).set({ sellerId: null })
      await db.delete(marketplaceSellers)
      expect(await readSellers(pageContext(db)).list()).toMatchObject([
        { id: 'wadah-tech-solutions', categories: { length: 6 } },
      ])
    }))

  it('while the database is down, only the built-in seller is found', async () => {
    await withRollback(async (db) => {
      const pages = readSellers(pageContext(db))
      expect(await pages.byId('nobody')).toBeNull()
      expect(await pages.byId("'; drop table")).toBeNull()
    })
    const pages = readSellers(pageContext(unreachableDatabase))
    expect(await pages.list()).toMatchObject([{ id: 'wadah-tech-solutions', productCount: 10 }])
    expect(await pages.byId('wadah-tech-solutions')).toMatchObject({ responseHours: 24 })
    expect(await pages.byId(sellerId)).toBe('away')
    expect(await pages.productsOf('wadah-tech-solutions', 3)).toHaveLength(3)
    expect(await pages.productsOf(sellerId, 3)).toEqual([])
  })
})

describe('seeded profiles (product: marketplace 41)', () => {
  const empty = {
    verifiedSince: null,
    checks: [],
    responseHours: null,
    supportPolicy: null,
    refundPolicy: null,
    place: null,
    foundedYear: null,
    sellingSince: null,
  }

  it('seeded profiles fill empty profiles of earlier demo data, and leave edited profiles unchanged', () =>
    withRollback(async (db) => {
      await db.update(marketplaceSellers).set(empty)
      await db
        .update(marketplaceSellers)
        .set({ place: 'Oslo' })
        .where(eq(marketplaceSellers.id, 'fernhollow-studio'))
      await seedSellerProfiles(db)
      expect(await sellerById(db, sellerId)).toMatchObject({ place: 'Annapolis, MD', responseHours: 4 })
      expect(await sellerById(db, 'fernhollow-studio')).toMatchObject({ place: 'Oslo', responseHours: null })
    }))

  it('seeded profiles state what was checked for every verified seller, and claim no certificate', () => {
    for (const { id, isVerified, verifiedSince, sellingSince, checks, ...texts } of allSellerProfiles) {
      expect(verifiedSince !== null, id).toBe(isVerified)
      expect(checks.length > 0, id).toBe(isVerified)
      expect((verifiedSince ?? sellingSince ?? '') >= (sellingSince ?? ''), id).toBe(true)
      expect(JSON.stringify([checks, texts]), id).not.toMatch(/\b(?:SOC|ISO|HIPAA|PCI|certifi|guarantee)/i)
    }
  })
})
