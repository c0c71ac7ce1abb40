import { productsForCart } from '#cart/cart-products.queries.server.ts'
import type { Result } from '#lib/result.ts'
import { orderContext, type OrderNeeds } from '#orders/order-context.server.ts'
import { priceOrder, type Priced } from '#orders/order-prices.ts'
import { fingerprintOf } from '#orders/hand-off/order-secrets.server.ts'
import { handOffKnown, registerOrder, type Registered } from '#orders/orders.commands.server.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import { orderOfIdempotencyKey, type OrderOwner } from '#orders/orders.queries.server.ts'

export type Placed =
  | ({ outcome: 'placed' } & Registered)
  | { outcome: 'key_reused' | 'no_longer_open' }
  | Exclude<Priced, { outcome: 'sold' }>

/**
 * Registers an order, or finds the one that an equal request has registered, whatever prices have done since. Then
 * hands it over with a token.
 */
export async function placeOrder(context: OrderNeeds, owner: OrderOwner, form: NewOrder): Promise<Placed> {
  const { db, environment, clock } = context
  const fingerprint = fingerprintOf([owner, form.customer, form.lines])
  const secret = environment.AUTH_SECRET
  if (await orderOfIdempotencyKey(db, form.idempotency_key)) {
    const token = { secret, now: clock(), fresh: false }
    return placed(await handOffKnown(db, token, form.idempotency_key, fingerprint))
  }
  const asked = form.lines.map((line) => ({
    productId: line.product_id,
    productType: line.product_type,
    offer: line.offer,
  }))
  const priced = priceOrder(form, await productsForCart(db, asked))
  if (priced.outcome !== 'sold') return priced
  const { lines, total } = priced
  const registration = { form, fingerprint, owner, lines, total }
  return placed(await registerOrder(db, orderContext(context), secret, registration))
}

function placed(result: Result<Registered, 'key_reused' | 'no_longer_open'>): Placed {
  return result.ok ? { outcome: 'placed', ...result.value } : { outcome: result.reason }
}
