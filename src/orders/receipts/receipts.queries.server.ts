import type { Database } from '#db/database.server.ts'
import { notesOfOrder, refundsIn } from '#orders/receipts/order-notes.queries.server.ts'
import type { Order } from '#orders/order.ts'
import { receiptKindOf } from '#orders/receipt-kind.ts'
import { receiptOf, type Receipt } from '#orders/receipt.ts'
import type { Company } from '#pdf/company-lines.ts'

/** The receipt of an order; `null` if the order has none. */
export async function receiptOfOrder(db: Database, order: Order, company: Company): Promise<Receipt | null> {
  const kind = receiptKindOf(order)
  if (kind === null || order.receiptNumber === null) return null
  const refunds = refundsIn(await notesOfOrder(db, order.id))
  return receiptOf({ order, kind, number: order.receiptNumber, refunds, company })
}
