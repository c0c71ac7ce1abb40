import { draftStorageKey } from '#orders/browser/storage-keys.ts'
import type { CustomerInput } from '#orders/checkout/checkout.ts'
import { object, optional, text } from '#lib/schema.ts'
import { readFromTab, writeToTab } from '#lib/stored.client.ts'

const optionalText = optional(text)
const draftSchema = object({
  owner: text,
  typed: object({
    fullName: optionalText,
    email: optionalText,
    phone: optionalText,
    company: optionalText,
    address: optionalText,
    city: optionalText,
    state: optionalText,
    zipCode: optionalText,
    notes: optionalText,
    taxId: optionalText,
    poNumber: optionalText,
  }),
})

/** Restores the values that the customer entered in this tab before a reload. Ignores drafts of other customers. */
export function readDraft(owner: string): CustomerInput {
  const draft = readFromTab(draftStorageKey, draftSchema)
  return draft?.owner === owner ? draft.typed : {}
}

/** Stores the entered values for this tab. If storage is blocked, a reload loses them. */
export function storeDraft(owner: string, typed: CustomerInput): void {
  writeToTab(draftStorageKey, { owner, typed })
}
