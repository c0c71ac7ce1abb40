import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#account/session-provider.tsx'
import { browserCart } from '#cart/browser-cart.client.ts'
import { useCart } from '#cart/cart-provider.tsx'
import { cartToasts } from '#cart/cart-toasts.ts'
import { serverCart } from '#cart/server-cart.client.ts'
import { isPaymentHandled, markPaymentHandled } from '#checkout/handled-payments.client.ts'
import { toast } from '#ui/toast-store.ts'

/** Empties the signed-in customer's whole cart once for each payment, and says so (spec §4 "Payment success"). */
export function useEmptyPaidCart(sessionId: string): void {
  const { session } = useSession()
  const cart = useCart()
  const begun = useRef(false)

  const empty = useEffectEvent(async () => {
    if (session.status !== 'signed-in' || begun.current || isPaymentHandled(sessionId)) return
    begun.current = true
    // The keeper itself: what the customer has paid for is not theirs to put back with an Undo.
    const keeper = session.mode === 'portal' ? browserCart(session.user.email) : serverCart(session.user.id)
    const cleared = await keeper.clear()
    if (!cleared.ok) return cartToasts.failed('clear', cleared.reason)
    markPaymentHandled(sessionId)
    toast({
      title: 'Payment Successful!',
      description: 'Your order has been processed successfully.',
      tone: 'success',
    })
    await cart.refresh()
  })

  useEffect(() => void empty(), [session.status])
}
