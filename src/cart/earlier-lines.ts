import { countOf, countOfItems, isSameProduct, maximumOf, type CartItem, type CartLine } from '#cart/cart.ts'
import { notSoldReason } from '#cart/product-data.ts'
import { sharedLine, type SharedLine } from '#cart/shared-cart.ts'

type HeldItem = CartItem & { id: string }

/**
 * The earlier lines that are missing from the cart, limited to the quantity that can be added. Settled lines
 * (added, declined or already in the cart) are not offered again (product: cart 41, 43).
 */
export function linesToOffer(
  earlier: readonly CartLine[],
  cart: readonly HeldItem[],
  settled: ReadonlySet<string>,
): SharedLine[] {
  const offered: SharedLine[] = []
  for (const line of earlier) {
    if (settled.has(line.id) || holdsLine(cart, line)) continue
    const max = maximumOf([...cart, ...offered.map((each) => each.line)], line)
    if (max > 0) offered.push(sharedLine(line, line.quantity, max))
  }
  return offered
}

export function addableLines(offered: readonly SharedLine[]): CartLine[] {
  return offered.flatMap(({ line }) => (notSoldReason(line.productData) === null ? [line] : []))
}

/**
 * The earlier lines that the cart already contains. They count as settled, so that a line that the customer
 * removes is not offered again.
 */
export function linesInCart(earlier: readonly CartLine[], cart: readonly CartItem[]): CartLine[] {
  return earlier.filter((line) => holdsLine(cart, line))
}

export function earlierTitle(addable: readonly CartLine[]): string {
  return `Your account has ${countOfItems(countOf(addable))} from before.`
}

/** Compares products and offers, because a customer may want both offers of a product (product: cart 8). */
function holdsLine(cart: readonly CartItem[], line: CartItem): boolean {
  return cart.some((held) => isSameProduct(held, line) && held.offer === line.offer)
}
