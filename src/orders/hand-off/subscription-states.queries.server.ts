import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { toDollars } from '#lib/money.ts'
import { nextAmount, subscriptionStatus } from '#orders/subscription.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'

/**
 * The next charge of each subscription of an order, and whether the signing portal should make it
 * (docs/portal.md).
 */
export async function subscriptionStates(db: Database, orderId: string) {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.lineId))
  return rows.map((row) => {
    const { lineId, quantity, nextQuantity, periodStart, periodEnd } = row
    const status = subscriptionStatus(row)
    return {
      line: lineId,
      status,
      renews: status === 'active' || status === 'past_due',
      quantity,
      next_quantity: nextQuantity ?? quantity,
      next_amount: toDollars(nextAmount({ ...row, price: priceFrom(row.price) })),
      period_start: periodStart.toISOString(),
      period_end: periodEnd.toISOString(),
    }
  })
}
