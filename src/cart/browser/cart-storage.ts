import type { CartError, CartLine, NewItem, QuantityChange } from '#cart/cart.ts'
import { err, type Result } from '#lib/result.ts'

export type CartResult<Value> = Promise<Result<Value, CartError>>

/**
 * Stores a cart in this browser (customer-portal session) or on the server (backend account) (product: cart
 * 12).
 */
export interface CartStorage {
  load(): CartResult<CartLine[]>
  /** Loads the cart with current prices and availability. */
  refresh(): CartResult<CartLine[]>
  /** Returns the stored line. */
  add(item: NewItem): CartResult<CartLine>
  /** Returns the new quantity; 0 if the line was removed. */
  changeQuantity(line: CartLine, change: QuantityChange): CartResult<number>
  remove(line: CartLine): CartResult<void>
  clear(): CartResult<void>
  subscribe(listener: () => void): () => void
}

/**
 * The owner of the cart: `unknown` until the session is checked, `unreachable` if the check failed, `nobody`
 * if no one is signed in, otherwise a function that opens the customer's storage.
 */
export type CartOwner = 'unknown' | 'nobody' | 'unreachable' | (() => Promise<CartStorage>)

/** Turns an exception into a failure, so that the cart does not stay busy. */
export async function attempt<Value>(work: () => CartResult<Value>): CartResult<Value> {
  try {
    return await work()
  } catch (error) {
    console.warn('The cart storage failed.', error)
    return err<CartError>('failed')
  }
}

/** The reason to append to the message, or `null` (product: cart 31). */
export function errorReason(error: CartError): string | null {
  return reasons[error] ?? null
}

const reasons: Partial<Record<CartError, string>> = {
  over_maximum: 'That’s more than the maximum per order.',
  coming_soon: 'It’s coming soon, so you can’t buy it yet.',
  unavailable: 'It isn’t available right now.',
  unknown_product: 'It’s no longer available.',
  unknown_line: 'It’s no longer in your cart.',
  not_for_cart: 'You can open it from its own page.',
}
