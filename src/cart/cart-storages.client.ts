import type { SessionUser } from '#account/session.ts'
import type { CartStorage } from '#cart/cart-storage.ts'

/** A portal session's cart is kept in this browser, a backend account's on the server (spec §4). */
export async function storageOf(
  mode: 'portal' | 'backend',
  { id, email }: SessionUser,
): Promise<CartStorage> {
  if (mode === 'portal') return (await import('#cart/browser-cart-storage.client.ts')).browserCart(email)
  return (await import('#cart/server-cart-storage.client.ts')).serverCart(id)
}
