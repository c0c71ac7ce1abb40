import type * as z from 'zod/mini'
import { createCategory, updateCategory } from '#catalog/editing/edit-categories.commands.server.ts'
import type { EditedRecord, EditOutcome, NewRecord, RecordUpdate } from '#catalog/editing/edit-outcome.ts'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { createSeller, updateSeller } from '#catalog/editing/edit-sellers.commands.server.ts'
import { createSolution, updateSolution } from '#catalog/editing/edit-solutions.commands.server.ts'
import {
  categoryForEditing,
  productForEditing,
  sellerForEditing,
  solutionForEditing,
} from '#catalog/editing/edited-records.queries.server.ts'
import { categoryForm } from '#catalog/editing/fields/category-form.ts'
import type { ListedRecord, RecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { productForm } from '#catalog/editing/fields/product-form.ts'
import { countProductRecords, productRecords } from '#catalog/editing/lists/product-lists.queries.server.ts'
import {
  categoryRecords,
  countCategoryRecords,
  countSellerRecords,
  countSolutionRecords,
  sellerRecords,
  solutionRecords,
} from '#catalog/editing/lists/record-lists.queries.server.ts'
import { sellerForm } from '#catalog/editing/fields/seller-form.ts'
import { solutionForm } from '#catalog/editing/fields/solution-form.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { Slice } from '#catalog/products/slice.ts'
import type { CatalogNoun } from '#dashboard/records/nouns.ts'
import type { ByActor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { regularPriceErrors } from '#catalog/field-schemas.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'

interface SavedForm extends ByActor {
  /** The id and version of the record when the form was opened; `null` for a new record. */
  opened: { id: string; version: number } | null
  values: FormValues
}

/** The operations of the record pages that differ between kinds of records. */
export interface NounEditor {
  list: (db: Database, filter: RecordFilter, slice: Slice) => Promise<ListedRecord[]>
  /** Counts matching records, at most one more than the maximum shown. */
  count: (db: Database, filter: RecordFilter) => Promise<number>
  find: (db: Database, id: string) => Promise<EditedRecord | null>
  /** Returns the errors of a form. Called before the confirmation and before saving. */
  check: (values: FormValues) => FieldErrors
  save: (db: Database, form: SavedForm) => Promise<EditOutcome>
}

export const nounEditors: Readonly<Record<CatalogNoun, NounEditor>> = {
  products: {
    list: productRecords,
    count: countProductRecords,
    find: productForEditing,
    ...saving(productForm, createProduct, updateProduct),
  },
  solutions: {
    list: solutionRecords,
    count: countSolutionRecords,
    find: solutionForEditing,
    ...saving(solutionForm, createSolution, updateSolution),
  },
  categories: {
    list: categoryRecords,
    count: countCategoryRecords,
    find: categoryForEditing,
    ...saving(categoryForm, createCategory, updateCategory),
  },
  sellers: {
    list: sellerRecords,
    count: countSellerRecords,
    find: sellerForEditing,
    ...saving(sellerForm, createSeller, updateSeller),
  },
}

function saving<Fields>(
  schema: z.ZodMiniType<Fields>,
  create: (db: Database, record: NewRecord<Fields>) => Promise<EditOutcome>,
  update: (db: Database, record: RecordUpdate<Fields>) => Promise<EditOutcome>,
): Pick<NounEditor, 'check' | 'save'> {
  return {
    check(values) {
      const { error } = schema.safeParse(values)
      return error ? { ...regularPriceErrors(values), ...fieldErrorsOf(error) } : {}
    },
    async save(db, { opened, values, actor, now }) {
      const parsed = schema.safeParse(values)
      if (!parsed.success) return { state: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) }
      const record = { fields: parsed.data, actor, now }
      return opened ? update(db, { ...record, ...opened }) : create(db, record)
    },
  }
}
