import type { CartLine, NewItem } from '#cart/cart.ts'
import { whyNotSold } from '#cart/product-data.ts'
import type { SharedLine } from '#cart/shared-cart.ts'

/** The lines that can be bought today (product: saved 18). */
export function addable(lines: readonly SharedLine[]): CartLine[] {
  return lines.flatMap(({ line }) => (whyNotSold(line.productData) === null ? [line] : []))
}

export function itemToAdd({ productId, productType, offer, quantity, productData }: CartLine): NewItem {
  return { productId, productType, offer, quantity, name: productData.name }
}
