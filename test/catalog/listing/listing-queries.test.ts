import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listProducts } from '#catalog/listing/built-in-listing.ts'
import { listedPage } from '#catalog/listing/listing.queries.server.ts'
import { emptyListing, type ListingState } from '#catalog/listing/listing.ts'
import { categories, firstProducts } from '#catalog/products/marketplace.queries.server.ts'
import { allSellers } from '#catalog/built-in/demo-products.ts'
import type { Database } from '#db/database.server.ts'
import { withRollback } from '../../support/store.ts'
import { onUnreadableRow } from '#db/readable-rows.server.ts'
import { addProduct } from '../../support/add-product.ts'
import { seededStates } from '../../support/samples/listing-states.ts'

const all = { offset: 0, limit: 1000 }

async function listed(db: Database, state: Partial<ListingState>, slice = all) {
  const question = { state: { ...emptyListing, ...state }, categories: await categories(db), slice }
  return listedPage(db, question)
}

/** 21,000 products, each with a higher price than the previous product. */
async function addManyProducts(db: Database): Promise<void> {
  // The triggers are off, because they would take most of the time of the test.
  await db.execute(sql`set local session_replication_role = replica`)
  await db.execute(sql`insert into marketplace_products
      (id, category_id, name, search_vector, search_text, price, review_count, rating)
    select 'many-' || n, case when n > 20500 then 'analytics' else 'security' end, name,
      search_vector(name, '', '', ''), name, n / 100.0, 1, case when n % 2 = 1 or n > 20997 then 5 else 3 end
    from generate_series(1, 21000) as n, concat('quokka', case when n % 2 = 0 then ' wombat' end,
      case when n > 10500 then ' numbat' end) as name`)
  await db.execute(sql`set local session_replication_role = origin`)
}

/** Products with every kind of value, some with equal sort values. */
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

describe('the listing of the database', () => {
  it('the listing of the database has the same products and counts as the built-in listing, for any filter (product: marketplace 43, 45, 48)', () =>
    withRollback(async (db) => {
      await addOddProducts(db)
      const shop = {
        products: (await firstProducts(db, all)).products,
        categories: await categories(db),
        sellers: allSellers,
      }
      await fc.assert(
        fc.asyncProperty(seededStates, async (state) => {
          const { products: found, ...page } = await listed(db, state)
          const { products: expected, ...rules } = listProducts(shop, { state, slice: all })
          expect(page).toEqual(rules)
          expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        }),
        { numRuns: 80 },
      )
    }))

  it('the listing of the database is paged in the selected order, and returns the total even beyond the last page', () =>
    withRollback(async (db) => {
      const whole = await listed(db, { sort: 'price' })
      const ids = whole.products.map(({ id }) => id)
      const second = await listed(db, { sort: 'price' }, { offset: 10, limit: 10 })
      expect(second.products.map(({ id }) => id)).toEqual(ids.slice(10, 20))
      const beyond = await listed(db, {}, { offset: 24_000_000, limit: 24 })
      expect(beyond).toMatchObject({ products: [], total: ids.length, isCapped: false })
    }))

  it('the listing of the database leaves out inactive products and accepts products with invalid numbers', () =>
    withRollback(async (db) => {
      const before = await listed(db, { rating: 3 })
      await addProduct(db, { id: 'hidden', isActive: false, reviewCount: 9 })
      onUnreadableRow(db, () => undefined)
      await addProduct(db, { id: 'odd-rating', rating: 'NaN', reviewCount: 9 })
      await addProduct(db, { id: 'odd-price', price: 'NaN', reviewCount: 9 })
      const after = await listed(db, { rating: 3 })
      expect(after.total).toBe(before.total + 1)
      expect(after.products).toHaveLength(before.total)
      expect(after.facets.price.bounds).toEqual(before.facets.price.bounds)
    }))

  it('the listing of the database stops counting at 10,001, sorts in order, and finds rare terms (product: marketplace 47)', () =>
    withRollback(async (db) => {
      await addManyProducts(db)
      await db.execute(sql`update marketplace_products set seller_id = 'fernhollow-studio'
        where id in ('many-20001', 'many-20003', 'many-20005')`)
      const security = await listed(db, { category: 'security' }, { offset: 0, limit: 8 })
      expect([security.products.length, security.total, security.isCapped]).toEqual([8, 10_000, true])
      const page = { offset: 0, limit: 24 }
      const ids = (answer: Awaited<ReturnType<typeof listed>>) => answer.products.map(({ id }) => id)
      const everything = await listed(db, { search: 'quokka', sort: '-price' }, page)
      expect(everything).toMatchObject({ total: 10_000, isCapped: true, facets: { isCapped: true } })
      expect(ids(everything)[0]).toBe('many-21000')
      expect(ids(await listed(db, { search: 'quokka', sort: 'price' }, page))[0]).toBe('many-1')
      const rare = await listed(db, { search: 'quokka', sellers: ['fernhollow-studio'] }, page)
      expect(rare).toMatchObject({ total: 3, isCapped: false, facets: { isCapped: true } })
      expect(rare.facets.sellers.find(({ isChosen }) => isChosen)?.count).toBe(3)
      const price = { from: 1_00, to: null }
      const many = await listed(db, { search: 'quokka', price, sort: 'price' }, page)
      expect(many.isCapped).toBe(true)
      expect(ids(many).slice(0, 2)).toEqual(['many-100', 'many-101'])
      const half = { search: 'wombat', price: { from: 0, to: 105_00 } } as const
      expect(await listed(db, half, page)).toMatchObject({ total: 5_250, isCapped: false })
      const few = await listed(db, { search: 'wombat', rating: 4, sort: 'price' }, page)
      expect(few).toMatchObject({ total: 2, isCapped: false })
      expect(ids(few)).toEqual(['many-20998', 'many-21000'])
      const late = await listed(db, { search: 'numbat', sort: 'price' }, { offset: 2_400, limit: 2 })
      expect(ids(late)).toEqual(['many-12901', 'many-12902'])
      await db.execute(sql`delete from marketplace_products where id between 'many-20501' and 'many-21000'
        and length(id) = 10`)
      const exact = await listed(db, { search: 'numbat' }, page)
      expect(exact).toMatchObject({ total: 10_000, isCapped: false })
    }))
})
