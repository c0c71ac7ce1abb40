import type { CartError, CartLine, NewItem } from '#cart/cart.ts'

/** A line that could not be added to the cart. */
export interface RejectedLine {
  name: string
  reason: CartError
}

export interface CartView {
  lines: CartLine[]
  status: 'loading' | 'ready' | 'failed'
  busy: boolean
}

export interface CartMessages {
  loadFailed(): void
}

export interface CartState extends CartView {
  adding: NewItem[]
}

export const loadingCart: CartState = { lines: [], status: 'loading', adding: [], busy: false }

export function itemOf({ productId, productType, offer, quantity, productData }: CartLine): NewItem {
  return { productId, productType, offer, quantity, name: productData.name }
}
