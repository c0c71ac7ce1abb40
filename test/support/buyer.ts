import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import type { OrderOwner } from '#orders/order.ts'
import { reviewerOf, type Reviewer } from '#reviews/reviewer.queries.server.ts'
import { writeReview } from '#reviews/writing/write-review.commands.server.ts'
import { signUp } from './customers-and-products.ts'
import { call, newOrder, proveEmail } from './order-shop.ts'
import type { TestStore } from './store.ts'

export const words = {
  stars: 4,
  title: 'Does what it says',
  body: 'It has counted our boxes every night for a month without a mistake.',
  usedFor: 'a small warehouse',
}

export interface Buyer {
  cookie: string
  viewer: OrderOwner
  reviewer: Reviewer
  orderId: string
  lineIds: string[]
}

/** Creates a customer with a verified email and an active order. */
export async function newBuyer(
  store: TestStore,
  { isProven = true, status = 'active' }: { isProven?: boolean; status?: OrderStatus } = {},
): Promise<Buyer> {
  const { id, cookie } = await signUp(store.context)
  if (isProven) await proveEmail(store, id)
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
  expect(placed.status).toBe(201)
  const orderId: string = placed.body.order_id
  await setStatus(store, orderId, status, new Date())
  const viewer = { userId: id, customerPortalEmail: null, browserKeyHash: null }
  const reviewer = await reviewerOf(store.db, viewer)
  if (!reviewer) throw new Error('the account was not found')
  return { cookie, viewer, reviewer, orderId, lineIds: await lineIdsOf(store, orderId) }
}

/** Sets the status as the signing portal and staff would, but sends no mail. */
export async function setStatus(
  { db }: TestStore,
  orderId: string,
  to: OrderStatus,
  at: Date,
): Promise<void> {
  await db.update(orders).set({ status: to, changedAt: at }).where(eq(orders.id, orderId))
  await db.insert(orderTransitions).values({ orderId, number: 9, to, source: 'staff', at })
}

async function lineIdsOf({ db }: TestStore, orderId: string): Promise<string[]> {
  const lines = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
  return lines.map(({ id }) => id)
}

/** Adds a published review of the product 'cart-plain'. Returns the review's id. */
export async function newReview(store: TestStore, stars: number, now = new Date()): Promise<string> {
  const { viewer, reviewer, orderId, lineIds } = await newBuyer(store)
  const [lineId = ''] = lineIds
  const written = await writeReview(
    store.db,
    { viewer, reviewer, now },
    { orderId, lineId, words: { ...words, stars } },
  )
  if (!written.ok) throw new Error(written.reason)
  return written.value.id
}

/** Returns the value, or fails the test if it is missing. */
export function existing<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the value is missing')
  return value
}
