import type { ReceiptTexts } from '#orders/checkout/checkout.ts'
import { object, text } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'
import { billingStorageKey } from '#orders/browser/storage-keys.ts'

const storedSchema = object({ owner: text, taxId: text, poNumber: text })

/**
 * Tax ID and PO number of this customer's last order in this browser. Stored separately, because the hand-off
 * record does not contain them.
 */
export function storedBilling(owner: string): ReceiptTexts {
  const stored = readStored(billingStorageKey, storedSchema)
  if (stored?.owner !== owner) return { taxId: '', poNumber: '' }
  const { taxId, poNumber } = stored
  return { taxId, poNumber }
}

/** Stores both texts for the next order. If storage is blocked, they are lost. */
export function storeBilling(owner: string, { taxId, poNumber }: ReceiptTexts): void {
  writeStored(billingStorageKey, { owner, taxId, poNumber })
}
