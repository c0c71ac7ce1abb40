import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { guestLines } from '#account/session/guest-lines.client.ts'
import { useSession } from '#account/session/use-session.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

/** Moves what a visitor chose before log-in into the customer's cart (product: cart 34). */
export function useGuestCart(viewCart: ToastAction): void {
  const { session } = useSession()
  const isAtLogIn = useLocation().pathname === '/auth'
  const isSignedIn = session.status === 'signed-in'
  const move = useEffectEvent(async () => {
    if (guestLines().length === 0) return
    const { moveGuestCart } = await import('#cart/browser/guest-cart.client.ts')
    await moveGuestCart(cartStore, viewCart)
  })
  useEffect(() => {
    if (isSignedIn || isAtLogIn) cartToasts.dismissLoginRequired()
  }, [isSignedIn, isAtLogIn])
  useEffect(() => {
    // If this fails, the lines are moved the next time.
    if (isSignedIn) move().catch(() => undefined)
  }, [isSignedIn])
}
