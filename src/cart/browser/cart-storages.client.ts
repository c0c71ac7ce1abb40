import { sessionStore } from '#account/session/session.store.ts'
import type { SessionState } from '#account/session/session.ts'
import { cartStore, type CartOwner } from '#cart/browser/cart.store.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'

/** Opens the cart of whoever is signed in, now and whenever somebody else is (product: cart 17). */
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
  follow()
}

type SignedIn = Extract<SessionState, { status: 'signed-in' }>

/** Which storage a session's cart has (product: cart 12). */
export async function storageOf({ mode, user }: SignedIn): Promise<CartStorage> {
  if (mode === 'backend')
    return (await import('#cart/browser/server-cart-storage.client.ts')).serverCart(user.id)
  return (await import('#cart/browser/browser-cart-storage.client.ts')).browserCart(user.email)
}

function ownerOf(session: SessionState): CartOwner {
  if (session.status === 'loading') return 'unknown'
  if (session.status === 'signed-in') return () => storageOf(session)
  return session.unreachable ? 'unreachable' : 'nobody'
}

/** A new name or phone number of the same customer opens no other cart. */
function ownerKey(session: SessionState): string {
  if (session.status === 'signed-in') return `${session.mode} ${session.user.id}`
  return session.status === 'signed-out' && session.unreachable ? 'unreachable' : session.status
}
