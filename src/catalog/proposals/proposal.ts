import { fieldsIn, fieldWords } from '#catalog/editing/fields/submitted-fields.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import type { EditedField, FieldSection } from '#catalog/field.ts'
import { emptyProduct, productSections } from '#catalog/editing/fields/product-form.ts'
import { emptySeller, sellerSections } from '#catalog/editing/fields/seller-form.ts'
import { screenRows } from '#catalog/editing/fields/screens.ts'
import {
  mergeFormValues,
  isSameValue,
  textIn,
  type FieldConflict,
  type FormValues,
} from '#catalog/editing/fields/form-values.ts'
import { parseDollars } from '#lib/parse-dollars.ts'

export const proposalKinds = ['product', 'seller'] as const
export type ProposalKind = (typeof proposalKinds)[number]

/**
 * The fields that sellers can edit: the fields in the forms of staff, except the fields that only staff can
 * set.
 */
export const proposalSections: Readonly<Record<ProposalKind, readonly FieldSection[]>> = {
  product: fieldsOfSellers(productSections).map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => (field.name === 'description' ? { ...field, isRequired: true } : field)),
  })),
  seller: fieldsOfSellers(sellerSections),
}

function fieldsOfSellers(sections: readonly FieldSection[]): FieldSection[] {
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ isStaffOnly }) => !isStaffOnly) }))
    .filter(({ fields }) => fields.length > 0)
}

const empty: Readonly<Record<ProposalKind, FormValues>> = {
  product: { ...emptyProduct, isActive: 'on' },
  seller: emptySeller,
}

/**
 * Returns the initial form values of a proposal: the values of the record, or the defaults of a new product,
 * which the shop shows after approval.
 */
export function proposedForm(kind: ProposalKind, record: FormValues | null): FormValues {
  const values = record ?? empty[kind]
  const form = Object.fromEntries(
    fieldsIn(proposalSections[kind]).map(({ name }) => [name, values[name] ?? '']),
  )
  return 'screens' in form ? { ...form, screens: screenRows(form.screens) } : form
}

export interface ProposedRecord {
  kind: ProposalKind
  sellerId: string
  /** The submitted form values, and the record's form values when the form was opened. */
  document: FormValues
  opened: FormValues | null
}

/**
 * Returns all form values of the record after an approval. Keeps changes that staff made while the form was
 * open, unless the proposal changes the same field (product: dashboard 44).
 */
export function approvedForm(
  { kind, sellerId, document, opened }: ProposedRecord,
  live: FormValues | null,
): { form: FormValues; conflicts: FieldConflict[] } {
  const proposed = proposedForm(kind, { ...empty[kind], ...document })
  if (!live) return { form: { ...empty[kind], ...proposed, sellerId }, conflicts: [] }
  const base = proposedForm(kind, opened ?? live)
  const { merged, conflicts } = mergeFormValues(base, proposed, proposedForm(kind, live))
  return { form: { ...live, ...merged }, conflicts }
}

/** A field whose value in the proposal differs from the value in the shop, with both values as text. */
export interface FieldComparison {
  name: string
  label: string
  change: 'new' | 'changed' | 'removed'
  before: string
  after: string
}

/** Returns the fields that a proposal changes (product: dashboard 43). `live` is `null` for a new record. */
export function compareForms(
  kind: ProposalKind,
  live: FormValues | null,
  proposed: FormValues,
  words: (field: EditedField, value: string) => string = (_, value) => value,
): FieldComparison[] {
  return fieldsIn(proposalSections[kind])
    .filter(({ name }) => !isSameValue(live?.[name], proposed[name]))
    .map((field) => {
      const before = live ? comparedWords(field, live, words) : ''
      const after = comparedWords(field, proposed, words)
      const change = before === '' ? 'new' : after === '' ? 'removed' : 'changed'
      return { name: field.name, label: field.label, change, before, after }
    })
}

function comparedWords(
  field: EditedField,
  form: FormValues,
  words: (field: EditedField, value: string) => string,
): string {
  const value = form[field.name] ?? ''
  const price = field.kind === 'money' && typeof value === 'string' ? parseDollars(value) : null
  if (price !== null) return priceLabel(price, textIn(form, 'subscriptionInterval') || null)
  const text = fieldWords(field, value)
  return typeof field.choices === 'string' && text !== '' ? words(field, text) : text
}
