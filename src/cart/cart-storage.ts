import type { AddError, CartItem, CartLine } from '#cart/cart.ts'
import type { Result } from '#lib/result.ts'

/** Why a cart storage did not do what was asked; `failed` for anything unexpected. */
export type CartError = AddError | 'login_required' | 'unknown_product' | 'unknown_line' | 'failed'

export type Kept<Value> = Promise<Result<Value, CartError>>

/** Stores the cart: in this browser (customer-portal session) or on the server (backend account) (product: cart 12). */
export interface CartStorage {
  load(): Kept<CartLine[]>
  /** The same, with current prices and availability (product: cart 21). */
  refresh(): Kept<CartLine[]>
  /** Returns the line as it is now. */
  add(item: CartItem): Kept<CartLine>
  setQuantity(line: CartLine, quantity: number): Kept<void>
  remove(line: CartLine): Kept<void>
  clear(): Kept<void>
  /** Calls back when the cart changed elsewhere. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

/** The reason that follows the message, if there is one (product: cart 31). */
export function errorReason(refusal: CartError): string | null {
  return reasons[refusal] ?? null
}

const reasons: Partial<Record<CartError, string>> = {
  over_maximum: 'That is more than the largest quantity of this product in one order.',
  coming_soon: 'It is coming soon and cannot be bought yet.',
  unavailable: 'It is not available at the moment.',
  unknown_product: 'It is no longer available.',
  unknown_line: 'It is no longer in your cart.',
  not_for_cart: 'It is opened from its own page.',
}
