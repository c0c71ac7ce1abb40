import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dateTime, money, ownerUuid } from '#db/columns.tables.server.ts'
import { orderLines, orders } from '#orders/orders.tables.server.ts'
import { recurringRevenueKinds } from '#orders/subscription.ts'

/** A recurring line of a paid order. */
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
    /** The reduced quantity that applies from the next renewal on. */
    nextQuantity: integer(),
    startedAt: dateTime().notNull(),
    /** The start and the end of the last paid period. */
    periodStart: dateTime().notNull(),
    periodEnd: dateTime().notNull(),
    /** When the signing portal last charged the subscription, by the portal's clock. */
    chargedAt: dateTime().notNull(),
    pastDueAt: dateTime(),
    /** When the customer canceled the subscription, which ends at the end of the period. */
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

/** The paid renewals. The first payment belongs to the order. */
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
    /** The number of the renewal within its line, in order of arrival. Receipts show it. */
    number: integer(),
  },
  (payment) => [
    unique('subscription_payments_once').on(payment.lineId, payment.periodEnd),
    uniqueIndex('subscription_payments_number').on(payment.lineId, payment.number),
    index('subscription_payments_by_time').on(payment.paidAt),
  ],
)

/** Orders that change the quantity of a subscription when they are paid. */
export const quantityOrders = pgTable(
  'quantity_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: ownerUuid(() => subscriptions.lineId),
    quantity: integer().notNull(),
    /** The end of the period on which the price and the text of the change are based. */
    pricedUntil: dateTime(),
  },
  (change) => [index('quantity_orders_of_line').on(change.lineId)],
)

/** All changes of monthly recurring revenue. The sum over a subscription is its current revenue. */
export const recurringRevenue = pgTable(
  'recurring_revenue',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lineId: ownerUuid(() => subscriptions.lineId),
    kind: text({ enum: recurringRevenueKinds }).notNull(),
    /** In dollars per month; negative if revenue decreases. */
    amount: money().notNull(),
    at: dateTime().notNull(),
  },
  (change) => [
    index('recurring_revenue_of_line').on(change.lineId),
    index('recurring_revenue_by_time').on(change.at, change.kind, change.amount),
  ],
)
