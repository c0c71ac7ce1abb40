import { and, eq, inArray } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import type { Order, OrderLine, OrderOwner } from '#orders/order.ts'
import { orderOf } from '#orders/orders.queries.server.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import { reviewErrorOf } from '#reviews/writing/review-error.ts'
import type { OrderLineReview } from '#reviews/order-line-review.ts'
import { writeReviewPath } from '#reviews/review-paths.ts'
import { isSellerOf, reviewerOf, type Reviewer } from '#reviews/reviewer.queries.server.ts'
import { reviews } from '#reviews/reviews.tables.server.ts'

export type OwnReview = typeof reviews.$inferSelect

/**
 * The order line and its review; `null` if this person cannot see the order, or if it only changes the quantity of a
 * subscription (product: reviews 1).
 */
export async function reviewableLine(
  db: Database,
  viewer: OrderOwner,
  reviewer: Reviewer,
  { orderId, lineId }: { orderId: string; lineId: string },
) {
  const order = await orderOf(db, viewer, orderId)
  const line = order?.lines.find(({ id }) => id === lineId)
  if (!order || !line || order.change) return null
  const [row] = await db
    .select({ sellerId: orderLines.sellerId, sellsNow: marketplaceProducts.sellerId })
    .from(orderLines)
    .leftJoin(
      marketplaceProducts,
      and(eq(orderLines.productType, 'marketplace'), eq(marketplaceProducts.id, orderLines.productId)),
    )
    .where(eq(orderLines.id, line.id))
  const { sellerId = null, sellsNow = null } = row ?? {}
  const [review = null] = await db.select().from(reviews).where(eq(reviews.orderLineId, line.id))
  const error = reviewErrorOf({
    status: order.status,
    isOfBrowser: isOfBrowser(order),
    isProven: reviewer.isProven,
    isOwnProduct: await isSellerOf(db, reviewer, [sellerId, sellsNow]),
    isReviewed: review !== null,
  })
  return { order, line, sellerId, boughtAt: boughtAt(order), error, review }
}

/** An order line that may be reviewed, with its review if there is one. */
export type ReviewableLine = NonNullable<Awaited<ReturnType<typeof reviewableLine>>>

async function reviewsOfLines(db: Database, lineIds: readonly string[]): Promise<Map<string, OwnReview>> {
  const known = lineIds.filter(isUuid)
  if (known.length === 0) return new Map()
  const found = await db.select().from(reviews).where(inArray(reviews.orderLineId, known))
  return new Map(
    found.flatMap((review) => (review.orderLineId === null ? [] : [[review.orderLineId, review]])),
  )
}

/** The lines of an active order without a review. Excludes products that the customer sells. */
export async function linesToReview(
  db: Database,
  lines: readonly OrderLine[],
  customer: Pick<Reviewer, 'userId'>,
): Promise<OrderLine[]> {
  const ids = lines.map(({ id }) => id)
  const reviewed = await reviewsOfLines(db, ids)
  const sold = await db
    .select({ id: orderLines.id, sellerId: orderLines.sellerId })
    .from(orderLines)
    .where(inArray(orderLines.id, ids))
  const due: OrderLine[] = []
  for (const line of lines) {
    if (reviewed.has(line.id)) continue
    const sellerId = sold.find(({ id }) => id === line.id)?.sellerId ?? null
    if (!(await isSellerOf(db, customer, [sellerId]))) due.push(line)
  }
  return due
}

/** The lines of an order that its customer can review or has reviewed. */
export async function reviewsOfOrder(
  db: Database,
  viewer: OrderOwner,
  order: Order,
): Promise<OrderLineReview[]> {
  if (order.status !== 'active' || order.change || isOfBrowser(order)) return []
  if ((await reviewerOf(db, viewer)) === null) return []
  const ids = order.lines.map(({ id }) => id)
  const [written, due] = [await reviewsOfLines(db, ids), await linesToReview(db, order.lines, viewer)]
  return order.lines.flatMap(({ id, name }) => {
    const stars = written.get(id)?.stars ?? null
    if (stars === null && !due.some((line) => line.id === id)) return []
    return [{ lineId: id, name, path: writeReviewPath(order.id, id), stars }]
  })
}

function isOfBrowser({ customerId }: Pick<Order, 'customerId'>): boolean {
  return customerId.startsWith('browser:')
}

/** When the order was paid, or when it was placed if no payment is recorded. */
function boughtAt({ timeline, preparedAt }: Pick<Order, 'timeline' | 'preparedAt'>): Date {
  return timeline.find(({ to }) => to === 'paid')?.at ?? preparedAt
}
