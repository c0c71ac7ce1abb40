import type { TypedForm } from '#catalog/editing/fields/typed.ts'

/** Which form a draft belongs to. `new` is the item without an id. */
export interface DraftPlace {
  accountId: string
  noun: string
  itemId: string
}

/** What somebody typed and has not saved (product: dashboard 27). */
export interface Draft {
  typed: TypedForm
  /** The record as the form was opened with it; `null` for a new one. */
  opened: TypedForm | null
  version: number | null
  /** ISO date. */
  updatedAt: string
}

/** Somebody else with a draft on the same record. */
export interface OtherEditor {
  name: string
  updatedAt: string
}

/** Who typed within half an hour is taken to be at it. */
export const editingForMilliseconds = 30 * 60_000

/** A draft that nobody came back to. */
export const draftLivesMilliseconds = 60 * 24 * 3_600_000
