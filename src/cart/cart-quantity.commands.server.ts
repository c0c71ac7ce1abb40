import { sql } from 'drizzle-orm'
import type { LineKey } from '#cart/cart.commands.server.ts'
import { underCartLock } from '#cart/cart-lock.commands.server.ts'
import { cartOf } from '#cart/cart.queries.server.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'
import { maximumOf, quantityAfter, type QuantityChange } from '#cart/cart.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

export type QuantityResult = Result<
  { id: string; quantity: number },
  'login_required' | 'unknown_line' | 'unavailable' | 'over_maximum'
>

/**
 * Changes the quantity of a line. A quantity below 1 removes the line. A line can always be reduced, even if
 * it still exceeds a maximum that was lowered (product: cart 3, 5).
 */
export function changeQuantity(
  db: Database,
  token: string,
  { id, productType }: LineKey,
  change: QuantityChange,
): Promise<QuantityResult> {
  const items = productType === 'marketplace' ? marketplaceCartItems : wtsCartItems
  return underCartLock(db, token, async (tx, userId): Promise<QuantityResult> => {
    // Most additions wait only for the row, so it is locked too (product: cart 18).
    await tx.execute(sql`select 1 from ${items} where id = ${id} and user_id = ${userId} for update`)
    const lines = await cartOf(tx, userId)
    const line = lines.find((each) => each.id === id && each.productType === productType)
    if (!line) return err('unknown_line')
    const quantity = quantityAfter(line.quantity, change)
    if (quantity > line.quantity) {
      if (quantity > maximumOf(lines, line)) return err('over_maximum')
      if (!line.productData.isAvailable || line.productData.comingSoon) return err('unavailable')
    }
    await tx.execute(
      quantity === 0
        ? sql`delete from ${items} where id = ${id} and user_id = ${userId}`
        : sql`update ${items} set quantity = ${quantity} where id = ${id} and user_id = ${userId}`,
    )
    publishChange(tx, 'cart_changed', userId)
    return ok({ id, quantity })
  })
}
