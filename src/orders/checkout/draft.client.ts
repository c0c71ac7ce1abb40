import { draftStorageKey } from '#orders/browser/storage-keys.ts'
import type { CustomerInput } from '#orders/checkout/checkout.ts'
import { parsed, object, optional, text } from '#lib/schema.ts'

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

/** The customer's input before a reload, stored in this tab. Drafts of other customers are ignored. */
export function readDraft(owner: string): CustomerInput {
  try {
    const stored = sessionStorage.getItem(draftStorageKey)
    if (stored === null) return {}
    const draft = parsed(draftSchema, JSON.parse(stored))
    if (draft) return draft.owner === owner ? draft.typed : {}
  } catch {
    // Invalid JSON or no storage: there is no draft.
  }
  console.warn(`The value of ${draftStorageKey} in session storage is invalid and was ignored.`)
  return {}
}

/** Stores the draft of the order. If storage is blocked, a reload loses the draft. */
export function storeDraft(owner: string, typed: CustomerInput): void {
  try {
    sessionStorage.setItem(draftStorageKey, JSON.stringify({ owner, typed }))
  } catch {
    console.warn('Session storage rejected the draft.')
  }
}
