import type { CartLine, NewItem } from '#cart/cart.ts'
import { whyNotSold } from '#cart/product-data.ts'
import type { SharedLine } from '#cart/shared-cart.ts'

/** The lines that can be bought now (product: saved 18). */
export function addable(lines: readonly SharedLine[]): CartLine[] {
  return lines.flatMap(({ line }) => (whyNotSold(line.productData) === null ? [line] : []))
}

type Held = Pick<CartLine, 'productId' | 'productType' | 'offer' | 'quantity'>

/** The line of the visitor's own cart with the same product and offer. */
export function ownLine<Own extends Held>(own: readonly Own[], line: Held): Own | undefined {
  return own.find(
    ({ productId, productType, offer }) =>
      productId === line.productId && productType === line.productType && offer === line.offer,
  )
}

/** Whether the visitor's cart contains all lines in at least these quantities. */
export function holdsAll(own: readonly Held[], lines: readonly Held[]): boolean {
  return lines.length > 0 && lines.every((line) => (ownLine(own, line)?.quantity ?? 0) >= line.quantity)
}

export function itemToAdd({ productId, productType, offer, quantity, productData }: CartLine): NewItem {
  return { productId, productType, offer, quantity, name: productData.name }
}
