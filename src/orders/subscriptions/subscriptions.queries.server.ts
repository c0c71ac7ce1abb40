import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { defaultMaximum } from '#cart/product-data.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { customersReceiptKind, type ReceiptKind } from '#orders/receipt-kind.ts'
import { orderReceipts } from '#orders/receipts.tables.server.ts'
import { ordersVisibleTo } from '#orders/orders.queries.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { nextAmount, subscriptionStatus, type SubscriptionStatus } from '#orders/subscription.ts'
import { quantityPaymentsOf } from '#orders/subscriptions/quantity-payments.queries.server.ts'
import { quantityOrders, subscriptionPayments, subscriptions } from '#orders/subscriptions.tables.server.ts'
import type { OrderOwner } from '#orders/order.ts'

export interface SubscriptionView {
  id: string
  orderId: string
  name: string
  sellerName: string | null
  status: SubscriptionStatus
  isOrderActive: boolean
  interval: string
  price: Cents
  quantity: number
  nextQuantity: number | null
  /** The maximum quantity per order of the product. It limits changes too. */
  maxUnits: number
  nextAmount: Cents
  periodStart: string
  periodEnd: string
  endedAt: string | null
  /** The time zone of the order. The server and all browsers use it, so that they show the same days. */
  timeZone: string
  /** The unpaid order that changes the quantity, if there is one. */
  openChange: { orderId: string; quantity: number } | null
  /** The payments, newest first. The last one is the payment of the order. */
  payments: SubscriptionPayment[]
}

export interface SubscriptionPayment {
  /**
   * 0 for the payment of the order, then the number of the renewal. `null` for added units, which are a separate
   * order.
   */
  number: number | null
  orderId: string
  amount: Cents
  quantity: number
  paidAt: string
  periodEnd: string
  receipt: ReceiptKind | null
}

const maxShown = 200

/**
 * The maximum quantity of a subscription: the product's maximum, or the current quantity if a quote allowed
 * more. Use this expression only in queries with a join, because otherwise Drizzle does not qualify the
 * columns.
 */
export const maxUnits = sql<number>`coalesce((
  select greatest(${subscriptions.quantity}, least(product.max_quantity, ${sql.raw(String(defaultMaximum))})) from ${marketplaceProducts} product
  where product.id = ${orderLines.productId} and ${orderLines.productType} = 'marketplace'
), ${sql.raw(String(defaultMaximum))})`

/** The customer's subscriptions. Ended subscriptions come last (product: subscriptions 4). */
export async function subscriptionsOf(db: Database, viewer: OrderOwner): Promise<SubscriptionView[]> {
  const own = ordersVisibleTo(viewer)
  return own ? readSubscriptions(db, own) : []
}

export function subscriptionsOfOrder(db: Database, orderId: string): Promise<SubscriptionView[]> {
  return readSubscriptions(db, eq(orders.id, orderId))
}

/** The order of the subscription that this order changes, and the new quantity; `null` for other orders. */
export async function changedSubscription(
  db: Database,
  orderId: string,
): Promise<{ orderId: string; quantity: number } | null> {
  const [change] = await db
    .select({ orderId: subscriptions.orderId, quantity: quantityOrders.quantity })
    .from(quantityOrders)
    .innerJoin(subscriptions, eq(subscriptions.lineId, quantityOrders.lineId))
    .where(eq(quantityOrders.orderId, orderId))
  return change ?? null
}

async function readSubscriptions(db: Database, where: SQL): Promise<SubscriptionView[]> {
  const rows = await db
    .select({
      subscription: subscriptions,
      name: orderLines.name,
      sellerName: orderLines.sellerName,
      firstAmount: orderLines.total,
      firstQuantity: orderLines.quantity,
      customerId: orders.customerId,
      orderStatus: orders.status,
      orderTotal: orders.total,
      timeZone: orders.timeZone,
      receiptNumber: orderReceipts.number,
      maxUnits,
      openChange: sql<{ orderId: string; quantity: number } | null>`(
        select json_build_object('orderId', change.order_id, 'quantity', change.quantity)
        from ${quantityOrders} change join orders on orders.id = change.order_id
        where change.line_id = ${subscriptions.lineId}
          and orders.status in ('prepared', 'documents_opened', 'signed', 'payment_failed')
        order by orders.prepared_at desc limit 1)`,
    })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.lineId))
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(orderReceipts, eq(orderReceipts.orderId, orders.id))
    .where(where)
    .orderBy(
      sql`${subscriptions.endedAt} is not null`,
      desc(subscriptions.startedAt),
      asc(subscriptions.lineId),
    )
    .limit(maxShown)
  const lineIds = rows.map(({ subscription }) => subscription.lineId)
  const [renewals, forMore] = await Promise.all([renewalsOf(db, lineIds), quantityPaymentsOf(db, lineIds)])
  return rows.map((row) => {
    const { subscription, firstAmount, firstQuantity, orderStatus, orderTotal, timeZone, ...sold } = row
    const {
      lineId: id,
      orderId,
      interval,
      quantity,
      nextQuantity,
      periodStart,
      periodEnd,
      endedAt,
    } = subscription
    const price = priceFrom(subscription.price)
    const own = renewals.filter(({ lineId }) => lineId === id)
    const receipt = customersReceiptKind({ ...sold, total: priceFrom(orderTotal) })
    const first = {
      number: 0,
      orderId,
      amount: priceFrom(firstAmount),
      quantity: firstQuantity,
      paidAt: subscription.startedAt.toISOString(),
      periodEnd: (own[0]?.periodStart ?? periodEnd).toISOString(),
      receipt,
    }
    const later = own.map((renewal, index) => ({
      number: renewal.number ?? index + 1,
      orderId,
      amount: priceFrom(renewal.amount),
      quantity: renewal.quantity,
      paidAt: renewal.paidAt.toISOString(),
      periodEnd: renewal.periodEnd.toISOString(),
      receipt,
    }))
    const changes = forMore
      .filter(({ lineId }) => lineId === id)
      .map(({ lineId: _line, paidUntil, ...change }) => ({
        ...change,
        number: null,
        periodEnd: (paidUntil ?? periodEnd).toISOString(),
      }))
    return {
      id,
      orderId,
      name: sold.name,
      sellerName: sold.sellerName,
      status: subscriptionStatus(subscription),
      isOrderActive: orderStatus === 'active',
      interval,
      price,
      quantity,
      nextQuantity,
      maxUnits: sold.maxUnits,
      nextAmount: nextAmount({ ...subscription, price }),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      timeZone: timeZone ?? 'UTC',
      openChange: sold.openChange,
      payments: [first, ...changes, ...later].toSorted(
        (one, other) =>
          other.periodEnd.localeCompare(one.periodEnd) || other.paidAt.localeCompare(one.paidAt),
      ),
    }
  })
}

async function renewalsOf(db: Database, lineIds: readonly string[]) {
  if (lineIds.length === 0) return []
  return db
    .select()
    .from(subscriptionPayments)
    .where(inArray(subscriptionPayments.lineId, [...lineIds]))
    .orderBy(asc(subscriptionPayments.periodEnd))
}
