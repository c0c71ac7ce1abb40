import type { Actor, ByActor, ChangeOrigin } from '#audit/audit.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/**
 * The outcome of saving a form. `conflict`: somebody else saved the record since the form was opened
 * (product: dashboard 25).
 */
export type EditOutcome =
  | { state: 'saved'; id: string; version: number }
  | { state: 'missing' }
  | { state: 'conflict' }
  | { state: 'invalid'; fieldErrors: FieldErrors }

export interface EditedRecord {
  id: string
  name: string
  version: number
  /** An ISO date with time. */
  archivedAt: string | null
  /**
   * When the seller was suspended. Set for a suspended seller and for products that the suspension has
   * hidden.
   */
  suspendedAt: string | null
  /** The counters of a product or a solution, which are not in the form. */
  figures: { rating: number; reviewCount: number; downloadCount: number } | null
  /**
   * The data that a seller's page shows in addition to the form: checks, products and rating. `null` if the
   * seller has no page.
   */
  seller: SellerSummary | null
  values: FormValues
}

export interface NewRecord<Fields> {
  fields: Fields
  /** An import may set the id. Otherwise it is derived from the name. */
  chosenId?: string
  origin?: ChangeOrigin
  actor: Actor
  now: Date
}

export interface RecordUpdate<Fields> extends NewRecord<Fields> {
  id: string
  /** The version of the record when the form was opened. */
  version: number
}

export interface RecordsChange extends ByActor {
  ids: readonly string[]
}

export const suspendedSeller = 'Its seller is suspended. The shop can show it once the seller is reinstated.'

export const archivedFirst = 'It’s archived. Restore it before you show it in the shop.'
