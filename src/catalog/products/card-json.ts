import type { CardProduct } from '#catalog/products/card-product.ts'
import { snakeCased } from '#lib/field-names.ts'
import { toDollars } from '#lib/money.ts'

/** The maximum number of cards in one request. */
export const maxCards = 100

/** The card with the API's field names and prices in dollars (product: data 1). */
export function cardToJson(card: CardProduct) {
  return {
    ...snakeCased(card),
    price: toDollars(card.price),
    original_price: card.originalPrice === null ? null : toDollars(card.originalPrice),
    seller: card.seller && snakeCased(card.seller),
  }
}
