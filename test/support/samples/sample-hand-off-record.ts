import { totals, type CartLine } from '#cart/cart.ts'
import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { toDollars } from '#lib/money.ts'

/** The hand-off record that the store would return for this form and cart. */
export function handOffRecord(
  form: CheckoutForm,
  cart: readonly CartLine[],
  user: { id: string },
  now: Date,
): HandOffRecord {
  const { fullName, email, phone, company, address, city, state, zipCode, country, notes } = form
  return {
    user: { id: user.id, name: fullName, email, phone, company, address, city, state, zipCode, country },
    items: cart.map(handOffItem),
    total: toDollars(totals(cart).total),
    notes,
    timestamp: now.toISOString(),
  }
}

function handOffItem({ id, productId, productType, productData, quantity }: CartLine) {
  return {
    id,
    product_id: productId,
    product_type: productType,
    name: productData.name,
    price: toDollars(productData.price),
    quantity,
    subscription_interval: productData.subscriptionInterval,
  }
}
