import type { ReceiptTexts } from '#orders/checkout/checkout.ts'
import { object, text } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'
import { billingStorageKey } from '#orders/browser/storage-keys.ts'

const storedSchema = object({ owner: text, taxId: text, poNumber: text })

/** Tax ID and PO number of the customer's last order in this browser. The hand-off record does not contain them. */
export function storedBilling(owner: string): ReceiptTexts {
  const stored = readStored(billingStorageKey, storedSchema)
  if (stored?.owner !== owner) return { taxId: '', poNumber: '' }
  const { taxId, poNumber } = stored
  return { taxId, poNumber }
}

/** Stores the texts for the next order. If storage is blocked, the next form lacks them. */
export function storeBilling(owner: string, { taxId, poNumber }: ReceiptTexts): void {
  writeStored(billingStorageKey, { owner, taxId, poNumber })
}
