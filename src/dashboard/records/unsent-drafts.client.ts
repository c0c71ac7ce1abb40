import * as z from 'zod/mini'
import { formValuesSchema, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { Draft, DraftPlace } from '#catalog/editing/drafts/drafts.ts'
import { draftsStorageKey } from '#dashboard/records/drafts-key.ts'
import { parseJson } from '#lib/json.ts'

const maxDrafts = 20

const draftSchema = z.object({
  typed: formValuesSchema,
  opened: z.nullable(formValuesSchema),
  version: z.nullable(z.number()),
  updatedAt: z.string(),
})
const draftsSchema = z.record(z.string(), draftSchema)

/** A stored or sent draft. Its values are named `typed` for compatibility with earlier releases. */
interface StoredDraft extends Omit<Draft, 'values'> {
  typed: FormValues
}
type Drafts = Record<string, StoredDraft>

/** Used instead of browser storage if that is full or unavailable. */
let inMemory: Drafts = {}

/** Returns the values of this form that the server has not stored yet (product: dashboard 27). */
export function unsentDraft(place: DraftPlace): Draft | null {
  const stored = readDrafts()[nameOf(place)]
  if (!stored) return null
  const { typed: values, ...draft } = stored
  return { values, ...draft }
}

/** Stores a draft in this browser, which stores only the latest 20. */
export function keepUnsentDraft(place: DraftPlace, { values: typed, ...draft }: Draft): void {
  const { [nameOf(place)]: _former, ...others } = readDrafts()
  const latest = Object.entries(others)
    .toSorted(([, one], [, other]) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, maxDrafts - 1)
  writeDrafts({ [nameOf(place)]: { typed, ...draft }, ...Object.fromEntries(latest) })
}

export function forgetUnsentDraft(place: DraftPlace): void {
  const { [nameOf(place)]: former, ...others } = readDrafts()
  if (former) writeDrafts(others)
}

/** Sends the form's unsent draft and deletes it once stored. Returns whether no unsent draft is left. */
export async function sendUnsentDraft(place: DraftPlace): Promise<boolean> {
  const draft = readDrafts()[nameOf(place)]
  if (!draft) return true
  const { updatedAt: _, ...now } = draft
  return send(place, draft, now)
}

/** Sends drafts that earlier pages, visits or releases stored in this browser. */
export async function sendUnsentDrafts(accountId: string): Promise<void> {
  for (const [name, draft] of Object.entries(readDrafts())) {
    const [owner, noun = '', itemId = ''] = name.split('/')
    if (owner === accountId) await send({ accountId, noun, itemId }, draft, draft)
  }
}

/**
 * Sends a draft to the server. Deletes the draft in this browser if the server has stored it and it was not
 * changed in the meantime. Returns whether the server has stored it.
 */
async function send(
  place: DraftPlace,
  draft: StoredDraft,
  sent: Omit<StoredDraft, 'updatedAt'>,
): Promise<boolean> {
  const { noun, itemId } = place
  try {
    const response = await fetch('/dashboard/drafts', {
      method: 'POST',
      // If the session has ended, the server redirects to the log-in page, whose status 200 would look like
      // success.
      redirect: 'manual',
      body: new URLSearchParams({ draft: JSON.stringify({ noun, itemId, ...sent }) }),
    })
    if (response.status !== 204) return false
  } catch {
    return false
  }
  if (unsentDraft(place)?.updatedAt === draft.updatedAt) forgetUnsentDraft(place)
  return true
}

function nameOf({ accountId, noun, itemId }: DraftPlace): string {
  return [accountId, noun, itemId].join('/')
}

function readDrafts(): Drafts {
  try {
    const stored = draftsSchema.safeParse(parseJson(localStorage.getItem(draftsStorageKey) ?? '{}'))
    return { ...(stored.success ? stored.data : {}), ...inMemory }
  } catch {
    return inMemory
  }
}

function writeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(draftsStorageKey)
    else localStorage.setItem(draftsStorageKey, JSON.stringify(drafts))
    inMemory = {}
  } catch {
    console.warn('Browser storage rejected a draft.')
    inMemory = drafts
  }
}
