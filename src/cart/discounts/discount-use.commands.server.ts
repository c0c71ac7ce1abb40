import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { discountOn, type DiscountableLine } from '#cart/discounts/discount.ts'
import { discountFrom, usesOf } from '#cart/discounts/discounts.queries.server.ts'
import { discountCodes, discountUses } from '#cart/discounts/discounts.tables.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { Cents } from '#lib/money.ts'

interface DiscountUse {
  codeId: string
  orderId: string
  customer: string
  now: Date
}

interface CheckedUse extends DiscountUse {
  lines: readonly DiscountableLine[]
  /** The amount that the customer saw. */
  shown: Cents
}

/**
 * Uses a code for an order. The lock makes other customers wait, so that only one gets the last use (product:
 * discounts 7).
 */
export async function takeDiscount(
  tx: Database,
  { lines, shown, ...use }: CheckedUse,
): Promise<Result<undefined, 'discount_changed'>> {
  const { codeId, customer, now } = use
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, codeId)).for('update')
  if (!row) return err('discount_changed')
  const discount = discountFrom(row)
  const usedByCustomer = await usesOf(tx, codeId, customer)
  const off = discountOn(discount, lines, { now, usedByCustomer })
  const total = off.ok ? off.value.reduce((sum, each) => sum + each, 0) : null
  if (total !== shown) return err('discount_changed')
  await countUse(tx, use)
  return ok(undefined)
}

/** Counts a use without checking the code, because a quote has promised its discount (product: quotes 24). */
export async function countUse(tx: Database, { codeId, orderId, customer, now }: DiscountUse): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(eq(discountCodes.id, codeId))
  await tx.insert(discountUses).values({ orderId, codeId, customer, at: now })
}

/**
 * Locks the code of a replaced order and the code of its replacement, in the order of their ids. Otherwise
 * two customers who swap their codes could block each other.
 */
export async function lockDiscounts(tx: Database, codeId: string, replacedOrderId: string): Promise<void> {
  const ofReplaced = tx
    .select({ id: discountUses.codeId })
    .from(discountUses)
    .where(eq(discountUses.orderId, replacedOrderId))
  await tx
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(or(eq(discountCodes.id, codeId), inArray(discountCodes.id, ofReplaced)))
    .orderBy(discountCodes.id)
    .for('update')
}

/** Releases the code of an order that ended unpaid. This use no longer counts. */
export async function releaseDiscount(tx: Database, orderId: string): Promise<void> {
  const [use] = await tx.delete(discountUses).where(eq(discountUses.orderId, orderId)).returning()
  if (!use) return
  await tx
    .update(discountCodes)
    .set({ uses: sql`greatest(${discountCodes.uses} - 1, 0)` })
    .where(eq(discountCodes.id, use.codeId))
}
