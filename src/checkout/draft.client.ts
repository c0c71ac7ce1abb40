import * as z from 'zod/mini'
import { draftKey } from '#checkout/kept-keys.ts'
import { typedSchema, type Typed } from '#checkout/checkout.forms.ts'

const draftSchema = z.object({ owner: z.string(), typed: typedSchema })

/** What this customer typed before a reload. It belongs to this tab and ends with it; another customer's is not read. */
export function readDraft(owner: string): Typed {
  try {
    const text = sessionStorage.getItem(draftKey)
    if (text === null) return {}
    const draft = draftSchema.safeParse(JSON.parse(text))
    if (draft.success) return draft.data.owner === owner ? draft.data.typed : {}
  } catch {
    // Not JSON, or no storage at all: the same to the customer.
  }
  console.warn(`What the tab's storage holds under ${draftKey} is not valid and was ignored.`)
  return {}
}

/** A tab without storage loses the draft on reload, nothing else. */
export function keepDraft(owner: string, typed: Typed): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ owner, typed }))
  } catch {
    console.warn('The tab refused to keep what was typed.')
  }
}
