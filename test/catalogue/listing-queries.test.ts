import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listProducts } from '#catalogue/facets/built-in-listing.ts'
import { newCountedListings, type CountedListings } from '#catalogue/facets/listing-counts.server.ts'
import { knownSellers, listedPage } from '#catalogue/facets/listing.queries.server.ts'
import { readListings } from '#catalogue/facets/listing.server.ts'
import { emptyListing, type ListingState } from '#catalogue/listing.ts'
import { categories, firstProducts, productsInCategory } from '#catalogue/marketplace.queries.server.ts'
import { allSellers } from '#catalogue/seed/products.ts'
import type { Database } from '#db/database.server.ts'
import { withRollback, withStore } from '../support/store.ts'
import { addProduct } from './products.ts'
import { seededStates } from './listing-states.ts'

const all = { offset: 0, limit: 1000 }

async function listed(db: Database, state: Partial<ListingState>, slice = all, counted?: CountedListings) {
  const question = { state: { ...emptyListing, ...state }, categories: await categories(db), slice, counted }
  return listedPage(db, question, () => undefined)
}

/** 21,000 of them, of which each has a higher price than those before it. */
async function addManyProducts(db: Database): Promise<void> {
  await db.execute(sql`alter table marketplace_products disable trigger user`)
  // In parts: a statement may take five seconds, and a busy machine takes its time.
  for (let first = 1; first < 21_000; first += 3_000)
    await db.execute(sql`insert into marketplace_products (id, category_id, name, price, review_count, rating)
      select 'many-' || n, case when n > 20500 then 'analytics' else 'security' end,
        'quokka' || case when n % 2 = 0 then ' wombat' else '' end || case when n > 10500 then ' numbat' else '' end,
        n / 100.0, 1, case when n % 2 = 1 or n > 20997 then 5 else 3 end
      from generate_series(${first}::int, ${first + 2_999}) as n`)
}

/** Products with every kind of value, some of them equal in what they are ordered by. */
async function addOddProducts(db: Database): Promise<void> {
  const types = ['one_time', 'subscription', 'lead_generation', 'download', 'consulting']
  const addresses = [
    null,
    '/downloads/a.pdf',
    '//elsewhere',
    'javascript:x',
    'https://x.test/',
    'https://x y',
  ]
  const prices = ['0.00', '24.00', '99.99', '100.00', '500.00', '2000.00']
  const ratings = ['5.0', '4.5', '4.4', '3.0', '1.0']
  for (let n = 0; n < 60; n += 1) {
    await addProduct(db, {
      id: `odd-${String(n).padStart(2, '0')}`,
      name: n % 4 === 0 ? `Report ${n}` : `Odd ${n}`,
      tags: n % 5 === 0 ? ['EMAIL'] : [],
      price: prices[n % 6] ?? '0.00',
      productType: types[n % 5] ?? 'one_time',
      redirectUrl: addresses[n % 7] ?? null,
      rating: ratings[n % 5] ?? '5.0',
      reviewCount: n % 3,
      downloadCount: n % 2,
      categoryId: n % 11 === 0 ? null : 'analytics',
      sellerId: n % 6 === 0 ? null : (allSellers[n % allSellers.length]?.id ?? null),
      createdAt: new Date(2030, 0, 1 + (n % 9)),
    })
  }
}

/** Rows that an index has led to in this transaction. */
async function rowsReadBy(db: Database, index: string): Promise<number> {
  const { rows } = await db.execute<{ read: number }>(
    sql`select pg_stat_get_xact_tuples_fetched(${index}::regclass)::int as read`,
  )
  return rows[0]?.read ?? NaN
}

describe('the listing of the database', () => {
  it('shows and counts what the rules say of any choice (product: marketplace 43, 45, 48)', async () => {
    await withRollback(async (db) => {
      await addOddProducts(db)
      const shop = {
        products: (await firstProducts(db, all)).products,
        categories: await categories(db),
        sellers: allSellers,
      }
      await fc.assert(
        fc.asyncProperty(seededStates, async (state) => {
          const counted = newCountedListings()
          const answer = await listed(db, state, all, counted)
          expect(await listed(db, state, all, counted)).toEqual(answer)
          const { products: found, ...page } = answer
          const { products: expected, ...rules } = listProducts(shop, { state, slice: all })
          expect(page).toEqual(rules)
          expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        }),
        { numRuns: 80 },
      )
    })
  })

  it('pages in the chosen order, and knows the total beyond the end', async () => {
    await withRollback(async (db) => {
      const whole = await listed(db, { sort: 'price' })
      const ids = whole.products.map(({ id }) => id)
      const second = await listed(db, { sort: 'price' }, { offset: 10, limit: 10 })
      expect(second.products.map(({ id }) => id)).toEqual(ids.slice(10, 20))
      const beyond = await listed(db, {}, { offset: 24_000_000, limit: 24 })
      expect(beyond).toMatchObject({ products: [], total: ids.length, isCapped: false })
    })
  })

  it('leaves out what is not active, and does not fail on numbers that are none', async () => {
    await withRollback(async (db) => {
      const before = await listed(db, { rating: 3 })
      await addProduct(db, { id: 'hidden', isActive: false, reviewCount: 9 })
      await addProduct(db, { id: 'odd-rating', rating: 'NaN', reviewCount: 9 })
      await addProduct(db, { id: 'odd-price', price: 'NaN', reviewCount: 9 })
      const after = await listed(db, { rating: 3 })
      expect(after.total).toBe(before.total + 1)
      expect(after.products).toHaveLength(before.total)
      expect(after.facets.price.bounds).toEqual(before.facets.price.bounds)
    })
  })

  it('counts a list once until the catalogue changes, for all its pages and orders', async () => {
    await withStore(async ({ db, context }) => {
      const listings = readListings({ ...context, shortLived: () => undefined })
      const total = async (state: Partial<ListingState>) =>
        (await listings.first({ state: { ...emptyListing, ...state }, ignored: [] })).total
      const before = await total({ search: 'quokka' })
      await addProduct(db, { id: 'one', name: 'Quokka' })
      expect(await total({ search: 'quokka', sort: 'price', page: 2 })).toBe(before)
      expect(await total({ search: 'quokka', availableOnly: true })).toBe(before + 1)
      context.changeEvents.publish('answers_changed', 'product:one listing')
      expect(await total({ search: 'quokka', sort: 'price' })).toBe(before + 1)
    })
  })

  it('knows which sellers there are', async () => {
    await withRollback(async (db) => {
      expect(await knownSellers(db, ['nobody', 'lanternfield-labs', "'"])).toEqual(['lanternfield-labs'])
      expect(await knownSellers(db, [])).toEqual([])
    })
  })

  it('finds what is rare among very many, and says that it counted some (product: marketplace 47)', async () => {
    await withRollback(async (db) => {
      const upTo90 = { price: { from: 0, to: 90_00 } }
      const before = await listed(db, upTo90)
      await addManyProducts(db)
      await db.execute(sql`update marketplace_products set seller_id = 'fernhollow-studio'
        where id in ('many-20001', 'many-20003', 'many-20005')`)
      const security = await productsInCategory(db, 'security', 8)
      expect([security.products.length, security.total, security.isCapped]).toEqual([8, 10_000, true])
      const { total } = await productsInCategory(db, 'analytics', 8)
      expect(total).toBe((await listed(db, { category: 'analytics' })).total)
      const page = { offset: 0, limit: 24 }
      const counted = newCountedListings()
      const everything = await listed(db, { search: 'quokka', sort: '-price' }, page, counted)
      expect(everything).toMatchObject({ total: 10_000, isCapped: true })
      expect(everything.products[0]?.id).toBe('many-21000')
      const cheapest = await listed(db, { search: 'quokka', sort: 'price' }, page, counted)
      expect(cheapest.products[0]?.id).toBe('many-1')
      expect({ ...cheapest, products: [] }).toEqual({ ...everything, products: [] })
      const rare = await listed(db, { search: 'quokka', sellers: ['fernhollow-studio'] }, page)
      expect(rare).toMatchObject({ total: 3, isCapped: false, facets: { isCapped: true } })
      expect(rare.facets.sellers.find(({ isChosen }) => isChosen)?.count).toBe(3)
      const price = { from: 1_00, to: null }
      const many = await listed(db, { search: 'quokka', price, sort: 'price' }, page)
      expect(many.isCapped).toBe(true)
      expect(many.products.map(({ id }) => id).slice(0, 2)).toEqual(['many-100', 'many-101'])
      const listOnly = await listed(db, { price, sort: '-price' }, page)
      expect(listOnly).toMatchObject({ total: 10_000, isCapped: true, facets: { isCapped: true } })
      const fewer = await listed(db, upTo90, page)
      expect(fewer).toMatchObject({
        total: before.total + 9_000,
        isCapped: false,
        facets: { isCapped: true },
      })
      const fewerFound = await listed(db, { ...upTo90, search: 'quokka' }, page)
      expect(fewerFound).toMatchObject({ total: 9_000, isCapped: false })
      // 10,500 are too close to 10,000 to be sure without counting.
      expect(await listed(db, { search: 'wombat' }, page)).toMatchObject({ total: 10_000, isCapped: true })
      const upTo205 = { price: { from: 0, to: 205_00 }, sort: 'price' } as const
      const some = await listed(db, { ...upTo205, search: 'wombat' }, page)
      expect(some.isCapped).toBe(true)
      expect(some.total).toBeGreaterThan(1_000)
      expect(some.total).toBeLessThan(2_500)
      expect(some.products.map(({ id }) => id).slice(0, 2)).toEqual(['many-2', 'many-4'])
      // More than 10,000 match each, and few both: a sample could have none of them.
      const half = { search: 'wombat', price: { from: 0, to: 105_00 } } as const
      expect(await listed(db, half, page)).toMatchObject({ total: 5_250, isCapped: false })
      const both = { search: 'wombat', rating: 4, sort: 'price' } as const
      const few = await listed(db, both, page, counted)
      expect(few).toMatchObject({ total: 2, isCapped: false, facets: { isCapped: true } })
      expect(few.products.map(({ id }) => id)).toEqual(['many-20998', 'many-21000'])
      const otherWay = await listed(db, { ...both, sort: '-price' }, page, counted)
      expect(otherWay.products.map(({ id }) => id)).toEqual(['many-21000', 'many-20998'])
    })
  })

  it('sorts what a search finds late in an order, and does not read the order to its end (product: quality 16)', async () => {
    await withRollback(async (db) => {
      await addManyProducts(db)
      const mostInOrder = 1_000
      const counted = newCountedListings()
      const byPrice = async (state: Partial<ListingState>, offset = 0) => {
        const question = { state: { ...emptyListing, ...state, sort: 'price' as const }, categories: [] }
        const slice = { offset, limit: 24 }
        const { products, isCapped } = await listedPage(db, { ...question, slice, counted, mostInOrder })
        expect(isCapped).toBe(true)
        return products.map(({ id }) => id)
      }
      const from = (first: number, step = 1) =>
        Array.from({ length: 24 }, (_, n) => `many-${first + n * step}`)
      expect(await byPrice({ search: 'numbat' })).toEqual(from(10_501))
      expect(await byPrice({ search: 'numbat' })).toEqual(from(10_501))
      expect(await byPrice({ search: 'numbat' }, 2_400)).toEqual(from(12_901))
      expect(await byPrice({ search: 'wombat' })).toEqual(from(2, 2))
      expect(await byPrice({ search: 'wombat' }, 960)).toEqual(from(1_922, 2))
      expect(await rowsReadBy(db, 'marketplace_products_counted_by_price')).toBeLessThan(5 * mostInOrder)
    })
  })

  it('reads no product that facets leave out, in the order of a search (product: quality 16)', async () => {
    await withRollback(async (db) => {
      await addManyProducts(db)
      const state = { search: 'quokka', price: { from: 105_00, to: null }, sort: 'popular' as const }
      const { products, isCapped } = await listed(db, state, { offset: 0, limit: 24 })
      expect(isCapped).toBe(true)
      expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, n) => `many-${10_500 + n}`))
      expect(await rowsReadBy(db, 'marketplace_products_counted_by_downloads')).toBeLessThan(100)
    })
  })
})
