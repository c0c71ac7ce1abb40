import { maximumOf, maxLinesInOrder, type CartLine } from '#cart/cart.ts'
import { lineObstacle } from '#cart/line-labels.ts'
import { maxOfOffer } from '#cart/product-data.ts'

/** Explains why a line prevents checkout and how to fix it, or returns `null` (product: cart 7). */
export function lineRemedy(lines: readonly CartLine[], line: CartLine): string | null {
  const obstacle = lineObstacle(line)
  if (obstacle !== null) return `${obstacle} Remove it to check out.`
  if (line.quantity <= maximumOf(lines, line)) return null
  return `You can order up to ${maxOfOffer(line.offer, line.productData.maxQuantity)}. Reduce the quantity to check out.`
}

/** Explains how to fix a cart with too many lines, or returns `null`. */
export function cartRemedy(lines: readonly CartLine[]): string | null {
  const tooMany = lines.length - maxLinesInOrder
  if (tooMany <= 0) return null
  return `An order can have ${maxLinesInOrder} different items. Remove ${tooMany} to check out.`
}
