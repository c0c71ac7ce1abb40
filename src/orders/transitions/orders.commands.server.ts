import { and, inArray, lte, not } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { mayCancel, mayTransition } from '#orders/order-status.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { recordCustomerChange } from '#orders/customer-changes.commands.server.ts'
import { lockOrder, transitionOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import type { Order, OrderOwner } from '#orders/order.ts'
import { orderById, orderOf } from '#orders/orders.queries.server.ts'
import { isUnsettled } from '#orders/order-rows.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'

export type OnError = (error: unknown, id: string) => void

/**
 * Lets the customer cancel an unsigned order without unsettled events. Canceling twice is not an error (product:
 * orders 11, 12).
 */
export async function cancelOrder(
  db: Database,
  context: OrderContext,
  viewer: OrderOwner,
  id: string,
): Promise<Result<Order, 'unknown' | 'not_allowed'>> {
  return db.transaction(async (tx) => {
    const own = await orderOf(tx, viewer, id)
    const order = own && (await lockOrder(tx, own.id))
    if (!order) return err('unknown')
    if (order.status !== 'cancelled') {
      if (!mayCancel(order.status) || order.unsettled) return err('not_allowed')
      await cancelForCustomer(tx, context, { order, viewer })
    }
    const after = await orderById(tx, id)
    return after ? ok(after) : err('unknown')
  })
}

/** Cancels a locked order for its customer, and records it in the audit log. */
export async function cancelForCustomer(
  tx: Database,
  context: OrderContext,
  { order, viewer, ...words }: { order: Order; viewer: OrderOwner; note?: string; silent?: boolean },
): Promise<void> {
  await transitionOrder(tx, context, order, { to: 'cancelled', source: 'customer', ...words })
  await recordCustomerChange(tx, viewer, {
    action: 'orders.cancel',
    orderId: order.id,
    before: { status: order.status },
    after: { status: 'cancelled', ...(words.note !== undefined && { note: words.note }) },
    now: context.now,
  })
}

/**
 * Expires unsigned orders past their deadline. Leaves orders with unsettled events to staff. Returns the number
 * of expired orders (product: orders 10, 12).
 */
export async function expireOrders(db: Database, context: OrderContext, onError: OnError): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['prepared', 'documents_opened']),
        lte(orders.expiresAt, context.now),
        not(isUnsettled),
      ),
    )
    .limit(200)
  return eachAlone(db, due, onError, async (tx, { id }) => {
    const order = await lockOrder(tx, id)
    if (!order || order.unsettled || !mayTransition(order.status, 'expired')) return false
    await transitionOrder(tx, context, order, { to: 'expired', source: 'system' })
    return true
  })
}

/**
 * Handles each row in its own transaction, so that one failure does not stop the rest. Returns the number of
 * successful rows.
 */
export async function eachAlone<Row extends { id: string }>(
  db: Database,
  rows: readonly Row[],
  onError: OnError,
  work: (tx: Database, row: Row) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const row of rows) {
    try {
      if (await db.transaction((tx) => work(tx, row))) done += 1
    } catch (error) {
      onError(error, row.id)
    }
  }
  return done
}
