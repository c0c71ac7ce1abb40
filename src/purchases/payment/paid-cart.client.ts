import type { SessionState } from '#account/session/session.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { oncePerPayment } from '#purchases/payment/handled-payments.client.ts'
import { leftAfterPaying } from '#purchases/payment/paid-cart.ts'

/**
 * Removes paid lines from the browser cart of a customer who did not return to the success page: exactly the
 * ordered quantities, once per order (product: orders 18). The server does the same for an account's cart.
 */
export async function takePaidFromCart(session: SessionState, orders: readonly OrderAnswer[]): Promise<void> {
  if (session.status !== 'signed-in' || session.mode !== 'customer-portal') return
  // Quoted lines are not removed from the cart (product: quotes 10).
  const paid = orders.filter(
    ({ status, quote_id }) => quote_id === null && (status === 'paid' || status === 'active'),
  )
  for (const order of paid) {
    await oncePerPayment([order.id], () => takeOrder(session.user.email, order))
  }
}

async function takeOrder(email: string, { record }: OrderAnswer): Promise<'done' | 'not_done'> {
  const { browserCart } = await import('#cart/browser/browser-cart-storage.client.ts')
  const cart = browserCart(email)
  const stored = await cart.load()
  if (!stored.ok) return 'not_done'
  for (const { line, quantity } of leftAfterPaying(stored.value, record)) {
    await cart.changeQuantity(line, quantity - line.quantity)
  }
  return 'done'
}
