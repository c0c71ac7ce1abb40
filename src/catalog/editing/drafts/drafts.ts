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

export interface OtherEditor {
  name: string
  updatedAt: string
}

/** An account counts as editing the record if its draft is not older than this. */
export const editingForMilliseconds = 30 * 60_000

/** Drafts are deleted if they have not been changed for this long. */
export const draftLivesMilliseconds = 60 * 24 * 3_600_000
