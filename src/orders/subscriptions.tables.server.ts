import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dateTime, money, ownerUuid } from '#db/columns.tables.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { recurringRevenueKinds } from '#orders/subscription.ts'

/** A paid recurring line of an order. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    lineId: uuid()
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId: ownerUuid(() => orders.id),
    interval: text().notNull(),
    /** The price of one unit for one interval. */
    price: money().notNull(),
    quantity: integer().notNull(),
    /** The smaller quantity from the next renewal on. */
    nextQuantity: integer(),
    startedAt: dateTime().notNull(),
    /** The start and the end of the last paid period. */
    periodStart: dateTime().notNull(),
    periodEnd: dateTime().notNull(),
    /** When the signing portal charged last, by its own clock. */
    chargedAt: dateTime().notNull(),
    pastDueAt: dateTime(),
    /** When the customer chose to cancel the subscription at the end of the period. */
    cancelAt: dateTime(),
    endedAt: dateTime(),
  },
  (subscription) => [
    index('subscriptions_of_order').on(subscription.orderId),
    index('subscriptions_due')
      .on(subscription.periodEnd)
      .where(sql`${subscription.endedAt} is null`),
    check('subscriptions_quantity', sql`${subscription.quantity} between 1 and 99`),
  ],
)

/** The renewals that were paid. The first payment is that of the order. */
export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    lineId: ownerUuid(() => subscriptions.lineId),
    amount: money().notNull(),
    quantity: integer().notNull(),
    periodStart: dateTime().notNull(),
    periodEnd: dateTime().notNull(),
    paidAt: dateTime().notNull(),
    /** Counts the renewals of the line in the order in which they arrived. Receipts show this number. */
    number: integer(),
  },
  (payment) => [
    unique('subscription_payments_once').on(payment.lineId, payment.periodEnd),
    uniqueIndex('subscription_payments_number').on(payment.lineId, payment.number),
    index('subscription_payments_by_time').on(payment.paidAt),
  ],
)

/** Orders that change the quantity of a subscription once they are paid. */
export const quantityOrders = pgTable(
  'quantity_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: ownerUuid(() => subscriptions.lineId),
    quantity: integer().notNull(),
    /** The end of the period that determined the price and the text of the change. */
    pricedUntil: dateTime(),
  },
  (change) => [index('quantity_orders_of_line').on(change.lineId)],
)

/** Every change of monthly recurring revenue. The sum is the current revenue of a subscription. */
export const recurringRevenue = pgTable(
  'recurring_revenue',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lineId: ownerUuid(() => subscriptions.lineId),
    kind: text({ enum: recurringRevenueKinds }).notNull(),
    /** In dollars per month; negative when revenue is lost. */
    amount: money().notNull(),
    at: dateTime().notNull(),
  },
  (change) => [
    index('recurring_revenue_of_line').on(change.lineId),
    index('recurring_revenue_by_time').on(change.at, change.kind, change.amount),
  ],
)
