import {
  applyDiscount,
  discountCustomer,
  type AppliedDiscount,
  type RejectedDiscount,
} from '#cart/discounts/apply-discount.server.ts'
import type { Limited } from '#http/limits/rate-limits.server.ts'
import { mailboxOf } from '#lib/email-address.ts'
import { camelCased } from '#lib/field-names.ts'
import { fingerprintOf } from '#lib/fingerprint.server.ts'
import { toDollars } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
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
  type Registration,
  type RegistrationError,
} from '#orders/checkout/register-order.commands.server.ts'

export type Placed =
  | ({ outcome: 'placed' } & Registered)
  | { outcome: RegistrationError }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  | RejectedDiscount
  | Exclude<Priced, { outcome: 'sold' }>

/**
 * Registers an order and creates its token. An identical request returns the existing order, even if prices have
 * changed since.
 */
export async function placeOrder(
  context: OrderNeeds,
  { owner, viewer, address }: Pick<OrderCustomer, 'owner' | 'viewer'> & { address: string },
  form: NewOrder,
): Promise<Placed> {
  const { db } = context
  const fingerprint = fingerprintOf([
    owner,
    withoutEmpty(form.customer),
    form.lines,
    ...(form.discount ? [form.discount] : []),
  ])
  const registering = registrationContext(context)
  const requested = form.lines.map((line) => camelCased(line))
  const request = await readOrderRequest(db, { idempotencyKey: form.idempotency_key, requested })
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
  const pricedLines = { owner, form, lines, now: request.now }
  const discount = await checkedDiscount(context, pricedLines, 'all')
  if (discount && discount.outcome !== 'applied') return discount
  const registration = { form, fingerprint, owner, viewer, lines, total, discount, preparedAt: request.now }
  const registered = await registerOrder(db, registering, registration)
  if (!registered.ok && registered.reason === 'discount_changed') {
    // Check the code again, because another order may just have taken its last use.
    const again = await checkedDiscount(context, pricedLines, [])
    if (again?.outcome === 'discount_rejected') return again
  }
  return placed(registered)
}

/** Drops fields that the previous release does not send, so that its requests keep the same fingerprint. */
function withoutEmpty({ taxId, poNumber, ...customer }: NewOrder['customer']) {
  return { ...customer, ...(taxId !== '' && { taxId }), ...(poNumber !== '' && { poNumber }) }
}

/** Limits orders without a session by sender and recipient, because they cause mail to unverified addresses. */
async function countWithoutSession(
  { limits }: Pick<OrderNeeds, 'limits'>,
  address: string,
  email: string,
): Promise<Limited> {
  const bySender = await limits.consume('orderWithoutSession', address)
  return bySender.ok ? limits.consume('orderRecipient', hashSecret(mailboxOf(email))) : bySender
}

/**
 * Identifies the customer for the limits of a code: by account, by customer-portal email, or otherwise by mailbox
 * (product: discounts 7).
 */
export function customerOfCode(
  secret: string,
  { userId, customerPortalEmail }: Registration['owner'],
  email: string,
): string {
  return discountCustomer(secret, userId ?? customerPortalEmail ?? mailboxOf(email))
}

/** The discount of the code, or `discount_changed` if it differs from the amount shown to the customer. */
async function checkedDiscount(
  { db, environment }: Pick<OrderNeeds, 'db' | 'environment'>,
  { owner, form, lines, now }: Pick<Registration, 'owner' | 'lines'> & { form: NewOrder; now: Date },
  replaceable: 'all' | readonly string[],
): Promise<AppliedDiscount | RejectedDiscount | { outcome: 'discount_changed' } | undefined> {
  if (!form.discount) return undefined
  const applied = await applyDiscount(db, {
    code: form.discount.code,
    items: lines.map(({ requested, product }) => ({
      productId: requested.product_id,
      productType: requested.product_type,
      total: lineTotal({ price: product.price, quantity: requested.quantity }),
    })),
    customer: customerOfCode(environment.AUTH_SECRET, owner, form.customer.email),
    replaceable,
    now,
  })
  if (applied.outcome !== 'applied') return applied
  return toDollars(applied.total) === form.discount.amount ? applied : { outcome: 'discount_changed' }
}

export function placed(result: Result<Registered, RegistrationError>): Placed {
  return result.ok ? { outcome: 'placed', ...result.value } : { outcome: result.reason }
}
