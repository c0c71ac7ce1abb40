import type { CartError, CartLine, NewItem } from '#cart/cart.ts'
import type { PendingLine, RejectedLine, StoredCart } from '#cart/browser/stored-cart.ts'
import type { Result } from '#lib/result.ts'

export type CartResult<Value> = Promise<Result<Value, CartError>>

/** Stores the cart: in this browser (customer-portal session) or on the server (backend account) (product: cart 12). */
export interface CartStorage {
  load(): CartResult<StoredCart>
  /** The same with current prices and availability, of all lines or only of those that have no product data yet. */
  refresh(which: 'all' | 'pending'): CartResult<StoredCart & { rejected: RejectedLine[] }>
  /**
   * Returns the line as it is now. The browser stores it before this returns, and asks for product data later. `before`
   * is what the cart held, if that is known.
   */
  add(item: NewItem, before?: readonly CartLine[]): CartResult<CartLine | PendingLine>
  /** Returns the quantity as it is now; 0 for a line that is gone. */
  changeQuantity(line: CartLine, change: number): CartResult<number>
  remove(line: CartLine | PendingLine): CartResult<void>
  clear(): CartResult<void>
  /** Calls back when the cart changed elsewhere. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

/** The reason that follows the message, if there is one (product: cart 31). */
export function errorReason(error: CartError): string | null {
  return reasons[error] ?? null
}

const reasons: Partial<Record<CartError, string>> = {
  over_maximum: 'That is more than the largest quantity of this product in one order.',
  coming_soon: 'It is coming soon and cannot be bought yet.',
  unavailable: 'It is not available at the moment.',
  unknown_product: 'It is no longer available.',
  unknown_line: 'It is no longer in your cart.',
  not_for_cart: 'It is opened from its own page.',
}
