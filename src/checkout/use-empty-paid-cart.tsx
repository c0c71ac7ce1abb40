import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#account/session-provider.tsx'
import { useCart } from '#cart/cart-provider.tsx'
import { isPaymentHandled, markPaymentHandled } from '#checkout/handled-payments.client.ts'
import { toast } from '#ui/toast-store.ts'

/** Empties the signed-in customer's whole cart once for each payment, and says so (spec §4 "Payment success"). */
export function useEmptyPaidCart(sessionId: string): void {
  const { session } = useSession()
  const cart = useCart()
  const begun = useRef(false)
  const ready = session.status === 'signed-in' && cart.status !== 'loading'

  const empty = useEffectEvent(async () => {
    if (begun.current || isPaymentHandled(sessionId)) return
    begun.current = true
    await cart.clear()
    markPaymentHandled(sessionId)
    toast({
      title: 'Payment Successful!',
      description: 'Your order has been processed successfully.',
      tone: 'success',
    })
  })

  useEffect(() => {
    if (ready) void empty()
  }, [ready])
}
