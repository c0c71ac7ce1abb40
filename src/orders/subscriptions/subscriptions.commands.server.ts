import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { formatMoney, intervalLabel } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { insertOrder } from '#orders/checkout/insert-order.commands.server.ts'
import { newHandOffToken } from '#orders/hand-off/hand-offs.commands.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import type { OrderContext, RegistrationContext } from '#orders/order-context.server.ts'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { mayCancel, mayContinue, orderStatuses } from '#orders/order-status.ts'
import { lockOrder, transitionOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import type { Order, RegisteredOrder, OrderOwner } from '#orders/order.ts'
import { orderOf, ordersVisibleTo } from '#orders/orders.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import type { Subscription } from '#orders/transitions/subscription-changes.commands.server.ts'
import { mailNews } from '#orders/transitions/subscription-news.commands.server.ts'
import { isRenewalDue, quantityTerms, subscriptionStatus } from '#orders/subscription.ts'
import { longDay } from '#orders/times.ts'
import { maxUnits } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { quantityOrders, subscriptions } from '#orders/subscriptions.tables.server.ts'

type Refusal = 'unknown' | 'ended'

/**
 * Cancels a subscription at the end of the paid period, or resumes it. Canceling also cancels an unpaid change of
 * its quantity, even a signed one. Returns whether there was one (product: subscriptions 6).
 */
export async function setToCancel(
  db: Database,
  context: OrderContext,
  viewer: OrderOwner,
  { lineId, cancelAt }: { lineId: string; cancelAt: Date | null },
): Promise<Result<boolean, Refusal>> {
  return db.transaction(async (tx) => {
    const found = await lockOwn(tx, viewer, lineId)
    if (!found.ok) return found
    const { order, subscription } = found.value
    const { periodEnd } = subscription
    // If the period is over, the subscription ends at once, and a separate mail says so.
    const isMailed = cancelAt !== null && subscription.cancelAt === null && periodEnd > context.now
    // Locks changes before their subscription, like their payments do, to prevent deadlocks.
    const ofLine = eq(quantityOrders.lineId, lineId)
    const cancelsChange = cancelAt !== null && (await cancelChanges(tx, context, ofLine, isMailed)) > 0
    await tx.update(subscriptions).set({ cancelAt }).where(eq(subscriptions.lineId, lineId))
    if (isMailed) {
      const news = { kind: 'subscription_canceling' as const, lineId, cancelAt, periodEnd, cancelsChange }
      await mailNews(tx, context, order, news)
    }
    publishOrderChange(tx, order)
    return ok(cancelsChange)
  })
}

/**
 * Registers an order that changes the quantity once it is paid, and cancels an earlier unsigned one. Returns the
 * order's id (product: subscriptions 7, 8).
 */
export async function orderQuantity(
  db: Database,
  context: RegistrationContext,
  viewer: OrderOwner,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<Result<string, Refusal | 'canceling' | 'invalid' | 'unchanged' | 'past_due' | 'under_way'>> {
  return db.transaction(async (tx) => {
    const found = await lockOwn(tx, viewer, lineId)
    if (!found.ok) return found
    const { subscription, order } = found.value
    if (subscription.cancelAt !== null) return err('canceling')
    if (quantity === (subscription.nextQuantity ?? subscription.quantity)) return err('unchanged')
    const [ordered] = await tx
      .select({ line: orderLines, max: maxUnits })
      .from(orderLines)
      .innerJoin(subscriptions, eq(subscriptions.lineId, orderLines.id))
      .where(eq(orderLines.id, lineId))
    if (!ordered) return err('unknown')
    const { line, max } = ordered
    if (quantity > max) return err('invalid')
    // A due renewal charges for all units, so added units would be paid for twice.
    const isDue = isRenewalDue(subscriptionStatus(subscription), subscription.periodEnd, context.now)
    if (quantity > subscription.quantity && isDue) return err('past_due')
    if (!(await cancelOpenChange(tx, context, lineId))) return err('under_way')
    const { change, pricedUntil } = changeOrder({ order, line, subscription, quantity, isDue }, context)
    const { token: _token, ...token } = newHandOffToken(context.secret, change.id, 1, context.now)
    const { userId, customerPortalEmail, browserKeyHash } = order
    await insertOrder(tx, {
      order: change,
      idempotencyKey: randomUUID(),
      fingerprint: `quantity ${change.id}`,
      owner: { userId, customerPortalEmail, browserKeyHash },
      note: `Changes ${line.name} from ${subscription.quantity} to ${quantity}.`,
      token,
    })
    await tx.insert(quantityOrders).values({ orderId: change.id, lineId, quantity, pricedUntil })
    const mailed = {
      ...change,
      provenEmail: null,
      quoteId: null,
      unsettled: false,
      change: { product: line.name, refunded: 0 },
    }
    const message = orderMail('placed', mailed, { publicUrl: context.publicUrl })
    const key = `order ${change.id} placed`
    await context.mail(tx, { key, subject: change.id, kind: 'placed', urgency: 'normal', message })
    return ok(change.id)
  })
}

/**
 * Called when an account is deleted. Cancels its subscriptions at the end of their periods, and their unpaid
 * changes at once. Sends no mail (product: subscriptions 16).
 */
export async function cancelAllOf(tx: Database, viewer: OrderOwner, now: Date): Promise<void> {
  const own = ordersVisibleTo(viewer)
  if (!own) return
  const context = { now, publicUrl: '', mail: () => Promise.resolve() }
  await cancelChanges(tx, context, own, true)
  const ofOwner = inArray(subscriptions.orderId, tx.select({ id: orders.id }).from(orders).where(own))
  await tx
    .update(subscriptions)
    .set({ cancelAt: now })
    .where(and(ofOwner, isNull(subscriptions.endedAt), isNull(subscriptions.cancelAt)))
}

/**
 * Cancels unpaid changes of a quantity, even signed ones, unless they are unsettled. `silent` if another mail says
 * so. Returns how many.
 */
async function cancelChanges(
  tx: Database,
  context: OrderContext,
  which: SQL,
  silent: boolean,
): Promise<number> {
  const unpaid = (await lockOpenChanges(tx, which)).filter(({ unsettled }) => !unsettled)
  for (const change of unpaid) {
    const note = 'The subscription is set to cancel.'
    await transitionOrder(tx, context, change, { to: 'cancelled', source: 'system', note, silent })
  }
  return unpaid.length
}

/** The viewer's subscription, if it has not ended. Locks its order first, like events of the signing portal do. */
async function lockOwn(
  tx: Database,
  viewer: OrderOwner,
  lineId: string,
): Promise<Result<{ subscription: Subscription; order: Order }, Refusal>> {
  const [named] = await tx.select().from(subscriptions).where(eq(subscriptions.lineId, lineId))
  const own = named && (await orderOf(tx, viewer, named.orderId))
  const order = own && (await lockOrder(tx, own.id))
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.lineId, lineId))
  if (!order || !subscription) return err('unknown')
  return subscription.endedAt === null ? ok({ subscription, order }) : err('ended')
}

/** Cancels earlier changes. `false` if one of them is signed or unsettled. */
async function cancelOpenChange(
  tx: Database,
  context: RegistrationContext,
  lineId: string,
): Promise<boolean> {
  for (const order of await lockOpenChanges(tx, eq(quantityOrders.lineId, lineId))) {
    if (!mayCancel(order.status) || order.unsettled) return false
    await transitionOrder(tx, context, order, { to: 'cancelled', source: 'customer', silent: true })
  }
  return true
}

/** Locks the unpaid orders that change the quantity of these subscriptions. */
async function lockOpenChanges(tx: Database, which: SQL): Promise<Order[]> {
  const changes = await tx
    .select({ id: orders.id })
    .from(quantityOrders)
    .innerJoin(orders, eq(orders.id, quantityOrders.orderId))
    .where(and(which, inArray(orders.status, orderStatuses.filter(mayContinue))))
    .orderBy(asc(orders.id))
  const open: Order[] = []
  for (const { id } of changes) {
    const order = await lockOrder(tx, id)
    if (order && mayContinue(order.status)) open.push(order)
  }
  return open
}

interface QuantityChange {
  order: Order
  line: typeof orderLines.$inferSelect
  subscription: Subscription
  quantity: number
  isDue: boolean
}

/**
 * The order for a changed quantity. Its single line charges once for the added units, for the rest of the current
 * period; a reduction costs nothing now.
 */
function changeOrder(
  { order, line, subscription, quantity, isDue }: QuantityChange,
  { now }: RegistrationContext,
): { change: RegisteredOrder; pricedUntil: Date } {
  const id = randomUUID()
  const paid = { ...subscription, price: priceFrom(subscription.price) }
  const { more, price, now: total, until, later } = quantityTerms(paid, quantity, now)
  const day = longDay(until, order.timeZone ?? 'UTC')
  const renewals = `${formatMoney(later)} ${intervalLabel(subscription.interval)}`
  const units = quantity === 1 ? '1 unit' : `${quantity} units`
  const name =
    more > 0
      ? `${line.name}: from ${subscription.quantity} to ${units}, then ${renewals} from ${day}`
      : `${line.name}: from ${subscription.nextQuantity ?? subscription.quantity} to ${units} ${isDue ? 'with the next paid renewal' : `on ${day}`}, then ${renewals}`
  const change: RegisteredOrder = {
    id,
    status: 'prepared',
    customerId: order.customerId.startsWith('browser:') ? `browser:${id}` : order.customerId,
    // Notes and PO number apply only to the first order.
    form: { ...order.form, notes: '', poNumber: '' },
    total,
    discountCode: '',
    currency: order.currency,
    timeZone: order.timeZone,
    tokenNumber: 1,
    preparedAt: now,
    expiresAt: new Date(Math.min(until.getTime(), now.getTime() + 14 * 24 * 60 * 60 * 1000)),
    lines: [
      {
        id: randomUUID(),
        productId: line.productId,
        productType: line.productType,
        offer: 'standard',
        name,
        price,
        quantity: Math.max(1, more),
        discount: 0,
        total,
        subscriptionInterval: null,
      },
    ],
  }
  return { change, pricedUntil: until }
}
