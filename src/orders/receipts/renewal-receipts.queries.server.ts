import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import type { Order } from '#orders/order.ts'
import type { Renewal } from '#orders/order-paths.ts'
import { receiptOf, type Receipt } from '#orders/receipt.ts'
import { receiptOfOrder } from '#orders/receipts/receipts.queries.server.ts'
import { subscriptionPayments, subscriptions } from '#orders/subscriptions.tables.server.ts'
import type { Company } from '#pdf/company-lines.ts'

/** The receipt of an order, or of a renewal (product: subscriptions 5); `null` if there is none. */
export function anyReceipt(
  db: Database,
  order: Order,
  renewal: Renewal | null,
  company: Company,
): Promise<Receipt | null> {
  return renewal ? renewalReceipt(db, order, renewal, company) : receiptOfOrder(db, order, company)
}

async function renewalReceipt(
  db: Database,
  order: Order,
  { lineId, number }: Renewal,
  company: Company,
): Promise<Receipt | null> {
  const line = order.lines.find(({ id }) => id === lineId)
  if (order.receiptNumber === null || !line || !Number.isInteger(number) || Math.abs(number) > 1_000_000)
    return null
  const [payment] = await db
    .select({
      amount: subscriptionPayments.amount,
      quantity: subscriptionPayments.quantity,
      start: subscriptionPayments.periodStart,
      end: subscriptionPayments.periodEnd,
      at: subscriptionPayments.paidAt,
      price: subscriptions.price,
    })
    .from(subscriptionPayments)
    .innerJoin(subscriptions, eq(subscriptions.lineId, subscriptionPayments.lineId))
    .where(and(eq(subscriptionPayments.lineId, lineId), eq(subscriptionPayments.number, number)))
  if (!payment) return null
  const { quantity, start, end, at } = payment
  const total = priceFrom(payment.amount)
  return receiptOf({
    order: {
      ...order,
      total,
      discountCode: '',
      lines: [{ ...line, quantity, price: priceFrom(payment.price), total, discount: 0 }],
      timeline: [{ from: null, to: 'paid', source: 'signing_portal', note: '', at }],
    },
    kind: total === 0 ? 'confirmation' : 'receipt',
    number: order.receiptNumber,
    renewal: { number, start, end },
    refunds: [],
    company,
  })
}
