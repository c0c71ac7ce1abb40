import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { guestLines } from '#account/session/guest-lines.client.ts'
import type { SessionState } from '#account/session/session.ts'
import { useSession } from '#account/session/use-session.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

/**
 * After log-in or sign-up, moves what the visitor chose before into the customer's cart (product: cart 34), and tells
 * the customer once that the other cart has items. The checkout offers these items itself (product: cart 39).
 */
export function useAfterLogIn(viewCart: ToastAction): void {
  const { session } = useSession()
  const { pathname } = useLocation()
  const isSignedIn = session.status === 'signed-in'
  const isAtLogIn = pathname === '/auth'
  const customer = customerOf(session)
  const known = useRef<string | null>(null)

  const moveGuestCart = useEffectEvent(async () => {
    if (guestLines().length === 0) return
    const guestCart = await import('#cart/browser/guest-cart.client.ts')
    await guestCart.moveGuestCart(cartStore, viewCart)
  })
  const announceEarlierLines = useEffectEvent(async () => {
    if (session.status !== 'signed-in') return
    const earlier = await import('#cart/browser/earlier-lines.client.ts')
    await earlier.announceEarlierLines(session, viewCart)
  })
  useEffect(() => {
    if (isSignedIn || isAtLogIn) cartToasts.dismissLoginRequired()
  }, [isSignedIn, isAtLogIn])
  useEffect(() => {
    // If this fails, the lines are moved the next time.
    if (isSignedIn) moveGuestCart().catch(() => undefined)
  }, [isSignedIn])
  useEffect(() => {
    if (customer === null) return
    if (known.current === null || customer === nobody) known.current = customer
    if (known.current === customer || isAtLogIn) return
    known.current = customer
    // If this fails, the cart still offers the items.
    if (pathname !== '/checkout') announceEarlierLines().catch(() => undefined)
  }, [customer, isAtLogIn, pathname])
}

const nobody = ''

/** `null` while the customer is unknown. */
function customerOf(session: SessionState): string | null {
  if (session.status === 'signed-in') return `${session.mode} ${session.user.id}`
  return session.status === 'loading' || session.unreachable ? null : nobody
}
