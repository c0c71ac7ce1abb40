import type { Database } from '#db/database.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { productForEditing, sellerForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { productForm } from '#catalog/editing/fields/product-form.ts'
import { sellerForm } from '#catalog/editing/fields/seller-form.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { ProposalKind } from '#catalog/proposals/proposal.ts'
import { regularPriceErrors } from '#catalog/field-schemas.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'

/** Reads the seller's record that a proposal changes. Returns `null` if there is none. */
export async function recordOfSeller(
  db: Database,
  { kind, sellerId, id }: { kind: ProposalKind; sellerId: string; id: string },
): Promise<EditedRecord | null> {
  if (kind === 'seller') return id === sellerId ? sellerForEditing(db, id) : null
  const product = await productForEditing(db, id)
  return product && textIn(product.values, 'sellerId') === sellerId ? product : null
}

/**
 * Validates the whole record by the rules of the catalog. Sellers must also describe their product (product:
 * dashboard 42).
 */
export function checkRecord(kind: ProposalKind, form: FormValues): FieldErrors {
  const { error } = kind === 'product' ? productForm.safeParse(form) : sellerForm.safeParse(form)
  const isDescribed = kind === 'seller' || textIn(form, 'description').trim() !== ''
  return {
    ...(!isDescribed && { description: 'Describe the product.' }),
    ...(error && { ...regularPriceErrors(form), ...fieldErrorsOf(error) }),
  }
}

/** Reads the seller's latest proposal for a record, excluding drafts. */
export async function latestProposalFor(
  db: Database,
  { kind, sellerId, subjectId }: { kind: ProposalKind; sellerId: string; subjectId: string },
): Promise<string | null> {
  const { id, updatedAt } = catalogProposals
  const isOfRecord = and(
    eq(catalogProposals.kind, kind),
    eq(catalogProposals.sellerId, sellerId),
    eq(catalogProposals.subjectId, subjectId),
    ne(catalogProposals.state, 'draft'),
  )
  const [found] = await db
    .select({ id })
    .from(catalogProposals)
    .where(isOfRecord)
    .orderBy(desc(updatedAt), id)
    .limit(1)
  return found?.id ?? null
}
