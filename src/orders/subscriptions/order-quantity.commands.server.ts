import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { formatMoney, intervalLabel } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { insertOrder } from '#orders/checkout/insert-order.commands.server.ts'
import { recordCustomerChange } from '#orders/customer-changes.commands.server.ts'
import { newHandOffToken } from '#orders/hand-off/hand-offs.commands.server.ts'
import type { RegistrationContext } from '#orders/order-context.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { mayCancel } from '#orders/order-status.ts'
import { cancelForCustomer } from '#orders/transitions/orders.commands.server.ts'
import type { Order, OrderOwner, RegisteredOrder } from '#orders/order.ts'
import { orderLines } from '#orders/orders.tables.server.ts'
import type { Subscription } from '#orders/transitions/subscription-changes.commands.server.ts'
import { isRenewalDue, quantityTerms, subscriptionStatus } from '#orders/subscription.ts'
import { longDay } from '#orders/times.ts'
import {
  lockOpenChanges,
  lockOwn,
  type Refusal,
} from '#orders/subscriptions/subscriptions.commands.server.ts'
import { maxUnits } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { quantityOrders, subscriptions } from '#orders/subscriptions.tables.server.ts'

/**
 * Registers an order that changes the quantity once it is paid, and cancels an earlier order of this kind if
 * it is not signed. Returns the order's id (product: subscriptions 7, 8).
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
    if (!(await cancelOpenChange(tx, context, { viewer, lineId }))) return err('under_way')
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
    await recordCustomerChange(tx, viewer, {
      action: 'subscriptions.change-quantity',
      orderId: order.id,
      before: { quantity: subscription.nextQuantity ?? subscription.quantity },
      after: { quantity, product: line.name, changeOrder: orderNumber(change.id) },
      now: context.now,
    })
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

/** Cancels earlier changes. `false` if one of them is signed or unsettled. */
async function cancelOpenChange(
  tx: Database,
  context: RegistrationContext,
  { viewer, lineId }: { viewer: OrderOwner; lineId: string },
): Promise<boolean> {
  for (const order of await lockOpenChanges(tx, eq(quantityOrders.lineId, lineId))) {
    if (!mayCancel(order.status) || order.unsettled) return false
    await cancelForCustomer(tx, context, { order, viewer, silent: true })
  }
  return true
}

interface QuantityChange {
  order: Order
  line: typeof orderLines.$inferSelect
  subscription: Subscription
  quantity: number
  isDue: boolean
}

/**
 * The order for a changed quantity. Its single one-time line charges added units for the rest of the current
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
