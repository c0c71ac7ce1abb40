import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, clearCart } from '#cart/cart.commands.server.ts'
import { addSaved } from '#catalog/saved/saved.commands.server.ts'
import { eventsEndpoint } from '#app/events.endpoint.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { publishingPool } from '#db/publish-changes.server.ts'
import { findClientAddress } from '#http/limits/client-address.server.ts'
import { startHttpServer, type RunningServer } from '#http/listening/http-server.server.ts'
import { signUp } from '../support/customers-and-products.ts'
import { customerPortalCookie, ownDatabase, placeOrder } from '../support/order-shop.ts'
import { openStore } from '../support/open-store.ts'
import { createTestStore } from '../support/store.ts'
import { openEvents } from '../support/servers/event-stream.ts'
import { untilListening } from '../support/servers/until-listening.ts'

type Opened = Awaited<ReturnType<typeof openStore>>

const item = { productId: 'cart-plain', productType: 'marketplace', offer: 'standard', quantity: 1 } as const

let database: Awaited<ReturnType<typeof ownDatabase>>
/** Two store processes, both with event streams. The first one sends almost no heartbeats. */
let here: Opened
let there: Opened
let servers: RunningServer[]
let steady: string
let restless: string
/**
 * A connection whose writes publish nothing, like the writes of a process that is killed after its commit.
 */
let mute: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await ownDatabase('changes_between_processes', 'wadah_shop')
  here = await openStore({ DATABASE_URL: database.url })
  there = await openStore({ DATABASE_URL: database.url })
  for (const { context } of [here, there]) await untilListening(context)
  mute = openDatabase(database.url, { onError: () => undefined, pool: publishingPool })
  servers = [await serveEvents(here, 60_000), await serveEvents(there, 50)]
  const [first = '', second = ''] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  steady = first
  restless = second
})
afterAll(async () => {
  here.endStreams()
  there.endStreams()
  for (const server of servers) await server.stop()
  await here.close()
  await there.close()
  await mute.close()
  await database.close()
})

function serveEvents({ context }: Opened, heartbeatMilliseconds: number): Promise<RunningServer> {
  const app = new Hono()
  app.use(findClientAddress(undefined))
  app.route('/', eventsEndpoint(context, { heartbeatMilliseconds }))
  return startHttpServer(app.fetch, { hostname: '127.0.0.1', port: 0 })
}

async function listening(origin: string, cookie: string) {
  const events = await openEvents(origin, cookie)
  expect(await events.nextChange()).toBe('ready')
  return events
}

test('a change made by one process reaches the event streams of another', async () => {
  const { id, token, cookie } = await signUp(here.context)
  const events = await listening(steady, cookie)
  await addToCart(there.context.db, token, item)
  expect(await events.nextChange()).toBe('cart')
  await addSaved(there.context.db, id, [{ productId: 'cart-plain', savedAt: 1 }], new Date())
  expect(await events.nextChange()).toBe('saved')
})

test('changes by the previous release and by manual SQL reach event streams too', async () => {
  const cookie = await customerPortalCookie(database, 'hand@example.com')
  const hears = async (write: () => Promise<unknown>) => {
    const events = await listening(steady, cookie)
    const written = await write()
    expect(await events.nextChange()).toBe('order')
    events.leave()
    return written
  }
  const order = String(await hears(() => placeOrder(createTestStore(database.db), cookie)))
  await hears(() => database.db.execute(sql`update orders set status = 'paid' where id = ${order}`))
})

test('the next heartbeat finds a write that published no change, and reports the change once', async () => {
  there.context.metrics.missedChanges.reset()
  const { id, token, cookie } = await signUp(here.context)
  const [events, unheard] = [await listening(restless, cookie), await listening(steady, cookie)]
  await addToCart(mute.db, token, item)
  expect(await events.nextChange()).toBe('cart')
  await addSaved(mute.db, id, [{ productId: 'cart-plain', savedAt: 1 }], new Date())
  expect(await events.nextChange()).toBe('saved')
  await clearCart(mute.db, token)
  expect(await events.nextChange()).toBe('cart')
  expect([await events.next(), await events.next()]).toEqual(['ping', 'ping'])
  // Only the heartbeat can have published the changes.
  await addSaved(there.context.db, id, [{ productId: 'cart-five', savedAt: 1 }], new Date())
  expect(await unheard.nextChange()).toBe('saved')
  expect(await events.nextChange()).toBe('saved')
  expect([await events.next(), await events.next()]).toContain('ping')
  // The process that published the last change does not count it as missed.
  const counted = await there.context.metrics.registry.metrics()
  expect(counted).toContain('missed_changes_total{event="cart"} 2')
  expect(counted).toContain('missed_changes_total{event="saved"} 1')
})

test('the heartbeat also finds unpublished writes to orders and their mails', async () => {
  const cookie = await customerPortalCookie(database, 'mute@example.com')
  const order = await placeOrder(createTestStore(database.db), cookie)
  const events = await listening(restless, cookie)
  await mute.db.execute(sql`update orders set status = 'signed', changed_at = now() where id = ${order}`)
  expect(await events.nextChange()).toBe('order')
  await mute.db.execute(sql`update mails set state = 'failed' where subject = ${order}`)
  expect(await events.nextChange()).toBe('order')
})
