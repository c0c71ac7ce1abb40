import { createContext, use } from 'react'
import type { CartState, CartStore } from '#cart/browser/cart.store.ts'
import type { NewItem, ProductType } from '#cart/cart.ts'

export interface AddOptions {
  /** On solution pages failures are logged to the console, except a missing log-in (product: cart 32). */
  failures?: 'toast' | 'console'
  /** The pressed control; the message appears near it. */
  near?: HTMLElement | undefined
}

export interface CartValue extends CartState {
  count: number
  add(item: NewItem, options?: AddOptions): Promise<void>
  changeQuantity(lineId: string, change: number): Promise<void>
  remove(lineId: string): Promise<void>
  clear(): Promise<void>
  holds(productId: string, productType: ProductType): boolean
  isAdding(productId: string, productType: ProductType): boolean
  refresh: CartStore['refresh']
  dialog: { isOpen: boolean; open(): void; close(): void }
}

/** Provided by `CartProvider`. */
export const CartContext = createContext<CartValue | null>(null)

/** Throws outside its provider (product: cart 33). */
export function useCart(): CartValue {
  const value = use(CartContext)
  if (!value) throw new Error('useCart must be used inside <CartProvider>')
  return value
}
