import type { SessionMode, SessionUser } from '#account/session.ts'
import type { CartStorage } from '#cart/cart-storage.ts'

/** Which storage a session's cart has (product: cart 12). */
export async function storageOf(mode: SessionMode, { id, email }: SessionUser): Promise<CartStorage> {
  if (mode === 'customer-portal')
    return (await import('#cart/browser-cart-storage.client.ts')).browserCart(email)
  return (await import('#cart/server-cart-storage.client.ts')).serverCart(id)
}
