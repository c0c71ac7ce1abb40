import type { Database } from '#db/database.server.ts'
import type { Environment } from '#http/environment.server.ts'
import { notesOfOrder, refundsIn } from '#orders/receipts/order-notes.queries.server.ts'
import type { Order } from '#orders/order.ts'
import { receiptKindOf } from '#orders/receipt-kind.ts'
import { receiptOf, type Receipt, type ReceiptCompany } from '#orders/receipt.ts'

export type ReceiptContact = Pick<
  Environment,
  'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'COMPANY_LEGAL_NAME' | 'COMPANY_ADDRESS' | 'COMPANY_TAX_ID'
>

/** The receipt of an order; `null` if the order has none. */
export async function receiptOfOrder(
  db: Database,
  order: Order,
  contact: ReceiptContact,
): Promise<Receipt | null> {
  const kind = receiptKindOf(order)
  if (kind === null || order.receiptNumber === null) return null
  const refunds = refundsIn(await notesOfOrder(db, order.id))
  return receiptOf({ order, kind, number: order.receiptNumber, refunds, company: receiptCompany(contact) })
}

/** The company that issues the receipts, from the settings. */
export function receiptCompany(contact: ReceiptContact): ReceiptCompany {
  return {
    legalName: contact.COMPANY_LEGAL_NAME,
    address: contact.COMPANY_ADDRESS,
    taxId: contact.COMPANY_TAX_ID,
    email: contact.CONTACT_EMAIL,
    phone: contact.CONTACT_PHONE,
  }
}
