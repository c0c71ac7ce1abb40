import { productsForCart } from '#cart/cart-products.queries.server.ts'
import type { Limited } from '#http/rate-limits.server.ts'
import { mailboxOf } from '#lib/email-address.ts'
import { fingerprintOf } from '#lib/fingerprint.server.ts'
import type { Result } from '#lib/result.ts'
import { hashSecret } from '#orders/hand-off/order-secrets.server.ts'
import { orderContext, type OrderNeeds } from '#orders/order-context.server.ts'
import type { OrderCustomer } from '#orders/order-owner.server.ts'
import { priceOrder, type Priced } from '#orders/order-prices.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import { orderOfIdempotencyKey } from '#orders/orders.queries.server.ts'
import {
  handOverKnownOrder,
  registerOrder,
  type Registered,
  type RegistrationError,
} from '#orders/register-order.commands.server.ts'

export type Placed =
  | ({ outcome: 'placed' } & Registered)
  | { outcome: RegistrationError }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  | Exclude<Priced, { outcome: 'sold' }>

/**
 * Registers an order and makes its token. An equal request gets the order that the first one registered, even if
 * prices have changed since.
 */
export async function placeOrder(
  context: OrderNeeds,
  { owner, viewer, address }: Pick<OrderCustomer, 'owner' | 'viewer'> & { address: string },
  form: NewOrder,
): Promise<Placed> {
  const { db, environment, clock } = context
  const fingerprint = fingerprintOf([owner, withoutEmpty(form.customer), form.lines])
  const secret = environment.AUTH_SECRET
  if (await orderOfIdempotencyKey(db, form.idempotency_key)) {
    const token = { secret, now: clock(), fresh: false }
    return placed(await handOverKnownOrder(db, token, form.idempotency_key, fingerprint))
  }
  const asked = form.lines.map((line) => ({
    productId: line.product_id,
    productType: line.product_type,
    offer: line.offer,
  }))
  const priced = priceOrder(form, await productsForCart(db, asked))
  if (priced.outcome !== 'sold') return priced
  if (owner.browserKeyHash !== null) {
    const limited = await countWithoutSession(context, address, form.customer.email)
    if (!limited.ok) return { outcome: 'too_many', retryAfterSeconds: limited.retryAfterSeconds }
  }
  const { lines, total } = priced
  const registration = { form, fingerprint, owner, viewer, lines, total }
  return placed(await registerOrder(db, orderContext(context), secret, registration))
}

/** Without the fields that the release before did not know, so that its requests may be sent again. */
function withoutEmpty({ taxId, poNumber, ...customer }: NewOrder['customer']) {
  return { ...customer, ...(taxId !== '' && { taxId }), ...(poNumber !== '' && { poNumber }) }
}

/** Orders without a session cause mail to any address, so they are limited by sender and recipient. */
async function countWithoutSession(
  { limits }: Pick<OrderNeeds, 'limits'>,
  address: string,
  email: string,
): Promise<Limited> {
  const bySender = await limits.consume('orderWithoutSession', address)
  return bySender.ok ? limits.consume('orderRecipient', hashSecret(mailboxOf(email))) : bySender
}

function placed(result: Result<Registered, RegistrationError>): Placed {
  return result.ok ? { outcome: 'placed', ...result.value } : { outcome: result.reason }
}
