import type { SessionUser } from '#account/session.ts'
import type { CartKeeper } from '#cart/cart-keeper.ts'

/** A portal session's cart is kept in this browser, a backend account's on the server (spec §4). */
export async function keeperOf(mode: 'portal' | 'backend', { id, email }: SessionUser): Promise<CartKeeper> {
  if (mode === 'portal') return (await import('#cart/browser-cart.client.ts')).browserCart(email)
  return (await import('#cart/server-cart.client.ts')).serverCart(id)
}
