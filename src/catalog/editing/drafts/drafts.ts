import type { FormValues } from '#catalog/editing/fields/form-values.ts'

/** Identifies the form of a draft. `itemId` is `new` for a record without an id. */
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
  /** An ISO date with time. */
  updatedAt: string
}

/** Another account with a draft of the same record. */
export interface OtherEditor {
  name: string
  updatedAt: string
}

/** A more recent draft means that its account is editing the record now. */
export const editingForMilliseconds = 30 * 60_000

/** Abandoned drafts are deleted after this time. */
export const draftLivesMilliseconds = 60 * 24 * 3_600_000
