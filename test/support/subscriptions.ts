import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { registrationContext } from '#orders/order-context.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { orderQuantity } from '#orders/subscriptions/order-quantity.commands.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { subscriptionsOfOrder } from '#orders/subscriptions/subscriptions.queries.server.ts'
import type { OrderOwner } from '#orders/order.ts'
import { existing } from './buyer.ts'
import { signUp } from './customers-and-products.ts'
import { call, newOrder, plainLine, tell, type Answer } from './order-shop.ts'
import type { TestStore } from './store.ts'
import { changeProduct } from './add-product.ts'

const start = Date.parse('2026-01-15T12:00:00Z')
const day = 86_400_000

/** Places an active order of a monthly product at $10.50, paid on January 15. By default it is for twenty units. */
export async function subscribe(
  store: TestStore,
  {
    cookie,
    quantity = 20,
    interval = 'month',
  }: { cookie?: string; quantity?: number; interval?: string } = {},
): Promise<string> {
  await changeProduct(store.db, 'cart-plain', {
    subscriptionInterval: interval,
    productType: 'subscription',
    maxQuantity: 99,
  })
  const body = newOrder({ lines: [{ ...plainLine, quantity }] })
  const placed = await call(store, 'POST', '/api/orders', { body, cookie })
  const id: string = existing(placed.body.order_id)
  await store.db
    .update(orders)
    .set({ preparedAt: new Date(start - day) })
    .where(eq(orders.id, id))
  await bill(store, 'order.paid', id, { amount: 10.5 * quantity, currency: 'USD' }, 0)
  await bill(store, 'order.active', id, {}, 0)
  return id
}

/**
 * A subscription of a new account, by default of twenty units, without the mails sent so far. With `left`, that
 * many days of its paid period are left.
 */
export async function subscribeAccount(
  store: TestStore,
  { left, ...options }: { quantity?: number; left?: number } = {},
) {
  const { cookie, id: userId } = await signUp(store.context)
  const id = await subscribe(store, { cookie, ...options })
  if (left !== undefined) await setDaysLeft(store, id, left)
  const { id: line } = await subscriptionOf(store, id)
  store.sent.length = 0
  return { cookie, userId, id, line }
}

/** Orders another quantity and returns the id of that order. */
export async function orderUnits(
  store: TestStore,
  { userId, line: lineId, quantity, now }: { userId: string; line: string; quantity: number; now?: Date },
): Promise<string> {
  const context = registrationContext(store.context)
  const change = { lineId, quantity }
  const ordered = await orderQuantity(store.db, now ? { ...context, now } : context, ownerOf(userId), change)
  if (!ordered.ok) throw new Error(ordered.reason)
  return ordered.value
}

/** Sends an event that happened some days after the start. */
export function bill(
  store: TestStore,
  type: string,
  order: string,
  data: Record<string, unknown> = {},
  days = 0,
  id = `msg_${randomUUID()}`,
): Promise<Answer> {
  const timestamp = dayAfterStart(days).toISOString()
  return tell(store, { type, timestamp, data: { order, ...data } }, { id })
}

export function dayAfterStart(days: number): Date {
  return new Date(start + days * day)
}

export function ownerOf(userId: string): OrderOwner {
  return { userId, customerPortalEmail: null, browserKeyHash: null }
}

/** Orders a different quantity some days after the start, and pays or confirms it. Returns the order's id. */
export async function changeQuantityOn(
  store: TestStore,
  id: string,
  { userId, quantity, day: days }: { userId: string; quantity: number; day: number },
): Promise<string> {
  const { id: line } = await subscriptionOf(store, id)
  const change = await orderUnits(store, { userId, line, quantity, now: dayAfterStart(days) })
  const order = existing(await orderById(store.db, change))
  await bill(store, 'order.paid', order.id, { amount: order.total / 100, currency: 'USD' }, days)
  return order.id
}

/** The period that starts some months after the start of the subscription. */
export function period(months: number) {
  const at = (month: number) => new Date(Date.UTC(2026, month, 15, 12)).toISOString()
  return { start: at(months), end: at(months + 1) }
}

export async function subscriptionOf({ db }: Pick<TestStore, 'db'>, orderId: string) {
  const [subscription] = await subscriptionsOfOrder(db, orderId)
  return existing(subscription)
}

/** Moves the paid period of 30 days so that some of its days are left. */
async function setDaysLeft({ db }: TestStore, orderId: string, left: number): Promise<void> {
  const now = Date.now()
  const days = (number: number) => new Date(now + number * day - 1_000)
  await db
    .update(subscriptions)
    .set({ periodStart: days(left - 30), periodEnd: days(left) })
    .where(eq(subscriptions.orderId, orderId))
}

/** An error handler for jobs that must not fail. */
export function unexpected(error: unknown): void {
  expect(error).toBeUndefined()
}
