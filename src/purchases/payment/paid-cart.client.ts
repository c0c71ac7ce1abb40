import type { SessionState, SignedInSession } from '#account/session/session.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { oncePerPayment } from '#purchases/payment/handled-payments.client.ts'
import type { CartLine } from '#cart/cart.ts'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import { storageOf } from '#cart/browser/cart-of-session.client.ts'
import { discountCodeStore } from '#cart/discounts/discount-code.client.ts'
import { hasOffer } from '#cart/product-data.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'

/**
 * Removes the discount code of a paid order from the next cart. The customer may enter it again (product:
 * discounts 2).
 */
export async function forgetPaidCode({
  id,
  discount_code: code,
}: Pick<OrderAnswer, 'id' | 'discount_code'>): Promise<void> {
  if (code === '') return
  await oncePerPayment([`code ${id}`], () => {
    if (discountCodeStore.read() === code) discountCodeStore.remove()
    return Promise.resolve('done')
  })
}

/**
 * Forgets the codes of paid orders and removes the ordered quantities from the cart in this browser, once per
 * order, for customers who did not return to the success page. For an account's cart, the server does this
 * (product: orders 18).
 */
export async function takePaidFromCart(session: SessionState, orders: readonly OrderAnswer[]): Promise<void> {
  if (session.status !== 'signed-in') return
  const paid = orders.filter(
    ({ status, change }) => change === null && (status === 'paid' || status === 'active'),
  )
  for (const order of paid) {
    await forgetPaidCode(order)
    // The lines of an order from a quote are not in the cart (product: quotes 10).
    if (order.quote_id !== null || session.mode === 'backend') continue
    const cart = await cartForPayment(session)
    if (cart) await oncePerPayment([order.id], () => takeOrder(cart, order.record))
  }
}

/**
 * Loads the code of the cart before its lock is taken, so that other tabs do not wait. `null` if the code could not be
 * loaded.
 */
export function cartForPayment(session: SignedInSession): Promise<CartStorage | null> {
  return storageOf(session).catch(() => null)
}

async function takeOrder(cart: CartStorage, record: HandOffRecord): Promise<'done' | 'not_done'> {
  const stored = await cart.load()
  if (!stored.ok) return 'not_done'
  for (const { line, quantity } of remainingQuantities(stored.value, record)) {
    await cart.changeQuantity(line, { change: quantity - line.quantity })
  }
  return 'done'
}

/** Allows for differences between clocks. */
const toleranceMilliseconds = 60_000

/**
 * The quantities that remain after an order was paid. Reduces only lines that existed when the order was
 * placed, and returns only the changed quantities; 0 means that the line is removed.
 */
export function remainingQuantities(
  lines: readonly CartLine[],
  { items, timestamp }: Pick<HandOffRecord, 'items' | 'timestamp'>,
): { line: CartLine; quantity: number }[] {
  const placed = Date.parse(timestamp) + toleranceMilliseconds
  return items.flatMap((item) => {
    const isFree = item.price === 0 && hasOffer(item.product_type, item.product_id, 'introductory')
    const offer = isFree ? 'introductory' : 'standard'
    const line = lines.find(
      (each) =>
        each.productType === item.product_type && each.productId === item.product_id && each.offer === offer,
    )
    if (!line || addedAt(line) > placed) return []
    return [{ line, quantity: Math.max(0, line.quantity - item.quantity) }]
  })
}

/** The id of a line in the browser's cart contains the time at which it was added (product: cart 11). */
function addedAt({ id }: CartLine): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}
