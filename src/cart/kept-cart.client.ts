import { browserCart } from '#cart/browser-cart.client.ts'
import { openCart, type OpenCart } from '#cart/open-cart.ts'
import { serverCart } from '#cart/server-cart.client.ts'

/** A portal session's cart is kept in this browser, a backend account's on the server (spec §4). */
export function openKeptCart(
  mode: 'portal' | 'backend',
  user: { id: string; email: string },
  onLoadFailed: () => void,
): OpenCart {
  const keeper = mode === 'portal' ? browserCart(user.email) : serverCart(user.id)
  return openCart(keeper, onLoadFailed)
}
