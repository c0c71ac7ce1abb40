import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { customerPortalSessions, users } from '#account/session/account.tables.server.ts'
import { newCustomerPortalSession } from '#account/customer-portal/customer-portal-cookie.server.ts'
import { openDatabase, type OpenDatabase } from '#db/database.server.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { signedPortalEvent } from '../../bench/portal-events.ts'
import { copyDatabase, type Template } from './database/copy-database.ts'
import { createTestStore, testSettings, withStore, type TestStore } from './store.ts'

export const secret = testSettings['PORTAL_EVENT_SECRETS'] ?? ''

export const customer = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '214 555 0100',
  company: 'Engines',
  address: '1 Analytical Way',
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
  country: 'United States',
  notes: 'Ring twice.',
}

export const plainLine = {
  product_id: 'cart-plain',
  product_type: 'marketplace',
  offer: 'standard',
  quantity: 2,
  price: 10.5,
}

export function newOrder(changes: Record<string, unknown> = {}) {
  return { idempotency_key: randomUUID(), customer, lines: [plainLine], ...changes }
}

/** Runs `work` with a store that has the products of the cart tests, and rolls everything back at the end. */
export const withShop = (work: (store: TestStore) => Promise<void>) => withStore(work, {}, 'wadah_shop')

/** Opens a store on a separate database, for tests that need commits or several connections. */
export async function ownShop(
  name: string,
  settings: Parameters<typeof createTestStore>[1] = {},
): Promise<{ store: TestStore; close: () => Promise<void> }> {
  const { db, close } = await ownDatabase(name, 'wadah_shop')
  return { store: createTestStore(db, { ADDRESS_LIMIT_FACTOR: '1000', ...settings }), close }
}

/**
 * The cookie of a customer-portal session. The session verifies the email, unless an account has this email.
 */
export async function customerPortalCookie({ db }: Pick<TestStore, 'db'>, email: string): Promise<string> {
  const { tokenHash, setCookie } = newCustomerPortalSession({ overTls: false })
  await db
    .insert(customerPortalSessions)
    .values({ email, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) })
  return setCookie.split(';')[0] ?? ''
}

/** Verifies the email, as opening the mailed link would. */
export async function proveEmail({ db }: Pick<TestStore, 'db'>, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
}

export interface Answer {
  status: number
  headers: Headers
  // The body has no type, because each test checks the fields that it expects.
  body: ReturnType<typeof JSON.parse>
}

export async function call(
  { app }: Pick<TestStore, 'app'>,
  method: string,
  path: string,
  { body, cookie, token }: { body?: unknown; cookie?: string | undefined; token?: string } = {},
): Promise<Answer> {
  const response = await app.request(path, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

/** Repeats a request as long as the shop responds that it is busy, as customers are asked to do. */
export async function onceNotBusy(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return answer.body?.code === 'busy' ? onceNotBusy(ask) : answer
}

/** Places an order and returns its id. */
export async function placeOrder(store: TestStore, cookie?: string): Promise<string> {
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
  expect(placed.status).toBe(201)
  return placed.body.order_id
}

export async function statusOf({ db }: TestStore, id: string): Promise<OrderStatus | undefined> {
  return (await orderById(db, id))?.status
}

export function tokenOf(answer: Answer): string {
  return new URL(answer.body.documents_url).searchParams.get('token') ?? ''
}

export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

export function portalEvent(type: string, order: string, data: Record<string, unknown> = {}) {
  return { type: `order.${type}`, timestamp: new Date().toISOString(), data: { order, ...data } }
}

export type Signing = Omit<Parameters<typeof signedPortalEvent>[1], 'secret'>

export function signedEvent(event: unknown, signing: Signing = {}) {
  return signedPortalEvent(event, { secret, ...signing })
}

export async function tell(
  { app }: Pick<TestStore, 'app'>,
  event: unknown,
  signing: Signing = {},
): Promise<Answer> {
  const response = await app.request('/api/portal-events', signedEvent(event, signing))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Opens a separate database with real connections and commits. */
export async function ownDatabase(
  name: string,
  from: Template = 'wadah',
): Promise<OpenDatabase & { url: string }> {
  const url = await copyDatabase(inject('serverUrl'), { from, to: name })
  return { ...openDatabase(url, { onError: () => undefined }), url }
}

/** Deletes all orders and mails for the next test of the file. That is faster than another copy of the database. */
export async function forgetOrders({ db }: Pick<TestStore, 'db'>): Promise<void> {
  await db.execute(sql`truncate orders, mails cascade`)
}

export const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
