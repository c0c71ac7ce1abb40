import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#account/session/use-session.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import { err } from '#lib/result.ts'
import { forgetKey } from '#orders/checkout/idempotency-key.client.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { oncePerPayment } from '#purchases/payment/handled-payments.client.ts'
import { cartForPayment, forgetPaidCode } from '#purchases/payment/paid-cart.client.ts'
import { emptiesCart } from '#purchases/payment/payment.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** Empties the signed-in customer's cart once per payment, and says so in a toast (product: orders 24). */
export function useEmptyPaidCart(order: OrderAnswer, sessionId: string): void {
  const { session } = useSession()
  const empty = useEffectEvent(() => {
    if (session.status !== 'signed-in' || order.change !== null || !emptiesCart(order, new Date())) return
    void forgetPaidCode(order)
    void cartForPayment(session).then((cart) =>
      // The lines of a quote did not come from the cart (product: quotes 10).
      oncePerPayment([sessionId, order.id], () => (order.quote_id === null ? emptyCart(cart) : sayPaid())),
    )
  })
  useEffect(() => empty(), [session.status, order])
}

async function emptyCart(cart: CartStorage | null): Promise<'done' | 'not_done'> {
  // No toast with 'Undo', because paid items must not return to the cart.
  const cleared = cart ? await cart.clear() : err('failed')
  if (!cleared.ok) {
    cartToasts.failed('clear', cleared.reason)
    return 'not_done'
  }
  void cartStore.refresh()
  return sayPaid()
}

function sayPaid(): Promise<'done'> {
  forgetKey()
  toast({
    title: 'Payment Successful!',
    description: 'Your order has been processed successfully.',
    tone: 'success',
  })
  return Promise.resolve('done')
}
