import { isSameProduct, type CartItem } from '#cart/cart.ts'
import { maxOfOffer, notSoldReason, type ProductData } from '#cart/product-data.ts'

export const lineErrors = [
  'unknown_product',
  'not_for_cart',
  'coming_soon',
  'unavailable',
  'over_maximum',
  'twice',
] as const

export type LineError = (typeof lineErrors)[number]

/** Why a line cannot be ordered, or `null`. */
export function lineErrorOf(
  submitted: CartItem,
  product: ProductData | null,
  all: readonly CartItem[],
): LineError | null {
  if (!product) return 'unknown_product'
  const unsold = notSoldReason(product)
  if (unsold) return unsold
  const same = all.filter((other) => isSameProduct(other, submitted))
  if (same.filter((other) => other.offer === submitted.offer).length > 1) return 'twice'
  if (submitted.quantity > maxOfOffer(submitted.offer)) return 'over_maximum'
  // Both offers of a product share a maximum (product: cart 4).
  return same.reduce((sum, { quantity }) => sum + quantity, 0) > product.maxQuantity ? 'over_maximum' : null
}
