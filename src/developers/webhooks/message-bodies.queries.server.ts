import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { toDollars } from '#lib/money.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { subscriptionStatus } from '#orders/subscription.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'

interface Message {
  sellerId: string
  type: string
  about: string
  at: Date
}

/** The body of a message: ids and figures, without data of a customer (product: developers 9). */
export async function messageBody(db: Database, message: Message): Promise<Record<string, unknown>> {
  const { type, at } = message
  const data = await dataOf(db, message)
  return { type, timestamp: at.toISOString(), data }
}

function dataOf(db: Database, message: Message): Promise<Record<string, unknown>> {
  if (message.type.startsWith('order.')) return soldLines(db, message)
  return message.type.startsWith('subscription.') ? subscriptionOf(db, message) : reviewOf(db, message)
}

/** The subscription as it is when the message is prepared. */
async function subscriptionOf(db: Database, { about }: Message) {
  const [lineId = ''] = about.split('@')
  const [found] = await db
    .select({ line: orderLines, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.lineId))
    .where(eq(subscriptions.lineId, lineId))
  if (!found) return { id: lineId }
  const { line, subscription } = found
  return {
    id: lineId,
    product_id: line.productId,
    product: line.name,
    status: subscriptionStatus(subscription),
    quantity: subscription.quantity,
    price: toDollars(priceFrom(subscription.price)),
    interval: subscription.interval,
    period_end: subscription.periodEnd.toISOString(),
    ended_at: subscription.endedAt?.toISOString() ?? null,
  }
}

/** The seller's own lines. Their ids are those of `/api/seller/orders`. */
async function soldLines(db: Database, { about, sellerId }: Message) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, about), eq(orderLines.sellerId, sellerId)))
    .orderBy(asc(orderLines.position))
  return {
    lines: lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      product: line.name,
      quantity: line.quantity,
      price: toDollars(priceFrom(line.price)),
      total: toDollars(priceFrom(line.total)),
      subscription_interval: line.subscriptionInterval,
    })),
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
