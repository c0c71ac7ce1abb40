import { productsForCart } from '#cart/cart-products.queries.server.ts'
import { refuse, type Result } from '#lib/result.ts'
import { handOff, type HandOff } from '#orders/hand-offs.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { priceOrder, type Priced } from '#orders/order-prices.ts'
import { fingerprintOf } from '#orders/order-secrets.server.ts'
import { registerOrder } from '#orders/orders.commands.server.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import { orderOfKey, type OrderOwner } from '#orders/orders.queries.server.ts'
import type { Parts } from '#server/parts.server.ts'

export type Placed =
  | { outcome: 'placed'; handOff: HandOff; known: boolean }
  | { outcome: 'key_reused' | 'no_longer_open' }
  | Exclude<Priced, { outcome: 'sold' }>

/**
 * Registers an order, or finds the one that this very request registered before, whatever prices have done since;
 * then hands it over with a token.
 */
export async function placeOrder(parts: Parts, owner: OrderOwner, form: NewOrder): Promise<Placed> {
  const { db, environment, clock } = parts
  const fingerprint = fingerprintOf([owner, form.customer, form.lines])
  const before = await orderOfKey(db, form.idempotency_key)
  let order: Result<{ id: string; known: boolean }, 'key_reused'>
  if (before) {
    order =
      before.fingerprint === fingerprint
        ? { ok: true, value: { id: before.id, known: true } }
        : refuse('key_reused')
  } else {
    const asked = form.lines.map((line) => ({
      productId: line.product_id,
      productType: line.product_type,
      offer: line.offer,
    }))
    const priced = priceOrder(form, await productsForCart(db, asked))
    if (priced.outcome !== 'sold') return priced
    const { lines, total } = priced
    order = await registerOrder(db, orderContext(parts), { form, fingerprint, owner, lines, total })
  }
  if (!order.ok) return { outcome: order.reason }
  const token = { secret: environment.AUTH_SECRET, now: clock(), fresh: false }
  const handed = await handOff(db, token, order.value.id)
  return handed.ok
    ? { outcome: 'placed', handOff: handed.value, known: order.value.known }
    : { outcome: handed.reason }
}
