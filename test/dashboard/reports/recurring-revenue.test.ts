import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loader as csvLoader } from '#dashboard/reports/report-csv.page.tsx'
import { loader } from '#dashboard/reports/reports.page.tsx'
import { addSellers } from '../../support/add-sellers.ts'
import { changeProduct } from '../../support/add-product.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import { bill, changeQuantityOn, period, subscribe } from '../../support/subscriptions.ts'

const quarter = '?from=2026-01-01&to=2026-03-31'

test('reports show monthly recurring revenue to the shop and to a seller (product: subscriptions 14, dashboard 112, 113)', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { mira: ['cart-plain'], nova: [] })
    const { cookie, id: userId } = await signUp(store.context)
    const monthly = await subscribe(store, { cookie })
    await changeQuantityOn(store, monthly, { userId, quantity: 25, day: 10 })
    await changeQuantityOn(store, monthly, { userId, quantity: 15, day: 20 })
    await bill(store, 'subscription.renewed', monthly, { amount: 157.5, period: period(1) }, 31)
    await bill(store, 'subscription.payment_failed', monthly, { period: period(2) }, 59)
    const quarterly = await subscribe(store, { quantity: 4, interval: 'quarter' })
    await bill(store, 'subscription.canceled', quarterly, {}, 70)
    await changeProduct(db, 'cart-plain', { sellerId: 'nova' })
    const yearly = await subscribe(store, { quantity: 5, interval: 'year' })

    const staff = await newViewer(store, { staffRoles: ['owner'] })
    const member = await newViewer(store, { memberships: [{ sellerId: 'mira', role: 'admin' }] })
    expect(await recurringIn(store, staff.cookie, quarter)).toEqual([
      ['2026-03', 0, 0, -1_400, 16_188],
      ['2026-02', 0, -10_500, 0, 17_588],
      ['2026-01', 22_838, 5_250, 0, 28_088],
    ])
    expect(await recurringIn(store, member.cookie, quarter)).toEqual([
      ['2026-03', 0, 0, -1_400, 15_750],
      ['2026-02', 0, -10_500, 0, 17_150],
      ['2026-01', 22_400, 5_250, 0, 27_650],
    ])
    const fromJanuary20 = '?from=2026-01-20&to=2026-01-31'
    expect(await recurringIn(store, staff.cookie, fromJanuary20)).toEqual([['2026-01', 0, 5_250, 0, 28_088]])

    const { data, totals } = await read(store, staff.cookie, quarter)
    expect(data.reached).toEqual({ handedOff: 3, signed: 3, paid: 3, active: 3 })
    expect(totals.orders.now).toBe(3)

    await bill(store, 'order.refunded', yearly, { amount: 52.5, currency: 'USD' }, 80)
    const [now] = await recurringIn(store, staff.cookie, '')
    expect(now?.slice(1)).toEqual([0, 0, -438, await revenueNow(store)])

    const path = `/dashboard/reports/export/recurring-revenue${quarter}`
    const params = { report: 'recurring-revenue' }
    const csv = await callPage(csvLoader, store, { path, cookie: member.cookie, params })
    expect((await csv.text()).split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining('Month (UTC),New,Changed,Lost,Churn,"Per month, at the end"'),
      '2026-03,0.00,0.00,-14.00,8%,157.50',
    ])
  }))

function read(store: TestStore, cookie: string, search: string) {
  return callPage(loader, store, { path: `/dashboard/reports${search}`, cookie })
}

async function recurringIn(store: TestStore, cookie: string, search: string) {
  const { data } = await read(store, cookie, search)
  return data.recurring.map((row) => [row.month, row.new, row.changed, row.churned, row.total])
}

/** The monthly revenue of all subscriptions that have not ended, in cents. */
async function revenueNow({ db }: TestStore): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select sum(round(100 * price * quantity / case interval when 'year' then 12 when 'quarter' then 3 else 1 end))
      as cents
    from subscriptions where ended_at is null`)
  return Number(rows[0]?.cents)
}
