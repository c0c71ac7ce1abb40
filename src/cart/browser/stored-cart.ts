import type { CartError, CartLine, NewItem } from '#cart/cart.ts'

/** A line that could not be added to the cart. */
export interface RejectedLine {
  name: string
  reason: CartError
}

/** The displayed state of a cart. */
export interface CartView {
  lines: CartLine[]
  status: 'loading' | 'ready' | 'failed'
  /** Whether a change is in progress. */
  busy: boolean
}

export interface CartMessages {
  loadFailed(): void
}

export interface CartState extends CartView {
  /** Items that are being added and are not in the cart yet. */
  adding: NewItem[]
}

export const loadingCart: CartState = { lines: [], status: 'loading', adding: [], busy: false }

/** The item that recreates this line. */
export function itemOf({ productId, productType, offer, quantity, productData }: CartLine): NewItem {
  return { productId, productType, offer, quantity, name: productData.name }
}
