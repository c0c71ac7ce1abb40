import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { loader } from '#dashboard/subscriptions/subscription-list.page.tsx'
import { loader as exportLoader } from '#dashboard/subscriptions/subscriptions-csv.page.tsx'
import { orders } from '#orders/orders.tables.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { callPage, newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { withShop } from '../../support/order-shop.ts'
import type { TestStore } from '../../support/store.ts'
import { bill, subscribe } from '../../support/subscriptions.ts'

const path = '/dashboard/subscriptions'

function listed(store: TestStore, { cookie }: SignedInViewer, query = '') {
  return callPage(loader, store, { path: `${path}/list${query}`, cookie })
}

async function exported(store: TestStore, { cookie }: SignedInViewer, query = ''): Promise<string[]> {
  const answer = await callPage(exportLoader, store, { path: `${path}/export${query}`, cookie })
  return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
}

/** A monthly subscription, and a yearly subscription that renews later. */
async function twoSubscriptions(store: TestStore) {
  const monthly = await subscribe(store, { quantity: 2 })
  const yearly = await subscribe(store, { quantity: 1, interval: 'year' })
  await store.db.update(orders).set({ fullName: 'Grace Hopper' }).where(eq(orders.id, yearly))
  return { monthly, yearly }
}

/** Copies a subscription with its order and its line. */
async function copyMonthly({ db }: TestStore, id: string, copies: number): Promise<void> {
  await db.execute(sql`create temp table copy on commit drop as
    select gen_random_uuid() as id, gen_random_uuid() as line from generate_series(1, ${copies}::int)`)
  const copyRows = (table: string, key: string, changes: string) =>
    db.execute(sql`insert into ${sql.raw(table)}
      select (jsonb_populate_record(source, jsonb_build_object(${sql.raw(changes)}))).*
      from ${sql.raw(table)} source, copy where source.${sql.raw(key)} = ${id}`)
  await copyRows('orders', 'id', `'id', copy.id, 'idempotency_key', copy.id`)
  await copyRows('order_lines', 'order_id', `'id', copy.line, 'order_id', copy.id`)
  await copyRows('subscriptions', 'order_id', `'line_id', copy.line, 'order_id', copy.id`)
}

test('staff find subscriptions by product, customer and state, sorted by next charge (product: subscriptions 21)', () =>
  withShop(async (store) => {
    const { monthly, yearly } = await twoSubscriptions(store)
    const staff = await newViewer(store, { staffRoles: ['support'] })
    const found = async (query: string) =>
      (await listed(store, staff, query)).rows.map(({ orderId }) => orderId)
    const customer = { name: 'Grace Hopper' }
    expect((await listed(store, staff)).rows).toMatchObject([
      {
        orderId: monthly,
        status: 'active',
        nextAmount: 2_100,
        monthly: 2_100,
        quantity: 2,
        seller: brand.name,
      },
      { orderId: yearly, status: 'active', nextAmount: 1_050, monthly: 88, customer },
    ])
    expect(await found('?sort=-due')).toEqual([yearly, monthly])
    expect(await found('?q=hopper')).toEqual([yearly])
    expect(await found('?q=plain')).toEqual([monthly, yearly])
    const isYearly = eq(subscriptions.orderId, yearly)
    await store.db
      .update(subscriptions)
      .set({ cancelAt: sql`period_end` })
      .where(isYearly)
    await bill(store, 'subscription.canceled', monthly, {}, 3)
    expect(await found('')).toEqual([yearly])
    expect(await found('?state=canceling')).toEqual([yearly])
    expect(await found('?state=ended')).toEqual([monthly])
    expect(await found('?state=active')).toEqual([])
    expect(await found('?state=all')).toEqual([monthly, yearly])
    expect((await listed(store, staff, '?state=ended')).rows).toMatchObject([{ monthly: 0 }])
    await store.db.update(orders).set({ customerDeletedAt: new Date() }).where(eq(orders.id, yearly))
    expect(await found('?q=hopper')).toEqual([])
    const deleted = { name: 'Deleted account', company: '', email: '' }
    expect((await listed(store, staff)).rows[0]?.customer).toEqual(deleted)
  }))

test('a search that matches more than a thousand subscriptions finds them by product and by customer', () =>
  withShop(async (store) => {
    const { monthly, yearly } = await twoSubscriptions(store)
    await copyMonthly(store, monthly, 1_000)
    await store.db.update(orders).set({ customerDeletedAt: new Date() }).where(eq(orders.id, yearly))
    const staff = await newViewer(store, { staffRoles: ['owner'] })
    const last = async (query: string) => (await listed(store, staff, query)).rows[0]?.orderId
    expect(await last('?q=plain&sort=-due')).toBe(yearly)
    expect(await last('?q=ada&sort=-due')).not.toBe(yearly)
    expect(await exported(store, staff, '?q=ada')).toHaveLength(1 + 1_001)
    expect(await exported(store, staff, '?q=plain')).toHaveLength(1 + 1_002)
  }))

test('members see and export the subscriptions to products of their sellers, without the order', () =>
  withShop(async (store) => {
    await addSellers(store.db, { mine: ['cart-plain'], theirs: ['cart-five'] })
    const { monthly } = await twoSubscriptions(store)
    const member = (sellerId: string, role: 'admin' | 'editor') =>
      newViewer(store, { memberships: [{ sellerId, role }] })
    const mine = await member('mine', 'admin')
    const shown = await listed(store, mine)
    expect(shown.rows).toMatchObject([
      { orderId: null, seller: 'Mine', customer: { email: 'ada@example.com' } },
      { orderId: null },
    ])
    expect(JSON.stringify(shown)).not.toContain(monthly)
    expect(await exported(store, mine, '?q=hopper')).toEqual([
      'product,seller,customer,company,email,state,quantity,next_quantity,interval,period_end,ended,next_amount,per_month',
      'Plain,Mine,Grace Hopper,Engines,ada@example.com,active,1,,year,2027-01-15T12:00:00.000Z,,10.50,0.88',
    ])
    expect((await listed(store, await member('theirs', 'admin'))).rows).toEqual([])
    expect((await listed(store, await member('mine', 'editor'))).mayExport).toBe(false)
  }))
