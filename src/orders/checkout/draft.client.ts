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

/** Restores the values that the customer entered in this tab before a reload. Ignores drafts of other customers. */
export function readDraft(owner: string): CustomerInput {
  try {
    const stored = sessionStorage.getItem(draftStorageKey)
    if (stored === null) return {}
    const draft = parsed(draftSchema, JSON.parse(stored))
    if (draft) return draft.owner === owner ? draft.typed : {}
  } catch {
    // If the JSON is invalid or storage is blocked, there is no draft.
  }
  console.warn(`The value of ${draftStorageKey} in session storage is invalid and was ignored.`)
  return {}
}

/** Stores the entered values for this tab. If storage is blocked, a reload loses them. */
export function storeDraft(owner: string, typed: CustomerInput): void {
  try {
    sessionStorage.setItem(draftStorageKey, JSON.stringify({ owner, typed }))
  } catch {
    console.warn('Session storage rejected the draft.')
  }
}
