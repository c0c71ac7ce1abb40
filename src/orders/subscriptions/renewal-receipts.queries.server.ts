import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import type { Order } from '#orders/order.ts'
import { receiptKindOf, receiptLabel } from '#orders/receipt-kind.ts'
import { receiptOf, type Receipt } from '#orders/receipt.ts'
import { receiptCompany, type ReceiptContact } from '#orders/receipts/receipts.queries.server.ts'
import { subscriptionsOfOrder } from '#orders/subscriptions/subscriptions.queries.server.ts'

/**
 * The receipt of a renewal: the number of the order's receipt and that of the renewal (product: subscriptions 5).
 * `null` if there is no such renewal.
 */
export async function renewalReceipt(
  db: Database,
  order: Order,
  { lineId, number }: { lineId: string; number: number },
  contact: ReceiptContact,
): Promise<Receipt | null> {
  const kind = receiptKindOf(order)
  const line = order.lines.find(({ id }) => id === lineId)
  if (kind === null || order.receiptNumber === null || !line || !isUuid(lineId)) return null
  const subscription = (await subscriptionsOfOrder(db, order.id)).find(({ id }) => id === lineId)
  const payment = subscription?.payments.find((each) => each.number === number && number > 0)
  if (!subscription || !payment) return null
  const { amount, quantity } = payment
  const paidAt = new Date(payment.paidAt)
  const receipt = receiptOf({
    order: {
      ...order,
      total: amount,
      lines: [{ ...line, quantity, price: subscription.price, total: amount }],
      timeline: [{ from: null, to: 'paid', source: 'signing_portal', note: '', at: paidAt }],
    },
    kind,
    number: order.receiptNumber,
    refunds: [],
    company: receiptCompany(contact),
  })
  const label = `${receiptLabel(order.receiptNumber)}-${number}`
  const [, ...facts] = receipt.facts
  return { ...receipt, number: label, facts: [{ name: 'Receipt number', value: label }, ...facts] }
}
