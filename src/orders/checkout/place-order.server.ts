import type { Limited } from '#http/limits/rate-limits.server.ts'
import { mailboxOf } from '#lib/email-address.ts'
import { fingerprintOf } from '#lib/fingerprint.server.ts'
import type { Result } from '#lib/result.ts'
import { hashSecret } from '#orders/order-secrets.server.ts'
import { registrationContext, type OrderNeeds } from '#orders/order-context.server.ts'
import type { OrderCustomer } from '#orders/order-owner.server.ts'
import { priceOrder, type Priced } from '#orders/checkout/order-prices.ts'
import { readOrderRequest } from '#orders/checkout/order-request.queries.server.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import {
  handOverKnownOrder,
  registerOrder,
  type Registered,
  type RegistrationError,
} from '#orders/checkout/register-order.commands.server.ts'

export type Placed =
  | ({ outcome: 'placed' } & Registered)
  | { outcome: RegistrationError }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  | Exclude<Priced, { outcome: 'sold' }>

/**
 * Registers an order and creates its token. An equal request gets the existing order, even if prices have changed
 * since.
 */
export async function placeOrder(
  context: OrderNeeds,
  { owner, viewer, address }: Pick<OrderCustomer, 'owner' | 'viewer'> & { address: string },
  form: NewOrder,
): Promise<Placed> {
  const { db } = context
  const fingerprint = fingerprintOf([owner, withoutEmpty(form.customer), form.lines])
  const registering = registrationContext(context)
  const asked = form.lines.map(askedProduct)
  const request = await readOrderRequest(db, { idempotencyKey: form.idempotency_key, asked })
  if (request.isKnown) {
    const token = { secret: registering.secret, now: registering.now, fresh: false }
    return placed(await handOverKnownOrder(db, token, form.idempotency_key, fingerprint))
  }
  const priced = priceOrder(form, request.products)
  if (priced.outcome !== 'sold') return priced
  if (owner.browserKeyHash !== null) {
    const limited = await countWithoutSession(context, address, form.customer.email)
    if (!limited.ok) return { outcome: 'too_many', retryAfterSeconds: limited.retryAfterSeconds }
  }
  const { lines, total } = priced
  const registration = { form, fingerprint, owner, viewer, lines, total, preparedAt: request.now }
  return placed(await registerOrder(db, registering, registration))
}

function askedProduct(line: NewOrder['lines'][number]) {
  return { productId: line.product_id, productType: line.product_type, offer: line.offer }
}

/** Drops fields unknown to the previous release, so that its requests can be repeated. */
function withoutEmpty({ taxId, poNumber, ...customer }: NewOrder['customer']) {
  return { ...customer, ...(taxId !== '' && { taxId }), ...(poNumber !== '' && { poNumber }) }
}

/** Orders without a session trigger mail to arbitrary addresses, so they are limited by sender and recipient. */
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
