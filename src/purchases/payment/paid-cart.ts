import type { CartLine } from '#cart/cart.ts'
import { hasOffer } from '#cart/product-data.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'

/** Clocks differ a little. */
const toleranceMilliseconds = 60_000

/**
 * What is left of each line once an order is paid: the ordered quantities are removed from lines that were there when
 * it was placed. Returns only the changes; 0 means the line goes.
 */
export function leftAfterPaying(
  lines: readonly CartLine[],
  { items, timestamp }: Pick<HandOffRecord, 'items' | 'timestamp'>,
): { line: CartLine; quantity: number }[] {
  const placed = Date.parse(timestamp) + toleranceMilliseconds
  return items.flatMap((item) => {
    const isFree = item.price === 0 && hasOffer(item.product_type, item.product_id, 'introductory')
    const offer = isFree ? 'introductory' : 'standard'
    const line = lines.find(
      (each) =>
        each.productType === item.product_type && each.productId === item.product_id && each.offer === offer,
    )
    if (!line || addedAt(line) > placed) return []
    return [{ line, quantity: Math.max(0, line.quantity - item.quantity) }]
  })
}

/** The id of a browser cart's line contains the time (product: cart 11). */
function addedAt({ id }: CartLine): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
