import * as z from 'zod/mini'
import { typedForm } from '#catalogue/editing/typed.forms.ts'
import type { Draft, DraftPlace } from '#catalogue/editing/drafts.ts'
import { parseJson } from '#lib/json.ts'

export type StoredDraft = Draft

const storageKey = 'wadah.drafts'
const mostDrafts = 20

const draftSchema = z.object({
  typed: typedForm,
  opened: z.nullable(typedForm),
  version: z.nullable(z.number()),
  updatedAt: z.string(),
})
const draftsSchema = z.record(z.string(), draftSchema)

export function readStoredDraft(name: string): StoredDraft | null {
  return readDrafts()[name] ?? null
}

/** The latest 20 forms of this browser. */
export function writeStoredDraft(name: string, draft: StoredDraft): void {
  const { [name]: _former, ...others } = readDrafts()
  const latest = Object.entries(others)
    .toSorted(([, one], [, other]) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, mostDrafts - 1)
  writeDrafts({ [name]: draft, ...Object.fromEntries(latest) })
}

export function forgetStoredDraft(name: string): void {
  const { [name]: former, ...others } = readDrafts()
  if (former) writeDrafts(others)
}

/** Whether the server has stored it. */
export async function sendDraft({ noun, itemId }: DraftPlace, draft: StoredDraft): Promise<boolean> {
  const { typed, opened, version } = draft
  try {
    const answer = await fetch('/dashboard/drafts', {
      method: 'POST',
      body: new URLSearchParams({ draft: JSON.stringify({ noun, itemId, typed, opened, version }) }),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** Private windows have no storage: then the server alone holds drafts. */
function readDrafts(): Record<string, StoredDraft> {
  try {
    const found = draftsSchema.safeParse(parseJson(localStorage.getItem(storageKey) ?? ''))
    return found.success ? found.data : {}
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Record<string, StoredDraft>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    console.warn('This browser has no room for drafts.')
  }
}
