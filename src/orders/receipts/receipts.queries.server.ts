import type { Database } from '#db/database.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { notesOfOrder } from '#orders/order-notes.queries.server.ts'
import type { Order } from '#orders/order.ts'
import { orderOf, type OrderViewer } from '#orders/orders.queries.server.ts'
import { receiptKindOf } from '#orders/receipt-kind.ts'
import { receiptOf, type Receipt, type ReceiptCompany } from '#orders/receipt.ts'

export type ReceiptContact = Pick<
  Environment,
  'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'COMPANY_LEGAL_NAME' | 'COMPANY_ADDRESS' | 'COMPANY_TAX_ID'
>

export interface ReadReceipt {
  order: Order
  receipt: Receipt
}

/** The receipt of the customer's own order. Orders of a browser without a session have none (product: receipts 11). */
export async function receiptForViewer(
  db: Database,
  viewer: OrderViewer,
  orderId: string,
  contact: ReceiptContact,
): Promise<Result<ReadReceipt, 'unknown' | 'not_paid'>> {
  const order = await orderOf(db, { ...viewer, browserKeyHash: null }, orderId)
  if (!order) return err('unknown')
  const receipt = await receiptOfOrder(db, order, contact)
  return receipt ? ok({ order, receipt }) : err('not_paid')
}

/** `null` for an order without a receipt. */
export async function receiptOfOrder(
  db: Database,
  order: Order,
  contact: ReceiptContact,
): Promise<Receipt | null> {
  const kind = receiptKindOf(order)
  if (kind === null || order.receiptNumber === null) return null
  const notes = await notesOfOrder(db, order.id)
  const refunds = notes.flatMap(({ kind: what, amount, at }) =>
    what === 'refund' && amount !== null ? [{ amount, at }] : [],
  )
  return receiptOf({ order, kind, number: order.receiptNumber, refunds, company: receiptCompany(contact) })
}

/** Who issues receipts, from the settings. */
export function receiptCompany(contact: ReceiptContact): ReceiptCompany {
  return {
    legalName: contact.COMPANY_LEGAL_NAME,
    address: contact.COMPANY_ADDRESS,
    taxId: contact.COMPANY_TAX_ID,
    email: contact.CONTACT_EMAIL,
    phone: contact.CONTACT_PHONE,
  }
}
