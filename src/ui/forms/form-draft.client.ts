import { object, parsed, recordOf, text } from '#lib/schema.ts'

const draftSchema = object({ path: text, fields: recordOf(text) })

/** The form values on this page before a reload. */
export function readFormDraft(key: string, path: string): Record<string, string> {
  try {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return {}
    const draft = parsed(draftSchema, JSON.parse(stored))
    if (draft) return draft.path === path ? draft.fields : {}
  } catch {
    // Invalid JSON or no storage: there is no draft.
  }
  console.warn(`The value of ${key} in session storage is invalid and was ignored.`)
  return {}
}

/** Without storage the draft is lost on reload. */
export function storeFormDraft(key: string, path: string, fields: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, fields }))
  } catch {
    console.warn('Session storage rejected the draft.')
  }
}
