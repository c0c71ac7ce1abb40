import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { handOverOrder, type HandOff, type TokenRequest } from '#orders/hand-off/hand-offs.commands.server.ts'
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

const daysToSign = 14
const currency = 'USD'

export interface Registered extends HandOff {
  /** The order had been registered by an equal request. */
  known: boolean
}

export interface Registration {
  form: NewOrder
  fingerprint: string
  owner: OrderOwner
  /** Whose earlier order this one may replace. */
  viewer: OrderViewer
  lines: readonly SoldLine[]
  /** In cents. */
  total: number
}

export type RegistrationError = 'idempotency_key_reused' | 'no_longer_open' | 'not_replaceable'

/**
 * Registers order, lines, first transition, mail and token in one transaction. The idempotency key is unique: of many
 * equal requests one registers, and the others wait for it and return `known`.
 */
export async function registerOrder(
  db: Database,
  context: OrderContext,
  secret: string,
  registration: Registration,
): Promise<Result<Registered, RegistrationError>> {
  const { form, fingerprint } = registration
  const token = { secret, now: context.now, fresh: false }
  return db.transaction(async (tx) => {
    const id = randomUUID()
    const earlier = await replacedOrder(tx, registration)
    if (!earlier.ok) return earlier
    if (!(await insertOrder(tx, id, registration))) {
      return handOverKnownOrder(tx, token, form.idempotency_key, fingerprint)
    }
    if (earlier.value) {
      const note = `Replaced by order ${orderNumber(id)}.`
      await transitionOrder(tx, context, earlier.value, { to: 'cancelled', source: 'customer', note })
    }
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
  { form, viewer }: Registration,
): Promise<Result<Awaited<ReturnType<typeof lockOrder>>, 'not_replaceable'>> {
  const named = form.replaces === undefined ? null : await orderOfIdempotencyKey(tx, form.replaces)
  const own = named && (await orderOf(tx, viewer, named.id))
  const earlier = own && (await lockOrder(tx, own.id))
  if (!earlier || (isFinal(earlier.status) && earlier.status !== 'active')) return ok(null)
  return mayCancel(earlier.status) && !earlier.unsettled ? ok(earlier) : err('not_replaceable')
}

/** `false` when there is an order of this idempotency key. */
async function insertOrder(
  tx: Database,
  id: string,
  { form, fingerprint, owner, lines, total }: Registration,
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
  await tx.insert(orderLines).values(lines.map((line, position) => lineRow(id, line, position)))
  await tx
    .insert(orderTransitions)
    .values({ orderId: id, number: 1, from: null, to: 'prepared', source: 'customer', at: inserted.at })
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
