import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { copyServerData, small } from '../support/copy-server-data.ts'
import { freezeServer } from '../support/database/server-processes.ts'
import { openMovingAddress, type MovingAddress } from '../support/database/moving-address.ts'
import {
  requireStandby,
  startPrimary,
  startStandby,
  type ReplicatedServer,
} from '../support/database/replicated-servers.ts'
import { addProducts, signUp } from '../support/customers-and-products.ts'
import { call, newOrder } from '../support/order-shop.ts'
import { openStore } from '../support/open-store.ts'
import { patience } from '../support/patience.ts'

let directory: string
let primary: ReplicatedServer
let standby: ReplicatedServer
let address: MovingAddress

beforeAll(async () => {
  directory = await mkdtemp(join(inject('directory'), 'failover-'))
  const settings = { ...small, fsync: 'off' }
  const dataDirectory = await copyServerData(inject('serverData'), join(directory, 'one'))
  primary = await startPrimary(dataDirectory, settings)
  const { db, close } = openDatabase(primary.url, { onError: () => undefined })
  await addProducts(db)
  await close()
  standby = await startStandby(primary, join(directory, 'two'), settings)
  address = await openMovingAddress(primary)
})
afterAll(async () => {
  await address.close()
  await Promise.all([primary.stop(), standby.stop()])
  await rm(directory, { recursive: true, force: true })
})

/** A store whose database address leads to one server, and later to another. */
async function newStore() {
  // Statements time out after one second instead of ten.
  const store = await openStore({
    DATABASE_URL: `${address.url}&query_timeout=1000`,
    STORAGE: `file:${join(directory, 'files')}`,
  })
  onTestFinished(store.close)
  return store
}

const item = { product_id: 'cart-plain', product_type: 'marketplace' }
const place = (store: Awaited<ReturnType<typeof newStore>>, body: unknown) =>
  call(store, 'POST', '/api/orders', { body })

test('connections to a read-only server are dropped, and the write is repeated on new connections', async () => {
  const { db, pool, close } = openDatabase(address.url, { onError: () => undefined })
  onTestFinished(close)
  const pids = () => Promise.all([pidOf(db), pidOf(db), pidOf(db)])
  const before = await pids()
  // Connections remain open: only their responses show that they lead to the wrong server.
  const demoteConnection = sql`set default_transaction_read_only = on`
  await Promise.all(before.map(() => db.execute(demoteConnection)))
  expect([pool.idleCount, new Set(await pids())]).toEqual([3, new Set(before)])
  await db.execute(sql`insert into waitlist_entries (list, email, page) values ('a', 'b', '/')`)
  for (const pid of await pids()) expect(before).not.toContain(pid)
})

test('a connection that reaches a standby is not used', async () => {
  const { db, pool, close } = openDatabase(address.url, { onError: () => undefined })
  onTestFinished(close)
  address.leadTo(standby)
  await expect(db.execute(sql`select 1`)).rejects.toSatisfy((error) => unavailability(error) === 'away')
  expect(pool.totalCount).toBe(0)
  address.leadTo(primary)
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
  expect(rows).toEqual([{ is: false }])
})

async function pidOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}

test('without the synchronous standby, an order is neither confirmed nor duplicated, and carts and open tabs are not blocked', async () => {
  const [store, other] = [await newStore(), await newStore()]
  const { id, cookie } = await signUp(store.context)
  const onChange = vi.fn<() => void>()
  other.context.changeEvents.on('cart_changed', id, onChange)
  expect((await place(store, newOrder())).status).toBe(201)
  await requireStandby(primary, true)
  expect((await place(store, newOrder())).status).toBe(201)

  const thaw = await freezeServer(standby.pid)
  // Thaws the server even if the test fails, because a frozen server cannot be stopped.
  onTestFinished(thaw)
  const order = newOrder()
  const placing = place(store, order)
  for (let added = 0; added < 3; added += 1) {
    expect((await call(store, 'POST', '/api/cart/lines', { body: item, cookie })).status).toBe(201)
  }
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), patience)
  const unconfirmed = await placing
  expect([unconfirmed.status, unconfirmed.body.code]).toEqual([503, 'unconfirmed'])
  expect(unconfirmed.headers.get('retry-after')).toBe('2')
  // The order is now committed on this server only. It is not confirmed until a standby has stored it.
  const again = place(store, order)
  await vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event = 'SyncRep'`
    expect((await store.context.db.execute(waiting)).rows).toHaveLength(1)
  }, patience)
  thaw()
  expect((await again).status).toBe(200)
  const { idempotency_key: key } = order
  const stored = await store.context.db.select().from(orders)
  expect(stored.filter(({ idempotencyKey }) => idempotencyKey === key)).toHaveLength(1)
})
