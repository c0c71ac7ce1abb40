import type { CartLine } from '#cart/cart.ts'
import { hasOffer } from '#cart/product-data.ts'
import type { HandOffRecord } from '#orders/hand-off/hand-off.ts'

/** Clocks differ a little. */
const toleranceMilliseconds = 60_000

/**
 * What stays of each line once an order is paid: the ordered quantities are gone from the lines that were there when
 * it was placed, and nothing else is. Answers only what changes; 0 is a line that goes.
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

/** A line of the browser's cart carries the time in its id (spec §3). */
function addedAt({ id }: CartLine): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
