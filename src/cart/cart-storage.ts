import type { AddError, CartItem, CartLine } from '#cart/cart.ts'
import type { Result } from '#lib/result.ts'

/** Why a keeper did not do what was asked; `failed` is everything that nobody could have expected. */
export type CartError = AddError | 'login_required' | 'unknown_product' | 'unknown_line' | 'failed'

export type Kept<Value> = Promise<Result<Value, CartError>>

/** Who keeps the cart: this browser (portal session) or the server (backend account), spec §4. */
export interface CartStorage {
  load(): Kept<CartLine[]>
  /** The same, with the prices and the availability of this moment (decisions §4). */
  refresh(): Kept<CartLine[]>
  /** The line as it is now. */
  add(item: CartItem): Kept<CartLine>
  setQuantity(line: CartLine, quantity: number): Kept<void>
  remove(line: CartLine): Kept<void>
  clear(): Kept<void>
  /** Calls back when the cart changed elsewhere; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** What the customer reads besides the specification's sentence, where there is a reason to give. */
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
