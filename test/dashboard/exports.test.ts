import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { loader as exportProducts } from '#dashboard/records/export-products.page.tsx'
import { loader as exportOrders } from '#dashboard/orders/orders-csv.page.tsx'
import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import type { Database } from '#db/database.server.ts'
import { waitlistEntries } from '#enquiries/enquiries.tables.server.ts'
import { waitlistPage } from '#enquiries/inbox/waitlists.queries.server.ts'
import { readCsv } from '#lib/read-csv.ts'
import { ordersInBatches } from '#orders/admin/admin-orders.queries.server.ts'
import { orderFilterOf } from '#orders/admin/order-filter.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { placeOrder, withShop } from '../support/order-shop.ts'
import { callPage, newViewer } from '../support/dashboard.ts'

function recorded(db: Database) {
  return db.select().from(auditEntries).where(eq(auditEntries.subjectKind, 'export'))
}

test('an export is logged with its filters and row count, without search terms', () =>
  withShop(async (store) => {
    await store.db.delete(orders)
    await placeOrder(store)
    const { cookie, accountId } = await newViewer(store, { staffRoles: ['owner'] })
    const path = '/dashboard/orders/export?q=eve@example.com&status=prepared&secret=word'
    const none = await callPage(exportOrders, store, { path, cookie })
    expect(await recorded(store.db)).toEqual([])
    await none.text()
    const all = await callPage(exportOrders, store, { path: '/dashboard/orders/export', cookie })
    await all.text()
    const products = { path: '/dashboard/products/export?text=contract-reader', cookie }
    await (await callPage(exportProducts, store, products)).text()
    const entries = await recorded(store.db)
    expect(entries).toHaveLength(3)
    for (const [action, subjectId, after] of [
      ['orders.export', 'orders', { q: '(personal)', status: 'prepared', rows: 0 }],
      ['orders.export', 'orders', { rows: 1 }],
      ['catalogue.export', 'products', { text: 'contract-reader', rows: 1 }],
    ]) {
      const entry = { action, actorId: accountId, subjectId, after }
      expect(entries).toContainEqual(expect.objectContaining(entry))
    }
    for (const word of ['eve@', 'secret']) expect(JSON.stringify(entries)).not.toContain(word)
  }))

test('an export whose filter contains NUL is complete and logged without it', () =>
  withShop(async (store) => {
    await store.db.delete(orders)
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    const path = '/dashboard/orders/export?days=3%000&sort=%00'
    expect(await (await callPage(exportOrders, store, { path, cookie })).text()).toContain('placed')
    expect(await recorded(store.db)).toMatchObject([{ after: { days: '30', rows: 0 } }])
  }))

test('an export that fails midway or that the client aborts is logged with the number of rows that were sent', () =>
  withShop(async ({ db, ...store }) => {
    const viewer = await newViewer({ db, ...store }, { staffRoles: ['owner'] })
    async function* batches(isBroken: boolean) {
      yield [['1'], ['2']]
      if (isBroken) await Promise.reject(new Error('The next batch cannot be read'))
      yield [['3']]
    }
    const what = { action: 'orders.export', name: 'orders', header: ['a'], when: 'now' }
    const filter = new URLSearchParams()
    const exportOf = (isBroken: boolean) =>
      csvResponse({ ...what, db, viewer, filter, now: new Date() }, batches(isBroken))
    await expect(exportOf(true).text()).rejects.toThrow('cannot be read')
    const reader = exportOf(false).body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
    const sent = { rows: 2, broken_off: true }
    const entries = (await recorded(db)).map(({ after }) => after)
    expect(entries).toContainEqual(sent)
    expect(entries).toMatchObject([{ broken_off: true }, { broken_off: true }])
    for (const after of entries) expect(after?.['rows']).toBeGreaterThanOrEqual(2)
  }))

test('an export has each row once, even with hundreds of equal timestamps and if the last row of a batch is deleted', () =>
  withShop(async ({ db }) => {
    await db.execute(sql`insert into waitlist_entries (list, email, page, created_at)
      select 'many', 'person' || n || '@example.com', '/', timestamptz '2026-01-01' + (n / 700) * interval '1 day'
      from generate_series(1, 2500) n`)
    const filter = { list: 'many', from: null, before: null, term: '' }
    const emails: string[] = []
    const batches = inBatches(
      (slice) => waitlistPage(db, filter, slice),
      ({ email }) => [[email]],
    )
    for await (const batch of batches) {
      const rows = batch.map(([email = '']) => email)
      emails.push(...rows)
      await db.delete(waitlistEntries).where(eq(waitlistEntries.email, rows.at(-1) ?? ''))
    }
    expect(emails).toHaveLength(2500)
    expect(new Set(emails).size).toBe(2500)
  }))

test('the export of orders continues even if the last order of a batch is deleted', () =>
  withShop(async (store) => {
    const { db } = store
    await db.delete(orders)
    await placeOrder(store)
    await db.execute(sql`set local session_replication_role = replica`)
    await db.execute(sql`insert into orders select (jsonb_populate_record(placed, jsonb_build_object(
      'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(),
      'prepared_at', placed.prepared_at - n * interval '1 microsecond'))).*
      from orders placed, generate_series(1, 1199) n`)
    const ids: string[] = []
    for await (const batch of ordersInBatches(db, orderFilterOf(new URLSearchParams()), new Date())) {
      ids.push(...batch.map(({ id }) => id))
      await db.delete(orders).where(eq(orders.id, ids.at(-1) ?? ''))
    }
    expect(ids).toHaveLength(1200)
    expect(new Set(ids).size).toBe(1200)
  }))

test('an export of products contains every match, however many there are (product: dashboard 30)', () =>
  withShop(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    // The triggers are off, because they would index each product for the search.
    await store.db.execute(sql`set local session_replication_role = replica`)
    await store.db.execute(sql`insert into marketplace_products
      (id, name, description, short_description, price, category_id, seller_id, tags, features, is_active,
        product_type, redirect_url)
      select 'many-' || n, 'Product ' || n, '', '', 10, category_id, seller_id, '{}', '{}', true, 'one_time', ''
      from marketplace_products, generate_series(1, 10001) n where id = 'cart-plain'`)
    const { rows } = await store.db.execute<{ id: string }>(
      sql`select id from marketplace_products where archived_at is null`,
    )
    const answer = await callPage(exportProducts, store, { path: '/dashboard/products/export', cookie })
    const read = await readCsv(await answer.text())
    const ids = read.ok ? read.rows.slice(1).map(({ cells: [id] }) => id) : []
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  }))
