import { randomUUID } from 'node:crypto'
import { eq, sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { handOverOrder, type HandOff, type TokenRequest } from '#orders/hand-off/hand-offs.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { orderMail } from '#orders/order-mails.ts'
import { orderNumber } from '#orders/order-number.ts'
import type { SoldLine } from '#orders/order-prices.ts'
import { isFinal, mayCancel } from '#orders/order-status.ts'
import { lockOrder, transitionOrder, type OrderContext } from '#orders/order-transitions.commands.server.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import {
  orderOf,
  orderOfIdempotencyKey,
  type OrderOwner,
  type OrderViewer,
} from '#orders/orders.queries.server.ts'
import { orderTransitions, orderLines, orders } from '#orders/orders.tables.server.ts'
import { knownTimeZone } from '#orders/times.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { takeQuote } from '#quotes/quote-use.commands.server.ts'

const daysToSign = 14
const currency = 'USD'

export interface Registered extends HandOff {
  /** The order had been registered by an equal request. */
  known: boolean
}

/** What a checkout submits, whether its lines are a cart's or a quote's. */
export type SubmittedOrder = Pick<NewOrder, 'idempotency_key' | 'replaces' | 'time_zone' | 'customer'>

export interface Registration {
  form: SubmittedOrder
  fingerprint: string
  owner: OrderOwner
  /** Whose earlier order this one may replace. */
  viewer: OrderViewer
  lines: readonly SoldLine[]
  /** In cents. */
  total: number
  /** The quote that the lines are of, in the version that the customer saw. */
  quote?: { id: string; version: number }
}

export type RegistrationError =
  | 'idempotency_key_reused'
  | 'no_longer_open'
  | 'not_replaceable'
  | 'quote_used'
  | 'quote_ended'
  | 'quote_changed'

/**
 * Registers order, lines, first transition, mail and token in one transaction. The idempotency key is unique: of many
 * equal requests one registers, and the others wait for it and return `known`. A quote is taken in the same
 * transaction: what fails then leaves nothing behind.
 */
export async function registerOrder(
  db: Database,
  context: OrderContext,
  secret: string,
  registration: Registration,
): Promise<Result<Registered, RegistrationError>> {
  const { form, fingerprint } = registration
  const token = { secret, now: context.now, fresh: false }
  return undoneUnlessOk(db, async (tx): Promise<Result<Registered, RegistrationError>> => {
    const id = randomUUID()
    const earlier = await replacedOrder(tx, registration)
    if (!earlier.ok) return earlier
    if (!(await insertOrder(tx, id, registration))) {
      return handOverKnownOrder(tx, token, form.idempotency_key, fingerprint)
    }
    if (earlier.value) {
      const note = `Replaced by order ${orderNumber(id)}.`
      const replaced = { to: 'cancelled', source: 'customer', note, silent: true } as const
      await transitionOrder(tx, context, earlier.value, replaced)
    }
    const taken = await takeQuoteFor(tx, context, id, registration)
    if (!taken.ok) return taken
    const handed = await handOverOrder(tx, token, id)
    if (!handed.ok) return handed
    const message = orderMail('placed', handed.value.order, {
      publicUrl: context.publicUrl,
      replaces: earlier.value?.id,
    })
    await context.mail(tx, {
      key: `order ${id} placed`,
      subject: id,
      kind: 'placed',
      urgency: 'normal',
      message,
    })
    return ok({ ...handed.value, known: false })
  })
}

/** The earlier order has released the quote by now, so that a corrected order can take it (product: quotes 11). */
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

/** Rolls back what was written before an expected error. */
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

/** Hands over the order of this idempotency key, if the request equals the one that made it. */
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
 * The customer's earlier order that the new one replaces, locked (product: checkout 15). `null` if it has ended or is
 * not theirs; an error if it is signed, or an event of it is not settled yet.
 */
async function replacedOrder(
  tx: Database,
  { form, viewer, quote }: Registration,
): Promise<Result<Awaited<ReturnType<typeof lockOrder>>, 'not_replaceable'>> {
  const named = form.replaces === undefined ? null : await orderOfIdempotencyKey(tx, form.replaces)
  const own = named && (await orderOf(tx, viewer, named.id))
  // An order of a quote corrects only another of the same quote, one of a cart only one of a cart.
  const isAlike = own?.quoteId === (quote?.id ?? null)
  const earlier = own && isAlike ? await lockOrder(tx, own.id) : null
  if (!earlier || (isFinal(earlier.status) && earlier.status !== 'active')) return ok(null)
  return mayCancel(earlier.status) && !earlier.unsettled ? ok(earlier) : err('not_replaceable')
}

/** `false` when there is an order of this idempotency key. */
async function insertOrder(
  tx: Database,
  id: string,
  { form, fingerprint, owner, lines, total, quote }: Registration,
): Promise<boolean> {
  // By the database's clock, which also dates cart lines: a payment removes only lines older than its order.
  const now = sql`statement_timestamp()`
  const [inserted] = await tx
    .insert(orders)
    .values({
      id,
      idempotencyKey: form.idempotency_key,
      fingerprint,
      ...owner,
      customerId: owner.userId ?? owner.customerPortalEmail ?? `browser:${id}`,
      ...form.customer,
      timeZone: knownTimeZone(form.time_zone),
      total: priceColumn(total),
      currency,
      preparedAt: now,
      changedAt: now,
      expiresAt: sql`${now} + make_interval(hours => ${daysToSign * 24})`,
    })
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ at: orders.preparedAt })
  if (!inserted) return false
  publishOrderChange(tx, owner)
  const note = quote ? `With quote ${quoteNumber(quote.id)}.` : ''
  await tx.insert(orderLines).values(lines.map((line, position) => lineRow(id, line, position)))
  await tx
    .insert(orderTransitions)
    .values({ orderId: id, number: 1, from: null, to: 'prepared', source: 'customer', note, at: inserted.at })
  return true
}

function lineRow(orderId: string, { asked, product }: SoldLine, position: number) {
  return {
    orderId,
    position,
    productId: asked.product_id,
    productType: asked.product_type,
    offer: asked.offer,
    name: product.name,
    price: priceColumn(product.price),
    quantity: asked.quantity,
    subscriptionInterval: product.subscriptionInterval,
  }
}
