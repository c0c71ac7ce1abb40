import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { unavailability } from '#db/unavailable.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { forgetOrders, ownDatabase } from '../../support/order-shop.ts'
import { bundleStore, startStoreProcess } from '../../support/store-processes.ts'
import { Submitted } from '../../support/submitted-orders.ts'
import { patience } from '../../support/patience.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase('cut_connections', 'wadah_shop')
})
afterEach(() => forgetOrders(database))
afterAll(() => database.close())

test('with its database connections cut again and again: no order twice, none lost after its answer', async () => {
  const { script, compiled, remove } = await bundleStore()
  onTestFinished(remove)
  const { url, kill } = await startStoreProcess(script, {
    NODE_COMPILE_CACHE: compiled,
    DATABASE_URL: database.url,
  })
  onTestFinished(kill)
  const submitted = new Submitted()
  submitted.add(60)
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
  try {
    for (let start = 0; start < submitted.orders.length; start += 10) {
      const batch = submitted.orders.slice(start, start + 10)
      await Promise.all(batch.map((order) => submitted.submit(url, order)))
    }
  } finally {
    clearInterval(cut)
  }
  // The last ones may still wait for a connection of their own.
  await Promise.all(cuts)
  expect(cuts.length).toBeGreaterThan(5)
  await submitted.submitAll(url)
  await kill()
  const stored = await database.db.select().from(orders)
  expect(stored.map(({ id }) => id).toSorted()).toEqual([...submitted.answered.values()].toSorted())
  expect(stored).toHaveLength(60)
  expect(await database.db.select().from(mails)).toHaveLength(60)
})

test('a connection that was cut between two statements is no error of the store', async () => {
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
