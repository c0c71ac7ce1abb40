import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loader } from '#purchases/list/my-purchases.page.tsx'
import { allOrdersOf } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { call, placeOrder, withShop } from '../support/order-shop.ts'
import { callPage } from '../support/dashboard.ts'
import { signUp } from '../support/customers-and-products.ts'

test('a customer pages through all orders without duplicates, newest first (product: orders 22)', () =>
  withShop(async (store) => {
    const { db } = store
    const { cookie, id: userId } = await signUp(store.context)
    await placeOrder(store, cookie)
    // Many orders with the same time, as after an import.
    await db.execute(sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(),
        'prepared_at', orders.prepared_at - (number / 40) * interval '1 day'))).*
      from ${orders}, generate_series(1, 120) number where user_id = ${userId}`)
    const pages = []
    for (const page of ['', '?page=2', '?page=3', '?page=4'])
      pages.push((await call(store, 'GET', `/api/orders${page}`, { cookie })).body)
    expect(pages.map(({ orders: found, next_prepared_at: next }) => [found.length, next !== null])).toEqual([
      [50, true],
      [50, true],
      [21, false],
      [0, false],
    ])
    const all: { id: string; prepared_at: string }[] = pages.flatMap(({ orders: found }) => found)
    expect(new Set(all.map(({ id }) => id)).size).toBe(121)
    const moments = all.map((order) => order.prepared_at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(pages[0].next_prepared_at).toBe(pages[1].orders[0].prepared_at)

    const listed = await callPage(loader, store, { path: '/marketplace/my-purchases?page=3', cookie })
    expect(listed.listed?.map(({ id }) => id)).toEqual(pages[2].orders.map(({ id }: { id: string }) => id))
    expect(listed.hasNext).toBe(false)

    const own = { userId, customerPortalEmail: null, browserKeyHash: null }
    expect(await allOrdersOf(db, own)).toHaveLength(121)
  }))
