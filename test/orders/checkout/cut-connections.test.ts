import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { unavailability } from '#db/unavailable.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { call, forgetOrders, newOrder, ownDatabase } from '../../support/order-shop.ts'
import { patience } from '../../support/patience.ts'
import { openStore } from '../../support/open-store.ts'

const database = await ownDatabase('cut_connections', 'wadah_shop')

afterEach(() => forgetOrders(database))
afterAll(database.close)

test('repeatedly cut database connections neither duplicate an order nor lose a confirmed order', async () => {
  const store = await openStore({ DATABASE_URL: database.url })
  onTestFinished(store.close)
  const submitted = Array.from({ length: 40 }, () => newOrder())
  const answered = new Map<string, string>()
  /**
   * Submits an order as browsers do: with the same key until there is a response, which has to be the same
   * every time.
   */
  async function submit(order: ReturnType<typeof newOrder>): Promise<void> {
    const { status, body } = await call(store, 'POST', '/api/orders', { body: order })
    expect([200, 201, 503]).toContain(status)
    if (status === 503) return
    expect(answered.get(order.idempotency_key) ?? body.order_id).toBe(body.order_id)
    answered.set(order.idempotency_key, body.order_id)
  }
  const cuts: Promise<unknown>[] = []
  const cut = setInterval(() => {
    const done = database.db
      .execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'wadah store' and datname = current_database() and pid <> pg_backend_pid()
          and random() < 0.5 and state <> 'idle'`)
      .catch(() => undefined)
    cuts.push(done)
  }, 7)
  await inBatches(submitted, 10, submit).finally(() => clearInterval(cut))
  // The last cuts may still be waiting for a connection.
  await Promise.all(cuts)
  expect(cuts.length).toBeGreaterThan(5)
  await inBatches(submitted, 10, submit)
  const stored = await database.db.select().from(orders)
  expect(stored.map(({ id }) => id).toSorted()).toEqual([...answered.values()].toSorted())
  expect(stored).toHaveLength(40)
  expect(await database.db.select().from(mails)).toHaveLength(40)
})

test('a database connection that is cut between two statements counts as an outage, not as a bug', async () => {
  const { db } = database
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = rows[0]?.pid ?? 0
    await db.execute(sql`select pg_terminate_backend(${pid})`)
    await vi.waitFor(async () => {
      const left = await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)
      expect(left.rows).toEqual([])
    }, patience)
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toSatisfy((error) => unavailability(error) !== null)
})

/** Runs items in batches, each batch concurrently. */
async function inBatches<Item>(
  items: Iterable<Item>,
  size: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const all = [...items]
  for (let start = 0; start < all.length; start += size) {
    await Promise.all(all.slice(start, start + size).map(work))
  }
}
