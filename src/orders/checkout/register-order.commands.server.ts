import { randomUUID } from 'node:crypto'
import { eq, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { camelCased } from '#lib/field-names.ts'
import { ok, err, type Result } from '#lib/result.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import {
  handOverOrder,
  newHandOffToken,
  type HandOff,
  type TokenRequest,
} from '#orders/hand-off/hand-offs.commands.server.ts'
import type { AppliedDiscount } from '#cart/discounts/apply-discount.server.ts'
import { countUse, lockDiscounts, takeDiscount } from '#cart/discounts/discount-use.commands.server.ts'
import { insertOrder } from '#orders/checkout/insert-order.commands.server.ts'
import type { OrderOwner, RegisteredOrder } from '#orders/order.ts'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { orderNumber } from '#orders/order-number.ts'
import { lineTotal } from '#lib/order-totals.ts'
import type { SoldLine } from '#orders/checkout/order-prices.ts'
import { isFinal, mayCancel } from '#orders/order-status.ts'
import { lockOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import { cancelForCustomer } from '#orders/transitions/orders.commands.server.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import { orderOf, orderOfIdempotencyKey } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { knownTimeZone } from '#orders/times.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { takeQuote } from '#quotes/quote-use.commands.server.ts'
import type { OrderContext, RegistrationContext } from '#orders/order-context.server.ts'

const daysToSign = 14
const currency = 'USD'

export interface Registered extends HandOff {
  known: boolean
}

/** The submitted checkout, without its lines, which come from a cart or a quote. */
export type SubmittedOrder = Pick<NewOrder, 'idempotency_key' | 'replaces' | 'time_zone' | 'customer'>

export interface Registration {
  form: SubmittedOrder
  fingerprint: string
  owner: OrderOwner
  /** Whoever submits the order. One of their earlier orders may be replaced. */
  viewer: OrderOwner
  lines: readonly SoldLine[]
  /** The total in cents, before the discount. */
  total: number
  discount?: OrderedDiscount | undefined
  preparedAt: Date
  /** The quote that contains the lines, in the version that the customer saw. */
  quote?: { id: string; version: number }
}

/** A discount of the cart, or one that a quote promised. A promised discount is not checked again. */
export type OrderedDiscount = Pick<AppliedDiscount, 'codeId' | 'code' | 'customer' | 'off' | 'total'> & {
  lines: AppliedDiscount['lines'] | 'promised'
}

export type RegistrationError =
  | 'idempotency_key_reused'
  | 'no_longer_open'
  | 'not_replaceable'
  | 'quote_used'
  | 'quote_ended'
  | 'quote_changed'
  | 'discount_changed'

/**
 * Registers the order, its lines, first transition, mail and token in one transaction. The transaction also
 * cancels a replaced order or takes a quote. The unique idempotency key makes identical requests wait; all but one
 * return `known`.
 */
export async function registerOrder(
  db: Database,
  context: RegistrationContext,
  registration: Registration,
): Promise<Result<Registered, RegistrationError>> {
  const registered = await undoneUnlessOk(db, (tx) => register(tx, context, registration))
  if (!registered.ok) return registered
  if (registered.value) return ok(registered.value)
  const token = { secret: context.secret, now: context.now, fresh: false }
  return handOverKnownOrder(db, token, registration.form.idempotency_key, registration.fingerprint)
}

/** `null` if an identical request has already registered the order. */
async function register(
  tx: Database,
  context: RegistrationContext,
  registration: Registration,
): Promise<Result<Registered | null, RegistrationError>> {
  const { form, fingerprint, owner, quote, discount } = registration
  const earlier = await replacedOrder(tx, registration)
  if (!earlier.ok) return earlier
  if (discount && earlier.value?.discountCode) await lockDiscounts(tx, discount.codeId, earlier.value.id)
  const order = placedOrder(registration)
  const { token, ...stored } = newHandOffToken(context.secret, order.id, order.tokenNumber, context.now)
  const isNew = await insertOrder(tx, {
    order,
    idempotencyKey: form.idempotency_key,
    fingerprint,
    owner,
    note: quote ? `With quote ${quoteNumber(quote.id)}.` : '',
    token: stored,
  })
  if (!isNew) return ok(null)
  await context.mail(tx, placedMail(order, context, registration, earlier.value?.id))
  if (earlier.value) {
    const note = `Replaced by order ${orderNumber(order.id)}.`
    const { viewer } = registration
    await cancelForCustomer(tx, context, { order: earlier.value, viewer, note, silent: true })
  }
  // Locks the quote before the code, as canceling an order does, to prevent deadlocks.
  const taken = await takeQuoteFor(tx, context, order.id, registration)
  if (!taken.ok) return taken
  const discounted = await takeDiscountFor(tx, order, registration)
  return discounted.ok ? ok({ order, token, known: false }) : discounted
}

function placedMail(
  order: RegisteredOrder,
  { publicUrl }: OrderContext,
  { quote }: Registration,
  replaces: string | undefined,
): NewMail {
  // The first mail is the same whether or not the email is verified.
  const mailed = { ...order, provenEmail: null, quoteId: quote?.id ?? null, unsettled: false }
  const message = orderMail('placed', mailed, { publicUrl, replaces })
  return { key: `order ${order.id} placed`, subject: order.id, kind: 'placed', urgency: 'normal', message }
}

function placedOrder({ form, owner, lines, total, discount, preparedAt }: Registration): RegisteredOrder {
  const id = randomUUID()
  const offOf = (index: number) => discount?.off[index] ?? 0
  return {
    id,
    status: 'prepared',
    customerId: owner.userId ?? owner.customerPortalEmail ?? `browser:${id}`,
    form: form.customer,
    total: total - (discount?.total ?? 0),
    discountCode: discount?.code ?? '',
    currency,
    timeZone: knownTimeZone(form.time_zone),
    tokenNumber: 1,
    preparedAt,
    expiresAt: new Date(preparedAt.getTime() + daysToSign * 24 * 60 * 60 * 1000),
    lines: lines.map(({ requested, product }, index) => ({
      ...camelCased(requested),
      id: randomUUID(),
      name: product.name,
      price: product.price,
      total: lineTotal({ price: product.price, quantity: requested.quantity }) - offOf(index),
      discount: offOf(index),
      subscriptionInterval: product.subscriptionInterval,
    })),
  }
}

/**
 * Takes a use of the discount code. A replaced order has already released its use, so that a corrected order can
 * take it.
 */
async function takeDiscountFor(
  tx: Database,
  order: RegisteredOrder,
  { discount }: Registration,
): Promise<Result<undefined, RegistrationError>> {
  if (!discount) return ok(undefined)
  const { codeId, customer, lines, total } = discount
  const use = { codeId, customer, orderId: order.id, now: order.preparedAt }
  if (lines !== 'promised') return takeDiscount(tx, { ...use, lines, shown: total })
  await countUse(tx, use)
  return ok(undefined)
}

/**
 * Takes the quote. A replaced order has already released it, so that a corrected order can take it (product:
 * quotes 11).
 */
async function takeQuoteFor(
  tx: Database,
  { now }: OrderContext,
  orderId: string,
  { quote }: Registration,
): Promise<Result<unknown, RegistrationError>> {
  if (!quote) return ok(null)
  const taken = await takeQuote(tx, { ...quote, orderId, now })
  if (taken.ok) await tx.update(orders).set({ quoteId: quote.id }).where(eq(orders.id, orderId))
  return taken
}

/** Rolls the transaction back if `work` returns an error. */
async function undoneUnlessOk<Value, Reason extends string>(
  db: Database,
  work: (tx: Database) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  let result: Result<Value, Reason> | undefined
  try {
    return await db.transaction(async (tx) => {
      result = await work(tx)
      if (!result.ok) tx.rollback()
      return result
    })
  } catch (error) {
    if (result?.ok === false && error instanceof TransactionRollbackError) return result
    throw error
  }
}

/** Returns the existing order with this idempotency key if the request is identical to the original one. */
export async function handOverKnownOrder(
  db: Database,
  token: TokenRequest,
  idempotencyKey: string,
  fingerprint: string,
): Promise<Result<Registered, 'idempotency_key_reused' | 'no_longer_open'>> {
  const found = await orderOfIdempotencyKey(db, idempotencyKey)
  if (!found) throw new Error('The order that caused the conflict is gone')
  if (found.fingerprint !== fingerprint) return err('idempotency_key_reused')
  const handed = await handOverOrder(db, token, found.id)
  return handed.ok ? ok({ ...handed.value, known: true }) : handed
}

/**
 * Returns the customer's order that the new one replaces, locked. Returns `null` if that order has ended
 * unpaid or is not theirs, and an error if it is signed or has an unsettled event (product: checkout 15).
 */
async function replacedOrder(
  tx: Database,
  { form, viewer, quote }: Registration,
): Promise<Result<Awaited<ReturnType<typeof lockOrder>>, 'not_replaceable'>> {
  const named = form.replaces === undefined ? null : await orderOfIdempotencyKey(tx, form.replaces)
  const own = named && (await orderOf(tx, viewer, named.id))
  // Both orders must come from the same quote, or both from a cart.
  const isAlike = own?.quoteId === (quote?.id ?? null)
  const earlier = own && isAlike ? await lockOrder(tx, own.id) : null
  if (!earlier || (isFinal(earlier.status) && earlier.status !== 'active')) return ok(null)
  return mayCancel(earlier.status) && !earlier.unsettled ? ok(earlier) : err('not_replaceable')
}
