import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { toCents, type Cents } from '#lib/money.ts'
import type { recurringRevenueKinds } from '#orders/subscription.ts'
import { recurringRevenue } from '#orders/subscriptions.tables.server.ts'

interface RevenueChange {
  lineId: string
  kind: (typeof recurringRevenueKinds)[number]
  /** The revenue per month after the change. */
  monthly: Cents
  at: Date
}

/**
 * Stores the difference between the new monthly revenue and the previous one, and corrects the difference of
 * a later change if one is stored. The end counts as the last change even if a renewal has the same time,
 * because such a renewal may undo the end.
 */
export async function recordRevenue(
  tx: Database,
  { lineId, kind, monthly, at }: RevenueChange,
): Promise<void> {
  const recorded = await tx
    .select()
    .from(recurringRevenue)
    .where(eq(recurringRevenue.lineId, lineId))
    .orderBy(asc(eq(recurringRevenue.kind, 'churned')), asc(recurringRevenue.at), asc(recurringRevenue.id))
  const earlier = recorded.filter((each) => kind === 'churned' || (each.kind !== 'churned' && each.at <= at))
  const before = earlier.reduce((sum, { amount }) => sum + toCents(Number(amount)), 0)
  const difference = monthly - before
  if (difference === 0) return
  await tx.insert(recurringRevenue).values({ lineId, kind, amount: priceColumn(difference), at })
  const next = recorded[earlier.length]
  if (!next) return
  const amount = toCents(Number(next.amount)) - difference
  const isNext = eq(recurringRevenue.id, next.id)
  await (amount === 0
    ? tx.delete(recurringRevenue).where(isNext)
    : tx
        .update(recurringRevenue)
        .set({ amount: priceColumn(amount) })
        .where(isNext))
}
