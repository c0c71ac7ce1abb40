import type { CartLine } from '#cart/cart.ts'
import { hasOffer } from '#cart/product-data.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'

/** Tolerance for differing clocks. */
const toleranceMilliseconds = 60_000

/**
 * The remaining quantities of lines after an order is paid: ordered quantities are removed from lines that
 * existed when it was placed. Returns only changes; 0 removes the line.
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

/** The id of a browser cart line contains the time it was added (product: cart 11). */
function addedAt({ id }: CartLine): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
