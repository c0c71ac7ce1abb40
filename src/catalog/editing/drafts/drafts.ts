import type { FormValues } from '#catalog/editing/fields/form-values.ts'

/** Identifies the form of a draft. `new` is a record without an id. */
export interface DraftPlace {
  accountId: string
  noun: string
  itemId: string
}

/** Unsaved form values (product: dashboard 27). */
export interface Draft {
  values: FormValues
  /** The record's form values when the form was opened; `null` for a new record. */
  opened: FormValues | null
  version: number | null
  /** The time as an ISO date. */
  updatedAt: string
}

/** Another account with a draft of the same record. */
export interface OtherEditor {
  name: string
  updatedAt: string
}

/** An account with a draft this recent counts as currently editing. */
export const editingForMilliseconds = 30 * 60_000

/** Abandoned drafts are deleted after this time. */
export const draftLivesMilliseconds = 60 * 24 * 3_600_000
