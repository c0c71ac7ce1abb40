import { randomUUID } from 'node:crypto'
import { and, inArray, lte, not, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { handOff, type HandOff, type TokenWish } from '#orders/hand-off/hand-offs.commands.server.ts'
import type { SoldLine } from '#orders/order-prices.ts'
import { mayCancel, mayTransition } from '#orders/order-states.ts'
import type { Order } from '#orders/order.ts'
import { orderMail } from '#orders/order-mails.ts'
import { lockOrder, transitionOrder, type OrderContext } from '#orders/order-transitions.commands.server.ts'
import type { NewOrder } from '#orders/orders.forms.ts'
import {
  isHeld,
  orderById,
  orderOf,
  orderOfIdempotencyKey,
  type OrderOwner,
  type OrderViewer,
} from '#orders/orders.queries.server.ts'
import { orderEvents, orderLines, orders } from '#orders/orders.tables.server.ts'

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
  lines: readonly SoldLine[]
  /** In cents. */
  total: number
}

/**
 * Registers order, lines, first event, mail and token in one transaction. The idempotency key is unique: of many equal
 * requests one registers, and the others wait for it and return `known`.
 */
export async function registerOrder(
  db: Database,
  context: OrderContext,
  secret: string,
  { form, fingerprint, owner, lines, total }: Registration,
): Promise<Result<Registered, 'key_reused' | 'no_longer_open'>> {
  return db.transaction(async (tx) => {
    const { notes, ...customer } = form.customer
    const id = randomUUID()
    // The database's clock, as for cart lines: a payment removes from the cart what was there before.
    const now = sql`statement_timestamp()`
    const [registered] = await tx
      .insert(orders)
      .values({
        id,
        idempotencyKey: form.idempotency_key,
        fingerprint,
        ...owner,
        customerId: owner.userId ?? owner.customerPortalEmail ?? `browser:${id}`,
        ...customer,
        notes,
        total: priceColumn(total),
        currency,
        preparedAt: now,
        changedAt: now,
        expiresAt: sql`${now} + make_interval(hours => ${daysToSign * 24})`,
      })
      .onConflictDoNothing({ target: orders.idempotencyKey })
      .returning({ preparedAt: orders.preparedAt, expiresAt: orders.expiresAt })
    const token = { secret, now: context.now, fresh: false }
    if (!registered) return handOffKnown(tx, token, form.idempotency_key, fingerprint)
    const { preparedAt, expiresAt } = registered
    await tx.insert(orderLines).values(lines.map((line, position) => lineRow(id, line, position)))
    await tx
      .insert(orderEvents)
      .values({ orderId: id, number: 1, from: null, to: 'prepared', source: 'customer', at: preparedAt })
    const order = { id, total, expiresAt, form: form.customer, lines: lines.map(mailLine) }
    const message = orderMail('placed', order, { publicUrl: context.publicUrl })
    await context.mail(tx, { key: `order ${id} placed`, subject: id, kind: 'placed', message })
    const handed = await handOff(tx, token, id)
    return handed.ok ? ok({ ...handed.value, known: false }) : handed
  })
}

/**
 * The customer cancels, while nothing is signed and no event is pending. Cancelling twice is not an error (product:
 * orders 11, 12).
 */
export async function cancelOrder(
  db: Database,
  context: OrderContext,
  viewer: OrderViewer,
  id: string,
): Promise<Result<Order, 'unknown' | 'not_allowed'>> {
  return db.transaction(async (tx) => {
    const own = await orderOf(tx, viewer, id)
    const order = own && (await lockOrder(tx, own.id))
    if (!order) return err('unknown')
    if (order.status !== 'cancelled') {
      if (!mayCancel(order.status) || order.held) return err('not_allowed')
      await transitionOrder(tx, context, order, { to: 'cancelled', source: 'customer' })
    }
    const after = await orderById(tx, id)
    return after ? ok(after) : err('unknown')
  })
}

/** Staff: a paid order becomes active. */
export async function activateOrder(
  db: Database,
  context: OrderContext,
  id: string,
  note: string,
): Promise<Result<Order, 'unknown' | 'not_allowed'>> {
  return db.transaction(async (tx) => {
    const order = (await orderById(tx, id)) && (await lockOrder(tx, id))
    if (!order) return err('unknown')
    if (!mayTransition(order.status, 'active')) return err('not_allowed')
    await transitionOrder(tx, context, order, { to: 'active', source: 'staff', note })
    return ok({ ...order, status: 'active' })
  })
}

/**
 * Expires orders not signed in time, each in its own transaction, so that one failure does not stop the rest. Orders
 * with pending events are left to staff (product: orders 10, 12). Returns how many.
 */
export async function expireOrders(
  db: Database,
  context: OrderContext,
  onFault: (error: unknown, orderId: string) => void,
): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['prepared', 'documents_opened']),
        lte(orders.expiresAt, context.now),
        not(isHeld),
      ),
    )
    .limit(200)
  let expired = 0
  for (const { id } of due) {
    try {
      if (await expireOrder(db, context, id)) expired += 1
    } catch (error) {
      onFault(error, id)
    }
  }
  return expired
}

async function expireOrder(db: Database, context: OrderContext, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || order.held || !mayTransition(order.status, 'expired')) return false
    await transitionOrder(tx, context, order, { to: 'expired', source: 'system' })
    return true
  })
}

/** Hands over the order of this key, if an equal request has registered it. */
export async function handOffKnown(
  db: Database,
  token: TokenWish,
  idempotencyKey: string,
  fingerprint: string,
): Promise<Result<Registered, 'key_reused' | 'no_longer_open'>> {
  const found = await orderOfIdempotencyKey(db, idempotencyKey)
  if (!found) throw new Error('An order that stood in the way is not there')
  if (found.fingerprint !== fingerprint) return err('key_reused')
  const handed = await handOff(db, token, found.id)
  return handed.ok ? ok({ ...handed.value, known: true }) : handed
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

function mailLine({ asked, product }: SoldLine) {
  const { name, price, subscriptionInterval } = product
  return { name, price, subscriptionInterval, quantity: asked.quantity }
}
