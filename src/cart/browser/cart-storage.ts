import type { CartError, CartLine, NewItem, QuantityChange } from '#cart/cart.ts'
import type { Result } from '#lib/result.ts'

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

export interface RejectedLine {
  name: string
  reason: CartError
}

export interface CartView {
  lines: CartLine[]
  status: 'loading' | 'ready' | 'failed'
  busy: boolean
}

export interface CartState extends CartView {
  adding: NewItem[]
}

export const loadingCart: CartState = { lines: [], status: 'loading', adding: [], busy: false }

export function itemOf({ productId, productType, offer, quantity, productData }: CartLine): NewItem {
  return { productId, productType, offer, quantity, name: productData.name }
}
