import type { Actor, ByActor, ChangeOrigin } from '#audit/audit.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * The outcome of saving a form. A conflict means that somebody else has saved since it was opened (product:
 * dashboard 25).
 */
export type EditOutcome =
  | { state: 'saved'; id: string; version: number }
  | { state: 'missing' }
  | { state: 'conflict' }
  | { state: 'invalid'; fieldErrors: FieldErrors }

/** A record as shown in its form. */
export interface EditedRecord {
  id: string
  name: string
  version: number
  /** The times as ISO dates. */
  updatedAt: string
  archivedAt: string | null
  /** When the suspension of the seller began: for sellers, and for products that the suspension hid. */
  suspendedAt: string | null
  /** The counters of a product or a solution, which are not form fields. */
  figures: { rating: number; reviewCount: number; downloadCount: number } | null
  /**
   * A seller as shown on its page, with data that is not in the form: checks, products, rating. `null` if it has
   * no page.
   */
  seller: SellerSummary | null
  values: FormValues
}

export interface NewRecord<Fields> {
  fields: Fields
  /** An import may provide the id. Otherwise it is derived from the name. */
  chosenId?: string
  origin?: ChangeOrigin
  actor: Actor
  now: Date
}

export interface RecordUpdate<Fields> extends NewRecord<Fields> {
  id: string
  /** The record's version when the form was opened. */
  version: number
}

/** Several records at once. */
export interface RecordsChange extends ByActor {
  ids: readonly string[]
}

export const suspendedSeller = 'Its seller is suspended. The shop can show it once the seller is reinstated.'

export const archivedFirst = 'It’s archived. Restore it before you show it in the shop.'
