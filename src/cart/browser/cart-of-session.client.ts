import { cartKey, guestLines } from '#account/session/guest-lines.client.ts'
import { sessionStore } from '#account/session/session.store.ts'
import type { SessionState, SignedInSession } from '#account/session/session.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import type { CartOwner, CartStorage } from '#cart/browser/cart-storage.ts'
import { onStored } from '#lib/stored.client.ts'

/** Opens the cart of the signed-in customer, now and whenever the customer changes (product: cart 17). */
export function followSession(): void {
  let opened = ''
  function follow(): void {
    const session = sessionStore.getState()
    const key = ownerKey(session)
    if (key === opened) return
    opened = key
    cartStore.openFor(ownerOf(session))
  }
  sessionStore.subscribe(follow)
  onStored(cartKey, follow)
  follow()
}

/** Returns the storage for the cart of a session (product: cart 12). */
export async function storageOf({ mode, user }: SignedInSession): Promise<CartStorage> {
  if (mode === 'backend')
    return (await import('#cart/browser/server-cart-storage.client.ts')).serverCart(user.id)
  return (await import('#cart/browser/browser-cart-storage.client.ts')).browserCart(user.email)
}

function ownerOf(session: SessionState): CartOwner {
  if (session.status === 'loading') return 'unknown'
  if (session.status === 'signed-in') return () => storageOf(session)
  if (session.unreachable) return 'unreachable'
  return guestLines().length > 0 ? openGuestCart : 'nobody'
}

async function openGuestCart(): Promise<CartStorage> {
  return (await import('#cart/browser/guest-cart.client.ts')).guestStorage
}

/** Identifies the customer, so that the cart does not reopen if only the name or phone number changes. */
function ownerKey(session: SessionState): string {
  if (session.status === 'signed-in') return `${session.mode} ${session.user.id}`
  if (session.status === 'loading') return session.status
  return session.unreachable ? 'unreachable' : `guest ${guestLines().length > 0}`
}
