import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { applyDueOffers, decideOffer, planOffer } from '#catalog/offers/offers.commands.server.ts'
import { offersOf, runningOffer } from '#catalog/offers/offers.queries.server.ts'
import { priceHistory } from '#catalog/offers/offers.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { withShop } from '../../support/order-shop.ts'
import { changeProduct } from '../../support/add-product.ts'

const productId = 'cart-plain'
const actor = { kind: 'command' } as const
const at = (day: number) => new Date(Date.UTC(2027, 0, day))
const offer = { actor, now: at(1), productId, price: 800, startsAt: at(10), endsAt: at(20) }

/**
 * Gives the product a price of $10.50 from January 1, 2026, and of $9.00 in the first week of December 2026.
 */
async function withHistory(db: Database) {
  await db.delete(priceHistory)
  const prices = [
    ['10.50', '2026-01-01'],
    ['9.00', '2026-12-01'],
    ['10.50', '2026-12-08'],
  ] as const
  await db.insert(priceHistory).values(
    prices.map(([price, day]) => ({
      productType: 'marketplace' as const,
      productId,
      price,
      at: new Date(day),
    })),
  )
}

/** Starts the due offer. The price history gets the time of the database, so the test replaces it. */
async function startedAt(db: Database, now: Date): Promise<void> {
  await applyDueOffers(db, now)
  await db.update(priceHistory).set({ at: now }).where(eq(priceHistory.price, '8.00'))
}

async function pricesOf(db: Database) {
  const { price, originalPrice } = marketplaceProducts
  const [product] = await db
    .select({ price, originalPrice })
    .from(marketplaceProducts)
    .where(eq(marketplaceProducts.id, productId))
  return product
}

test('an offer lowers the price from its start until its end, and the previous price is kept as the regular price', () =>
  withShop(async ({ db }) => {
    const before = await pricesOf(db)
    expect(await planOffer(db, { ...offer, state: 'scheduled' })).toEqual({ ok: true, value: undefined })
    await applyDueOffers(db, at(9))
    expect(await pricesOf(db)).toEqual(before)
    await applyDueOffers(db, at(10))
    await applyDueOffers(db, at(15))
    expect(await pricesOf(db)).toEqual({ price: '8.00', originalPrice: '10.50' })
    await applyDueOffers(db, at(20))
    expect(await pricesOf(db)).toEqual(before)
    expect(await offersOf(db, productId)).toMatchObject([{ state: 'ended' }])
  }))

test('a price that is changed during an offer is kept after the offer ends', () =>
  withShop(async ({ db }) => {
    await planOffer(db, { ...offer, state: 'scheduled' })
    await applyDueOffers(db, at(10))
    await changeProduct(db, productId, { price: '7.00' })
    await applyDueOffers(db, at(20))
    expect((await pricesOf(db))?.price).toBe('7.00')
  }))

test('an offer that is not lower than the price at its start ends without changing the price', () =>
  withShop(async ({ db }) => {
    await planOffer(db, { ...offer, state: 'scheduled' })
    await changeProduct(db, productId, { price: '8.00' })
    await applyDueOffers(db, at(10))
    expect(await offersOf(db, productId)).toMatchObject([{ state: 'ended' }])
    expect((await pricesOf(db))?.price).toBe('8.00')
  }))

test('an offer must be lower than the price and must not overlap another offer', () =>
  withShop(async ({ db }) => {
    expect(await planOffer(db, { ...offer, price: 1_050, state: 'scheduled' })).toMatchObject({
      reason: 'not_lower',
    })
    await planOffer(db, { ...offer, state: 'scheduled' })
    const inside = { ...offer, startsAt: at(19), endsAt: at(25), state: 'scheduled' } as const
    expect(await planOffer(db, inside)).toMatchObject({ reason: 'overlaps' })
    expect(await planOffer(db, { ...inside, startsAt: at(20) })).toMatchObject({ ok: true })
  }))

test('a proposed offer starts only after approval, and a rejected offer never starts', () =>
  withShop(async ({ db }) => {
    await planOffer(db, { ...offer, state: 'submitted' })
    await applyDueOffers(db, at(10))
    expect((await pricesOf(db))?.price).toBe('10.50')
    const [first] = await offersOf(db, productId)
    await decideOffer(db, { id: first?.id ?? '', to: 'scheduled', actor, now: at(11) })
    await applyDueOffers(db, at(11))
    expect((await pricesOf(db))?.price).toBe('8.00')
    await decideOffer(db, { id: first?.id ?? '', to: 'ended', actor, now: at(12) })
    expect((await pricesOf(db))?.price).toBe('10.50')
    expect(await decideOffer(db, { id: first?.id ?? '', to: 'scheduled', actor, now: at(12) })).toMatchObject(
      {
        reason: 'changed',
      },
    )
  }))

test('an offer that is approved after its first day begins with the approval, and its lowest price includes the days until then', () =>
  withShop(async ({ db }) => {
    await withHistory(db)
    await planOffer(db, { ...offer, state: 'submitted' })
    await db.insert(priceHistory).values([
      { productType: 'marketplace', productId, price: '8.00', at: at(11) },
      { productType: 'marketplace', productId, price: '7.50', at: at(12) },
      { productType: 'marketplace', productId, price: '10.50', at: at(13) },
    ])
    const [proposed] = await offersOf(db, productId)
    const approval = { id: proposed?.id ?? '', to: 'scheduled', actor, now: at(15) } as const
    expect(await decideOffer(db, approval)).toMatchObject({ ok: true })
    await applyDueOffers(db, at(15))
    const newest = sql`${priceHistory.id} = (select max(id) from price_history)`
    await db
      .update(priceHistory)
      .set({ at: at(15) })
      .where(newest)
    expect(await offersOf(db, productId)).toMatchObject([
      { state: 'running', startsAt: at(15), hasRun: true },
    ])
    expect(await runningOffer(db, productId)).toMatchObject({ lowest: 750 })
  }))

test('an offer whose first day is in the past begins when it is planned, and an offer whose last day is over cannot be approved', () =>
  withShop(async ({ db }) => {
    await planOffer(db, { ...offer, now: at(12), state: 'scheduled' })
    expect(await offersOf(db, productId)).toMatchObject([{ startsAt: at(12) }])
    await planOffer(db, { ...offer, startsAt: at(21), endsAt: at(22), state: 'submitted' })
    const [late] = await offersOf(db, productId)
    const approval = { id: late?.id ?? '', to: 'scheduled', actor, now: at(22) } as const
    expect(await decideOffer(db, approval)).toMatchObject({ reason: 'changed' })
    await applyDueOffers(db, at(22))
    expect(await offersOf(db, productId)).toMatchObject([{ state: 'ended', hasRun: false }, {}])
  }))

test('every change of a price is added to the price history, and other changes are not', () =>
  withShop(async ({ db }) => {
    await db.delete(priceHistory)
    const product = eq(marketplaceProducts.id, productId)
    await db.update(marketplaceProducts).set({ price: '11.00' }).where(product)
    await db.update(marketplaceProducts).set({ name: 'Other', price: '11.00' }).where(product)
    await db.execute(
      sql`update wts_solutions set price = price + 1 where id = (select min(id) from wts_solutions)`,
    )
    expect(await db.select().from(priceHistory)).toMatchObject([
      { productType: 'marketplace', productId, price: '11.00' },
      { productType: 'wts_solution' },
    ])
  }))

test.each([
  ['within the 30 days', at(5), 900],
  ['at the beginning of the 30 days', new Date('2027-01-06'), 900],
  ['before the 30 days', new Date('2027-01-08'), 1_050],
])(
  'the lowest price before an offer includes lower prices of the 30 days, and no earlier prices: %s',
  (_, startsAt, lowest) =>
    withShop(async ({ db }) => {
      await withHistory(db)
      await planOffer(db, { ...offer, startsAt, state: 'scheduled' })
      await startedAt(db, startsAt)
      expect(await runningOffer(db, productId)).toEqual({ endsAt: at(20).toISOString(), lowest })
    }),
)

test('the lowest price before an offer that is planned for today includes today’s earlier prices', () =>
  withShop(async ({ db }) => {
    await withHistory(db)
    const hour = (hours: number) => new Date(at(10).getTime() + hours * 3_600_000)
    await db.insert(priceHistory).values([
      { productType: 'marketplace', productId, price: '8.50', at: hour(9) },
      { productType: 'marketplace', productId, price: '10.50', at: hour(10) },
    ])
    await planOffer(db, { ...offer, now: hour(11), startsAt: at(10), state: 'scheduled' })
    await startedAt(db, hour(12))
    expect(await runningOffer(db, productId)).toMatchObject({ lowest: 850 })
  }))

test('planning and applying an offer are recorded in the audit log', () =>
  withShop(async ({ db }) => {
    await planOffer(db, { ...offer, state: 'scheduled' })
    await applyDueOffers(db, at(10))
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, productId))
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'offers.apply',
      'offers.edit',
      'offers.edit',
    ])
  }))
