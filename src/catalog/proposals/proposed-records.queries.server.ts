import type { Database } from '#db/database.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { productForEditing, sellerForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import { sellerForm } from '#catalog/editing/fields/seller.forms.ts'
import { textIn, type TypedForm } from '#catalog/editing/fields/typed.ts'
import type { ProposalKind } from '#catalog/proposals/proposal.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'

/** The record that a seller may propose a change of; `null` if there is none of that seller. */
export async function recordOfSeller(
  db: Database,
  { kind, sellerId, id }: { kind: ProposalKind; sellerId: string; id: string },
): Promise<EditedRecord | null> {
  if (kind === 'seller') return id === sellerId ? sellerForEditing(db, id) : null
  const product = await productForEditing(db, id)
  return product && textIn(product.typed, 'sellerId') === sellerId ? product : null
}

/** What the catalog would not accept of the whole record. A seller describes a product (product: dashboard 42). */
export function checkRecord(kind: ProposalKind, form: TypedForm): FieldErrors {
  const { error } = kind === 'product' ? productForm.safeParse(form) : sellerForm.safeParse(form)
  const isDescribed = kind === 'seller' || textIn(form, 'description').trim() !== ''
  return {
    ...(!isDescribed && { description: 'Describe the product.' }),
    ...(error && fieldErrorsOf(error)),
  }
}
