import type { CartItem, CartLine } from '#cart/cart.ts'

/** A cart as shown at a moment. */
export interface CartView {
  lines: CartLine[]
  /** Being added: their number may be shown, a price not. */
  pending: CartItem[]
  status: 'loading' | 'ready' | 'failed'
  busy: boolean
}

export const emptyCart: CartView = { lines: [], pending: [], status: 'ready', busy: false }
export const loadingCart: CartView = { ...emptyCart, status: 'loading' }
