import type { SessionState } from '#account/session.ts'
import { isPaymentHandled, markPaymentHandled } from '#purchases/handled-payments.client.ts'
import { leftAfterPaying } from '#purchases/paid-cart.ts'
import type { OrderJson } from '#orders/order-json.ts'

/**
 * Removes what was paid from the browser cart of a customer who never came back to the success page: exactly the
 * ordered lines, once per order. The server does the same for an account's cart.
 */
export async function takePaidFromCart(session: SessionState, orders: readonly OrderJson[]): Promise<void> {
  if (session.status !== 'signed-in' || session.mode !== 'customer-portal') return
  const paid = orders.filter(({ id, status }) => isPaid(status) && !isPaymentHandled(id))
  if (paid.length === 0) return
  const { browserCart } = await import('#cart/browser-cart-storage.client.ts')
  const cart = browserCart(session.user.email)
  for (const { id, record } of paid) {
    markPaymentHandled(id)
    const kept = await cart.load()
    if (!kept.ok) continue
    for (const { line, quantity } of leftAfterPaying(kept.value.lines, record)) {
      await cart.changeQuantity(line, quantity - line.quantity)
    }
  }
}

function isPaid(status: OrderJson['status']): boolean {
  return status === 'paid' || status === 'active'
}
