import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#account/use-session.ts'
import { storageOf } from '#cart/cart-storages.client.ts'
import { useCart } from '#cart/use-cart.tsx'
import { cartToasts } from '#cart/cart-toasts.ts'
import { isPaymentHandled, markPaymentHandled } from '#purchases/handled-payments.client.ts'
import { forgetOrderKey } from '#orders/checkout/idempotency-key.client.ts'
import { emptiesCart } from '#purchases/payment.ts'
import { err } from '#lib/result.ts'
import type { OrderJson } from '#orders/order-json.ts'
import { toast } from '#ui/toast-store.ts'

/** Empties the signed-in customer's whole cart once per payment, and says so (product: orders 24). */
export function useEmptyPaidCart(order: OrderJson, sessionId: string): void {
  const { session } = useSession()
  const cart = useCart()
  const begun = useRef(false)

  const empty = useEffectEvent(async () => {
    if (session.status !== 'signed-in' || begun.current || !emptiesCart(order, new Date())) return
    if (isPaymentHandled(sessionId) || isPaymentHandled(order.id)) return
    begun.current = true
    // Without the toast and its Undo: what was paid for cannot be put back.
    const cleared = await storageOf(session)
      .then((storage) => storage.clear())
      .catch(() => err('failed'))
    if (!cleared.ok) return cartToasts.failed('clear', cleared.reason)
    for (const id of new Set([sessionId, order.id])) markPaymentHandled(id)
    forgetOrderKey()
    toast({
      title: 'Payment Successful!',
      description: 'Your order has been processed successfully.',
      tone: 'success',
    })
    await cart.refresh()
  })

  useEffect(() => void empty(), [session.status, order])
}
