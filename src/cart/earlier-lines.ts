import { countOf, isSameProduct, maximumOf, type CartItem, type CartLine } from '#cart/cart.ts'
import { whyNotSold } from '#cart/product-data.ts'
import { sharedLine, type SharedLine } from '#cart/shared-cart.ts'

type HeldItem = CartItem & { id: string }

/**
 * What the cart lacks of the customer's earlier lines, with as many of each as may be added. A line that was settled
 * before (added, declined, or in the cart already) is not offered again (product: cart 41, 43).
 */
export function linesToOffer(
  earlier: readonly CartLine[],
  cart: readonly HeldItem[],
  settled: ReadonlySet<string>,
): SharedLine[] {
  const offered: SharedLine[] = []
  for (const line of earlier) {
    if (settled.has(line.id) || holdsLine(cart, line)) continue
    const most = maximumOf([...cart, ...offered.map((each) => each.line)], line)
    if (most > 0) offered.push(sharedLine(line, line.quantity, most))
  }
  return offered
}

/** The lines that can be bought today. */
export function addableLines(offered: readonly SharedLine[]): CartLine[] {
  return offered.flatMap(({ line }) => (whyNotSold(line.productData) === null ? [line] : []))
}

/** Those that the cart holds: from now on, removing one is the customer's own choice. */
export function linesInCart(earlier: readonly CartLine[], cart: readonly CartItem[]): CartLine[] {
  return earlier.filter((line) => holdsLine(cart, line))
}

export function earlierTitle(addable: readonly CartLine[]): string {
  const count = countOf(addable)
  return `Your account has ${count} ${count === 1 ? 'item' : 'items'} from before.`
}

/** Same product and same offer: a customer may want both offers of one product (product: cart 8). */
function holdsLine(cart: readonly CartItem[], line: CartItem): boolean {
  return cart.some((held) => isSameProduct(held, line) && held.offer === line.offer)
}
