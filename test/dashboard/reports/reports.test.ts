import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { loader as csvLoader } from '#dashboard/reports/report-csv.page.tsx'
import { loader } from '#dashboard/reports/reports.page.tsx'
import { addToDailyCounts } from '#http/daily-counts/daily-counts.commands.server.ts'
import { dailyCounts } from '#http/daily-counts/daily-counts.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { productsOf } from '#dashboard/orders/order-row.ts'
import { soldLineFilterOf } from '#orders/admin/sold-line-filter.ts'
import { soldLines } from '#orders/admin/sold-lines.queries.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import {
  orderLines,
  orderNotes,
  orders,
  orderTransitions,
  portalEvents,
} from '#orders/orders.tables.server.ts'
import { salesByProduct } from '#orders/statements/statement-lines.queries.server.ts'
import { statementsOf } from '#orders/statements/statements.queries.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { existing } from '../../support/buyer.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { placeOrder, withShop } from '../../support/order-shop.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import type { TestStore } from '../../support/store.ts'
import { bill, changeQuantityOn, period, subscribe } from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

const range = '?from=2026-03-01&to=2026-03-31'
const paidAt = new Date('2026-03-10T12:00:00Z')

const noOther = { quarterly: 0, yearly: 0 }

interface Made {
  seller: string | null
  productId: string
  price: string
  quantity?: number
  interval?: string
  type?: 'marketplace' | 'wts_solution'
}

/** Places an order of these lines and moves it to this status, with its hand-off and payment in March. */
async function made(
  store: TestStore,
  lines: readonly Made[],
  reached: readonly ('signed' | 'paid' | 'active' | 'cancelled')[] = ['signed', 'paid'],
  at = paidAt,
): Promise<void> {
  const { db } = store
  const orderId = await placeOrder(store)
  const isOrder = eq(orders.id, orderId)
  await db
    .update(orders)
    .set({ preparedAt: at, status: reached.at(-1) ?? 'prepared' })
    .where(isOrder)
  await db.delete(orderLines).where(eq(orderLines.orderId, orderId))
  for (const [position, line] of lines.entries()) {
    const { seller: sellerId, productId, price, quantity = 1, interval = null, type = 'marketplace' } = line
    const total = (Number(price) * quantity).toFixed(2)
    const item = {
      productId,
      productType: type,
      sellerId,
      offer: 'standard',
      name: `The ${productId}`,
    } as const
    const terms = { price, quantity, total, subscriptionInterval: interval }
    await db.insert(orderLines).values({ orderId, position, ...item, ...terms })
  }
  for (const [index, to] of reached.entries()) {
    const step = { number: index + 2, from: null, to, source: 'system', at } as const
    await db.insert(orderTransitions).values({ orderId, ...step })
  }
}

async function withSellers(work: (store: TestStore) => Promise<void>): Promise<void> {
  await withShop(async (store) => {
    await store.db.delete(orders)
    await store.db.delete(dailyCounts)
    await addSellers(store.db, { mine: [], theirs: [] })
    await work(store)
  })
}

function reportFor(store: TestStore, cookie: string, query = range) {
  return callPage(loader, store, { path: `/dashboard/reports${query}`, cookie })
}

/** The figures of the whole shop, as support sees them. */
async function shopReport(store: TestStore, query = range) {
  const { cookie } = await newViewer(store, { staffRoles: ['support'] })
  return reportFor(store, cookie, query)
}

describe('the figures of the shop', () => {
  test('the figures of the shop span years and use the latest name of a product (product: dashboard 111, 113)', () =>
    withSellers(async (store) => {
      const line = { seller: 'mine', productId: 'a', price: '10.00' }
      await made(store, [line], ['signed', 'paid'], new Date('2021-05-01T23:59:59.999Z'))
      await store.db.update(orderLines).set({ name: 'As it was called' })
      await made(store, [{ ...line, interval: 'month' }], ['signed', 'paid', 'active'])
      const { data, range: shown } = await shopReport(store, '?from=2020-01-01&to=2026-03-31')
      expect(shown.ignored).toBe(null)
      expect(data.days.map(({ day, once, monthly }) => [day, once, monthly])).toEqual([
        ['2021-05-01', 1_000, 0],
        ['2026-03-01', 0, 1_000],
      ])
      expect(data.products).toEqual([
        { productId: 'a', name: 'The a', quantity: 2, once: 1_000, monthly: 1_000, ...noOther },
      ])
    }))

  test('the figures of the shop separate one-time from monthly amounts, by day, product and seller, in cents', () =>
    withSellers(async (store) => {
      await made(store, [
        { seller: 'mine', productId: 'a', price: '10.50', quantity: 3 },
        { seller: 'mine', productId: 'b', price: '97.00', interval: 'month' },
        { seller: null, productId: 'c', price: '1500.00' },
      ])
      await made(store, [{ seller: 'theirs', productId: 'd', price: '20.05' }], ['signed', 'paid', 'active'])
      const lastMoment = new Date('2026-03-31T23:59:59.999Z')
      await made(store, [{ seller: 'theirs', productId: 'd', price: '0.10' }], ['signed', 'paid'], lastMoment)
      await made(store, [{ seller: 'mine', productId: 'a', price: '7.00' }], ['signed'])
      const april = new Date('2026-04-01')
      await made(store, [{ seller: 'mine', productId: 'a', price: '9.00' }], ['signed', 'paid'], april)
      const { data } = await shopReport(store)
      expect(data.reached).toEqual({ handedOff: 4, signed: 4, paid: 3, active: 1 })
      expect(data.days).toEqual([
        { day: '2026-03-10', once: 155_155, monthly: 9_700, ...noOther },
        { day: '2026-03-31', once: 10, monthly: 0, ...noOther },
      ])
      expect(data.products).toEqual([
        { productId: 'c', name: 'The c', quantity: 1, once: 150_000, monthly: 0, ...noOther },
        { productId: 'b', name: 'The b', quantity: 1, once: 0, monthly: 9_700, ...noOther },
        { productId: 'a', name: 'The a', quantity: 3, once: 3_150, monthly: 0, ...noOther },
        { productId: 'd', name: 'The d', quantity: 2, once: 2_015, monthly: 0, ...noOther },
      ])
      expect(data.sellers).toMatchObject([
        { name: 'Wadah', once: 150_000, monthly: 0, ...noOther },
        { name: 'Mine', once: 3_150, monthly: 9_700, ...noOther },
        { name: 'Theirs', once: 2_015, monthly: 0, ...noOther },
      ])
    }))

  test('the figures of the shop include the total paid, the number of orders and the average, compared with the period before (product: dashboard 113)', () =>
    withSellers(async (store) => {
      const once = { seller: 'mine', productId: 'a', price: '10.00' }
      await made(store, [once, { ...once, productId: 'm', price: '5.00', interval: 'month' }])
      await made(store, [{ ...once, seller: 'theirs', price: '1.00' }])
      await made(store, [once], ['signed', 'paid'], new Date('2026-02-20T12:00:00Z'))
      const { totals, data, sellerChanges } = await shopReport(store, '?from=2026-02-24&to=2026-03-31')
      expect(sellerChanges).toEqual(['+50%', null])
      expect(totals).toMatchObject({
        revenue: { now: 1_600, before: 1_000 },
        once: { now: 1_100, before: 1_000 },
        recurring: { now: 500, before: 0 },
        orders: { now: 2, before: 1 },
        average: { now: 800, before: 1_000 },
      })
      expect(data.months).toMatchObject([
        { name: 'Mine', month: '2026-03', once: 1_000, monthly: 500 },
        { name: 'Theirs', month: '2026-03', once: 100 },
      ])
      expect(data.sellers).toMatchObject([
        { name: 'Mine', ...noOther, once: 1_000, monthly: 500 },
        { name: 'Theirs', ...noOther, once: 100, monthly: 0 },
      ])
      const member = await newViewer(store, { memberships: [{ sellerId: 'mine', role: 'admin' }] })
      const own = await reportFor(store, member.cookie, range)
      expect(own.totals).toMatchObject({ revenue: { now: 1_500 }, orders: { now: 1 } })
    }))

  test('the figures of the shop count renewals, as statements do (product: dashboard 113)', () =>
    withSellers(async (store) => {
      const { db } = store
      await changeProduct(db, 'cart-plain', { sellerId: 'mine' })
      const id = await subscribe(store, { quantity: 2 })
      await db.update(orderLines).set({ total: '20.00', discount: '1.00' }).where(eq(orderLines.orderId, id))
      await bill(store, 'subscription.renewed', id, { amount: 21, period: period(1) }, 31)
      await bill(store, 'subscription.renewed', id, { amount: 10.5, period: period(2) }, 61)
      await made(store, [{ seller: 'theirs', productId: 'a', price: '7.00' }])
      const { data, totals } = await shopReport(store, '?from=2026-01-16&to=2026-03-31')
      expect(totals).toMatchObject({
        revenue: { now: 3_850, before: 2_000 },
        recurring: { now: 3_150, before: 2_000 },
        orders: { now: 1, before: 1 },
        average: { now: 700, before: 2_000 },
      })
      expect(data.days.map(({ day, monthly }) => [day, monthly])).toEqual([
        ['2026-02-15', 2_100],
        ['2026-03-10', 0],
        ['2026-03-17', 1_050],
      ])
      expect(data.products).toMatchObject([
        { productId: 'cart-plain', quantity: 0, monthly: 3_150 },
        { productId: 'a', quantity: 1, once: 700 },
      ])
      const { rows } = await db.execute<{ paid: string }>(
        sql`select 100 * ((select sum(total) from order_lines where paid_at < '2026-04-01')
          + (select sum(amount) from subscription_payments)) as paid`,
      )
      expect(Number(rows[0]?.paid)).toBe(totals.revenue.now + totals.revenue.before)

      const { months } = (await shopReport(store, '?from=2026-01-01&to=2026-03-31')).data
      const [start, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')]
      const statements = await statementsOf(db, { start, before, sellerIds: null })
      const sold = statements.map(({ seller, month, sales, discounts }) => [seller, month, sales - discounts])
      const reported = months.map(({ name, month, once, monthly }) => [name, month, once + monthly])
      expect(reported.toSorted()).toEqual(sold.toSorted())
      expect(sold).toHaveLength(4)
    }))

  test('reports count the payment for more units for its subscription and product (product: subscriptions 19)', () =>
    withSellers(async (store) => {
      const { db } = store
      await changeProduct(db, 'cart-plain', { sellerId: 'mine' })
      const buyer = await signUp(store.context)
      const id = await subscribe(store, { cookie: buyer.cookie, quantity: 2 })
      const change = { userId: buyer.id, day: 1 }
      const more = await changeQuantityOn(store, id, { ...change, quantity: 5 })
      await changeQuantityOn(store, id, { ...change, quantity: 4 })
      const { data, totals } = await shopReport(store, '?from=2026-01-01&to=2026-01-31')
      const { rows } = await db.execute<{ first: string; added: string }>(sql`select
        (select 100 * total from order_lines where order_id = ${id}) as first,
        (select 100 * total from order_lines where order_id = ${more}) as added`)
      const [first, added] = [Number(rows[0]?.first), Number(rows[0]?.added)]
      expect(added).toBeGreaterThan(0)
      expect(data.days).toEqual([
        { day: '2026-01-15', once: 0, monthly: first, ...noOther },
        { day: '2026-01-16', once: 0, monthly: added, ...noOther },
      ])
      const all = { once: 0, monthly: first + added, ...noOther }
      expect(data.products).toEqual([{ productId: 'cart-plain', name: 'Plain', quantity: 5, ...all }])
      expect(data.sellers).toMatchObject([{ name: 'Mine', ...all }])
      const recurring = { now: first + added }
      expect(totals).toMatchObject({
        once: { now: 0 },
        recurring,
        orders: { now: 1 },
        average: { now: first },
      })

      const [start, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]
      expect(await salesByProduct(db, { start, before, sellerIds: ['mine'] })).toMatchObject(
        [
          { product: 'Plain', kind: 'order', payments: 1, sales: first },
          { product: 'Plain', kind: 'change', payments: 1, sales: added },
        ].toSorted((one, other) => other.sales - one.sales),
      )
      const anyLine = soldLineFilterOf(new URLSearchParams())
      const lines = await soldLines(db, ['mine'], anyLine, { limit: 5 })
      expect(lines.map(({ product, change }) => `${product}: ${change}`).toSorted()).toEqual([
        expect.stringMatching(/^Plain: From 2 to 5 units, then /),
        expect.stringMatching(/^Plain: From 5 to 4 units on /),
        'Plain: null',
      ])
      const order = existing(await orderById(db, more))
      expect(productsOf(order)).toEqual({
        products: 'Plain',
        change: expect.stringMatching(/^From 2 to 5 units, then /),
      })
    }))

  test('the figures of the shop are separate for each billing interval (product: dashboard 113)', () =>
    withSellers(async (store) => {
      await made(store, [
        { seller: 'mine', productId: 'y', price: '600.50', interval: 'year' },
        { seller: 'mine', productId: 'q', price: '300.00', interval: 'quarter' },
        { seller: 'mine', productId: 'm', price: '97.00', interval: 'month' },
      ])
      const { data } = await shopReport(store)
      const amounts = { once: 0, monthly: 9_700, quarterly: 30_000, yearly: 60_050 }
      expect(data.days).toEqual([{ day: '2026-03-10', ...amounts }])
      expect(data.sellers).toMatchObject([{ name: 'Mine', ...amounts }])
      expect(data.products.map(({ productId, yearly }) => [productId, yearly])).toEqual([
        ['y', 60_050],
        ['q', 0],
        ['m', 0],
      ])
    }))

  test('the figures of the shop name the seller of record, as the receipt does (product: receipts 6)', () =>
    withSellers(async (store) => {
      await store.db.insert(marketplaceSellers).values({ id: 'namesake', name: 'Mine' })
      await made(store, [
        { seller: 'mine', productId: 'd', price: '2.00' },
        { seller: 'namesake', productId: 'e', price: '1.00' },
        { seller: 'wadah-tech-solutions', productId: 'c', price: '5.00' },
        { seller: null, productId: 'a', price: '20.00', type: 'wts_solution' },
        { seller: null, productId: 'b', price: '10.00' },
      ])
      const { data } = await shopReport(store)
      expect(data.sellers.map(({ name, once }) => [name, once])).toEqual([
        ['Wadah Tech Solutions', 2_500],
        ['Wadah', 1_000],
        ['Mine', 200],
        ['Mine', 100],
      ])
    }))

  test('the figures of the shop count a canceled order as signed if it was signed', () =>
    withSellers(async (store) => {
      const line = { seller: 'mine', productId: 'a', price: '7.00' }
      await made(store, [line], ['signed', 'cancelled'])
      await made(store, [line], ['cancelled'])
      const { data } = await shopReport(store)
      expect(data.reached).toEqual({ handedOff: 2, signed: 1, paid: 0, active: 0 })
    }))

  test('the figures of the shop include failures, searches without results, and refunds', () =>
    withSellers(async (store) => {
      const { db } = store
      await made(store, [{ seller: 'mine', productId: 'a', price: '7.00' }])
      const [order] = await db.select({ id: orders.id }).from(orders)
      const subject = order?.id ?? ''
      const note = { kind: 'refund', text: 'Too slow', at: paidAt, amount: '3.50' } as const
      await db.insert(orderNotes).values({ orderId: subject, ...note })
      const failed = { kind: 'paid', state: 'failed', error: 'EENVELOPE 550', changedAt: paidAt } as const
      await db.insert(mails).values({ key: 'failed one', subject, ...failed })
      const times = { happenedAt: paidAt, receivedAt: paidAt }
      const event = { type: 'order.paid', order: subject, payload: {}, ...times }
      await db.insert(portalEvents).values([
        { ...event, id: 'one', outcome: 'ignored', reason: 'wrong_amount' },
        { ...event, id: 'two', outcome: 'ignored', reason: 'already_there' },
      ])
      const searched = { name: 'search_without_results' as const, day: '2026-03-02' }
      await addToDailyCounts(db, [
        { ...searched, subject: 'unicorn', count: 4 },
        { ...searched, subject: 'rare', count: 2 },
      ])
      const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
      const { data, totals } = await reportFor(store, cookie)
      expect(totals.refunds).toEqual({ now: 350, before: 0 })
      expect(data.ofTheShop).toEqual({
        words: [{ words: 'unicorn', times: 4 }],
        mails: [{ day: '2026-03-10', kind: 'paid', reason: 'EENVELOPE 550', times: 1 }],
        events: [{ day: '2026-03-10', kind: 'order.paid', reason: 'wrong_amount', times: 1 }],
      })
    }))

  test('the figures of the shop include all discounts on paid lines, and a seller sees only the discounts on its lines', () =>
    withSellers(async (store) => {
      await made(store, [
        { seller: 'mine', productId: 'a', price: '7.00' },
        { seller: 'theirs', productId: 'b', price: '9.00' },
      ])
      await made(store, [{ seller: 'mine', productId: 'a', price: '7.00' }], ['signed'])
      await store.db.update(orderLines).set({ discount: '1.25' })
      const staff = await newViewer(store, { staffRoles: ['catalogue'] })
      expect((await reportFor(store, staff.cookie)).totals.discounts.now).toBe(250)
      const member = await newViewer(store, { memberships: [{ sellerId: 'mine', role: 'editor' }] })
      const own = (await reportFor(store, member.cookie)).totals
      expect(own).toMatchObject({ discounts: { now: 125 }, refunds: null })
    }))

  test('each table of the figures can be exported by roles that may export', () =>
    withSellers(async (store) => {
      await made(store, [{ seller: 'mine', productId: 'a', price: '1234.50' }])
      const exported = (cookie: string, report: string, query = range) => {
        const path = `/dashboard/reports/export/${report}${query}`
        return callPage(csvLoader, store, { path, cookie, params: { report } })
      }
      const { cookie } = await newViewer(store, { staffRoles: ['orders'] })
      const answer = await exported(cookie, 'revenue-by-seller')
      const name = 'revenue-by-seller-2026-03-01-to-2026-03-31.csv'
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      const columns = 'One-time,Monthly,Quarterly,Yearly,Total'
      const soldByMine = `Seller,${columns}\r\nMine,1234.50,0.00,0.00,0.00,1234.50`
      expect((await answer.text()).trim()).toBe(soldByMine)
      const byMonth = await exported(cookie, 'revenue-by-day', `${range}&by=month`)
      expect(byMonth.headers.get('content-disposition')).toContain('revenue-by-month-2026-03-01')
      const inMarch = `Month (UTC),${columns}\r\n2026-03,1234.50,0.00,0.00,0.00,1234.50`
      expect((await byMonth.text()).trim()).toBe(inMarch)
      expect((await (await exported(cookie, 'revenue-by-seller-and-month')).text()).trim()).toBe(
        'Seller,Mar 2026,Total\r\nMine,1234.50,1234.50',
      )
      expect(await (await exported(cookie, 'funnel')).text()).toContain('Paid,1,100%')
      await expect(exported(cookie, 'salaries')).rejects.toMatchObject({ init: { status: 404 } })
      const support = await newViewer(store, { staffRoles: ['support'] })
      await expect(exported(support.cookie, 'funnel')).rejects.toMatchObject({ init: { status: 404 } })

      const member = async (sellerId: string) =>
        (await newViewer(store, { memberships: [{ sellerId, role: 'editor' }] })).cookie
      const bySeller = async (sellerId: string) =>
        (await exported(await member(sellerId), 'revenue-by-seller')).text()
      expect((await bySeller('mine')).trim()).toBe(soldByMine)
      expect((await bySeller('theirs')).trim()).toBe(`Seller,${columns}`)
      for (const report of ['searches', 'failures']) {
        const refused = exported(await member('mine'), report)
        await expect(refused).rejects.toMatchObject({ init: { status: 404 } })
      }
    }))
})

test('the figures of a seller are hidden from members of another seller', () =>
  withSellers(async (store) => {
    const { db } = store
    await changeProduct(db, 'cart-plain', { sellerId: 'mine' })
    const added = { name: 'added_to_cart' as const, day: '2026-03-02' }
    await addToDailyCounts(db, [
      { ...added, subject: 'cart-plain', count: 2 },
      { ...added, subject: 'cart-five', count: 40 },
    ])
    await made(store, [
      { seller: 'mine', productId: 'a', price: '1.00' },
      { seller: 'theirs', productId: 'd', price: '50.00' },
    ])
    await made(store, [{ seller: 'theirs', productId: 'd', price: '60.00' }])
    const { cookie } = await newViewer(store, { memberships: [{ sellerId: 'mine', role: 'editor' }] })
    const { data, mayExport, showsSellers } = await reportFor(store, cookie)
    expect({ data, mayExport, showsSellers }).toEqual({
      data: {
        added: 2,
        recurring: [{ month: '2026-03', new: 0, changed: 0, churned: 0, total: 0 }],
        reached: { handedOff: 1, signed: 1, paid: 1, active: 0 },
        days: [{ day: '2026-03-10', once: 100, monthly: 0, ...noOther }],
        products: [{ productId: 'a', name: 'The a', quantity: 1, once: 100, monthly: 0, ...noOther }],
        sellers: [{ name: 'Mine', seller: 'mine', once: 100, monthly: 0, ...noOther }],
        months: [],
        ofTheShop: null,
      },
      mayExport: true,
      showsSellers: false,
    })
  }))
