import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categoryFields } from '#catalog/category.ts'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { categorySections } from '#catalog/editing/fields/category-form.ts'
import { fieldsIn } from '#catalog/editing/fields/submitted-fields.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import {
  emptyProduct,
  productFormFields,
  productSections,
  productForm,
} from '#catalog/editing/fields/product-form.ts'
import { sellerSections } from '#catalog/editing/fields/seller-form.ts'
import { solutionFormFields, solutionSections } from '#catalog/editing/fields/solution-form.ts'
import { csvColumns, productCsvRow, readImportedRow } from '#catalog/editing/product-csv.ts'
import { fieldsOf, isNullable, type EditedField } from '#catalog/field.ts'
import { snakeCase } from '#lib/field-names.ts'
import { detailedProductResponse, productToJson } from '#catalog/listing/catalog-json.ts'
import { storedProductFields, productFields } from '#catalog/product.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { approvedForm, proposalSections, proposedForm } from '#catalog/proposals/proposal.ts'
import { sellerFields } from '#catalog/seller.ts'
import { storedSolutionFields } from '#catalog/solution.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { previewedProduct } from '#dashboard/records/previewed.forms.ts'
import { brand } from '#content/brand.ts'
import { withRollback } from '../support/store.ts'

const { tone: _tone, ...solutionFieldsWithColumns } = storedSolutionFields

/** Each record, with the columns that no form writes. */
const records = {
  product: {
    fields: storedProductFields,
    table: marketplaceProducts,
    others:
      'archivedAt createdAt downloadCount id rating reviewCount searchText searchVector suspendedAt updatedAt version',
  },
  solution: {
    fields: solutionFieldsWithColumns,
    table: wtsSolutions,
    others:
      'archivedAt bgGradient borderColor createdAt downloadCount gradient id rating reviewCount textColor updatedAt version',
  },
  category: {
    fields: categoryFields,
    table: marketplaceCategories,
    others: 'archivedAt id slug updatedAt version',
  },
  seller: {
    fields: sellerFields,
    table: marketplaceSellers,
    others: 'checks id isVerified rating suspendedAt suspendedReason updatedAt verifiedSince version',
  },
}

test.each(Object.entries(records))(
  'the described fields of a %s are the columns of its table and are nullable in the same cases',
  (_, { fields, table, others }) => {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([name]) => !others.split(' ').includes(name),
    )
    const nullable = columns.map(([name, { notNull }]) => [name, !notNull])
    const described = Object.entries(fields).map(([name, schema]) => [name, isNullable(schema)])
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(nullable))
  },
)

test('a form shows each described field once', () => {
  const names = (fields: readonly EditedField[]) => fields.map(({ name }) => name).toSorted()
  expect(names(fieldsIn(productSections))).toEqual(names(fieldsOf(productFormFields)))
  expect(names(fieldsIn(solutionSections))).toEqual(names(fieldsOf(solutionFormFields)))
  expect(names(fieldsIn(categorySections))).toEqual(names(fieldsOf(categoryFields)))
  expect(names(fieldsIn(sellerSections))).toEqual(names(fieldsOf(sellerFields)))
})

/** A form with a value in every field that is a column of the product. */
const filled = {
  ...emptyProduct,
  ...Object.fromEntries(fieldsOf(storedProductFields).map((field) => [field.name, sampleOf(field)])),
  originalPrice: '20.00',
  productType: 'subscription',
  categoryId: 'ai-tools',
  sellerId: brand.sellerId,
}

function sampleOf({ name, kind, choices }: EditedField): string {
  if (typeof choices === 'object') return choices.at(-1)?.value ?? ''
  const samples = { check: 'on', money: '12.50', whole: '7', day: '2026-03-01', list: `${name}\nmore` }
  const addresses = { address: `/${name}`, download: `/${name}`, pictures: `/${name}` }
  return Object.entries({ ...samples, ...addresses }).find(([known]) => known === kind)?.[1] ?? name
}

test('a product keeps every field from its form to the database, its page, the API, CSV files and previews', () =>
  withRollback(async (db) => {
    const fields = productForm.parse(filled)
    const now = new Date('2026-03-01T12:00:00Z')
    await createProduct(db, { fields, chosenId: 'filled', actor: { kind: 'command' }, now })
    const stored = await productForEditing(db, 'filled')
    const shown = await productById(db, 'filled')
    if (!stored || !shown) throw new Error('The product was not stored')
    expect(stored.values).toEqual(filled)
    for (const name of Object.keys(productFields))
      expect(shown).toHaveProperty(name, Reflect.get(fields, name))

    const json = { ...productToJson(shown), details: shown.details }
    expect(detailedProductResponse.parse(json)).toEqual(json)
    for (const { name, kind } of fieldsOf(productFields)) {
      const value: unknown = Reflect.get(fields, name)
      expect(json).toHaveProperty(snakeCase(name), kind === 'money' ? Number(value) / 100 : value)
    }

    const row = { row: 2, cells: productCsvRow(stored) }
    const { given, problems } = readImportedRow(csvColumns, row)
    expect({ given, problems }).toEqual({
      given: Object.fromEntries(Object.keys(storedProductFields).map((name) => [name, textIn(filled, name)])),
      problems: [],
    })
    expect(previewedProduct(filled, 'filled', { categories: [], sellers: [] })).toMatchObject(fields)
  }))

test('an approved proposal of a seller writes every field that is not reserved for staff', () => {
  const document = proposedForm('product', filled)
  const proposal = { kind: 'product', sellerId: 'mira', document, opened: null } as const
  const { form } = approvedForm(proposal, null)
  expect(form).toEqual({ ...filled, sellerId: 'mira', isFeatured: '', sortOrder: '0' })
  expect(fieldsIn(proposalSections.seller).map(({ name }) => name)).toEqual([
    'description',
    'logo',
    'website',
    'place',
    'responseHours',
    'supportPolicy',
    'refundPolicy',
  ])
})
