import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListingRequest } from '#catalog/listing/listed-page.ts'
import { readListings } from '#catalog/listing/listing.server.ts'
import { emptyListing, parseListing, type ListingState } from '#catalog/listing/listing.ts'
import { builtInProducts } from '#catalog/built-in/built-in-catalog.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { loader } from '#marketplace/listing/listing.page.tsx'
import { categoryAnswer } from '#marketplace/listing/listing-data.ts'
import type { Database } from '#db/database.server.ts'
import { notInArray } from 'drizzle-orm'
import { callPage } from '../../support/dashboard.ts'
import { createTestStore, withRollback } from '../../support/store.ts'
import { seededStates } from '../../support/samples/listing-states.ts'
import { unreachableDatabase } from '../../support/database/unreachable-database.ts'

/** Reads from a database that must respond. */
function listingsOn(db: Database) {
  return readingOf(db, () => {
    throw new Error('The database did not respond.')
  })
}

function readingOf(db: Database, shortLived: () => void) {
  const { context } = createTestStore(db)
  return readListings({ ...context, shortLived })
}

function away() {
  return readingOf(unreachableDatabase, () => undefined)
}

const ask = (state: Partial<ListingState>): ListingRequest => ({
  state: { ...emptyListing, ...state },
  ignored: [],
})

it('a listing shows the same products from the built-in catalog as from the database', async () => {
  const ofBuiltIn = away()
  await withRollback(async (db) => {
    const ids = builtInProducts.map(({ id }) => id)
    await db
      .update(marketplaceProducts)
      .set({ isActive: false })
      .where(notInArray(marketplaceProducts.id, ids))
    const ofDatabase = listingsOn(db)
    await fc.assert(
      fc.asyncProperty(seededStates, async (state) => {
        const listingRequest = ask({
          ...state,
          sellers: state.sellers.filter((id) => id === 'wadah-tech-solutions'),
        })
        expect(await ofBuiltIn.first(listingRequest)).toEqual({
          ...(await ofDatabase.first(listingRequest)),
          isAway: true,
          isBuiltIn: true,
        })
      }),
      { numRuns: 60 },
    )
  })
})

it('a listing drops unknown categories and sellers, and reports them (product: marketplace 46)', () =>
  withRollback(async (db) => {
    for (const listings of [listingsOn(db), away()]) {
      const { state, ignored, total } = await listings.first(
        ask({ within: ['nowhere', 'security'], sellers: ['nobody'], category: null }),
      )
      expect(state).toMatchObject({ within: ['security'], sellers: [] })
      expect(ignored).toEqual(['in', 'seller'])
      expect(total).toBeGreaterThan(0)
    }
    const all = await listingsOn(db).first(ask({}))
    const unknown = await listingsOn(db).first(ask({ category: 'nowhere' }))
    expect(unknown).toMatchObject({ total: all.total, chosen: null, ignored: ['category'] })
    const withPrice = await listingsOn(db).first({ ...ask({ category: 'nowhere' }), ignored: ['price'] })
    expect(withPrice.ignored).toEqual(['category', 'price'])
    expect(categoryAnswer(unknown)).toBe('missing')
    expect(categoryAnswer(await away().first(ask({ category: 'nowhere' })))).toBe('away')
    expect(categoryAnswer(await away().first(ask({ category: 'security' })))).toBe('found')
  }))

it('a listing without results shows no built-in products unless the catalog is empty', () =>
  withRollback(async (db) => {
    await db.update(marketplaceProducts).set({ price: '1.00' })
    const nothing = ask({ price: { from: 1_000_00, to: null } })
    expect(await listingsOn(db).first(nothing)).toMatchObject({ products: [], total: 0 })
    await db.update(marketplaceProducts).set({ isActive: false })
    expect((await listingsOn(db).first(nothing)).total).toBeGreaterThan(0)
  }))

it('a listing accepts any address without an error', () =>
  withRollback(async (db) => {
    const listings = listingsOn(db)
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('0-99999999', '999999999-999999999.99', '\u0000', "'", '%'),
    )
    const names = fc.constantFrom('search', 'category', 'in', 'seller', 'price', 'rating', 'sort', 'page')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, text)), async (given) => {
        const { total } = await listings.first(parseListing(new URLSearchParams(given)))
        expect(total).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 },
    )
  }))

it('the listing of a category that only the database knows answers 503 while the database is down', async () => {
  const store = createTestStore(unreachableDatabase)
  const open = (category: string) =>
    callPage(loader, store, { path: `/marketplace-full?category=${category}` })
  expect((await open('security')).chosen?.slug).toBe('security')
  await expect(open('only-stored')).rejects.toMatchObject({ status: 503 })
})
