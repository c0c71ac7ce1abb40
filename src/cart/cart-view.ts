import type { CartItem, CartLine } from '#cart/cart.ts'

/** What there is to show of a cart at a moment. */
export interface CartView {
  lines: CartLine[]
  /** Asked for and not answered yet: how many may be shown, a price not. */
  pending: CartItem[]
  status: 'loading' | 'ready' | 'failed'
  busy: boolean
}

export const emptyCart: CartView = { lines: [], pending: [], status: 'ready', busy: false }
export const loadingCart: CartView = { ...emptyCart, status: 'loading' }
