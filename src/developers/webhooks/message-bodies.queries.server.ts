import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { toDollars } from '#lib/money.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { productNameOf } from '#orders/statements/statement-sql.server.ts'
import { namesOfLine, subscriptionStatus, type SubscriptionState } from '#orders/subscription.ts'
import { subscriptionPayments, subscriptions } from '#orders/subscriptions.tables.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'

interface Message {
  sellerId: string
  type: string
  about: string
  at: Date
}

/** The body of a message: ids and figures, without customer data (product: developers 9). */
export async function messageBody(db: Database, message: Message): Promise<Record<string, unknown>> {
  const { type, at } = message
  const data = await dataOf(db, message)
  return { type, timestamp: at.toISOString(), data }
}

function dataOf(db: Database, message: Message): Promise<Record<string, unknown>> {
  if (message.type.startsWith('order.')) return soldLines(db, message)
  return message.type.startsWith('subscription.') ? subscriptionOf(db, message) : reviewOf(db, message)
}

/** The subscription with its status after the event. For a renewal, also the amount and the period. */
async function subscriptionOf(db: Database, { type, about, at }: Message) {
  const [lineId = '', moment = ''] = about.split('@')
  const [found] = await db
    .select({ line: orderLines, subscription: subscriptions, currency: orders.currency })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.lineId))
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(eq(subscriptions.lineId, lineId))
  if (!found) return { id: lineId }
  const { line, subscription, currency } = found
  const isEnd = type === 'subscription.ended'
  const renewal = type === 'subscription.renewed' ? await renewalOf(db, lineId, new Date(moment)) : null
  const { quantity, periodStart, periodEnd } = renewal ?? subscription
  return {
    id: lineId,
    product_id: line.productId,
    product: line.name,
    status: isEnd ? 'ended' : statusAt(subscription, { at, renewedAt: renewal?.paidAt }),
    quantity,
    price: toDollars(priceFrom(subscription.price)),
    subscription_interval: subscription.interval,
    ...(renewal && { amount: toDollars(priceFrom(renewal.amount)), currency }),
    period_start: periodStart.toISOString(),
    period_end: periodEnd.toISOString(),
    ended_at: isEnd ? new Date(moment).toISOString() : null,
  }
}

/**
 * The status right after a renewal, or after a failed renewal (`renewedAt` is missing). Ignores later events,
 * because they have their own messages.
 */
function statusAt(
  { periodEnd, pastDueAt, cancelAt }: SubscriptionState,
  { at, renewedAt }: { at: Date; renewedAt: Date | undefined },
) {
  const hasFailed = !renewedAt || (pastDueAt !== null && pastDueAt > renewedAt && pastDueAt <= at)
  return subscriptionStatus({
    periodEnd,
    pastDueAt: hasFailed ? at : null,
    cancelAt: cancelAt !== null && cancelAt <= at ? cancelAt : null,
    endedAt: null,
  })
}

async function renewalOf(db: Database, lineId: string, periodEnd: Date) {
  const [renewal] = await db
    .select()
    .from(subscriptionPayments)
    .where(and(eq(subscriptionPayments.lineId, lineId), eq(subscriptionPayments.periodEnd, periodEnd)))
  return renewal ?? null
}

/** The seller's own lines. Their ids are the same as in `/api/seller/orders`. */
async function soldLines(db: Database, { about, sellerId }: Message) {
  const lines = await db
    .select({ line: orderLines, product: productNameOf('order_lines') })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, about), eq(orderLines.sellerId, sellerId)))
    .orderBy(asc(orderLines.position))
  return { lines: lines.map(({ line, product }) => soldLineJson(line, product)) }
}

export function soldLineJson(line: typeof orderLines.$inferSelect, product: string) {
  return {
    id: line.id,
    product_id: line.productId,
    ...namesOfLine(line.name, product),
    quantity: line.quantity,
    price: toDollars(priceFrom(line.price)),
    total: toDollars(priceFrom(line.total)),
    subscription_interval: line.subscriptionInterval,
  }
}

async function reviewOf(db: Database, { about }: Message) {
  const { id, productId, productType, stars, title, body } = reviews
  const [review] = await db
    .select({ id, productId, productType, stars, title, body })
    .from(reviews)
    .where(and(eq(id, about), eq(reviews.state, 'published')))
  if (!review) return { id: about }
  const { productId: product_id, productType: product_type, ...rest } = review
  return { ...rest, product_id, product_type }
}
