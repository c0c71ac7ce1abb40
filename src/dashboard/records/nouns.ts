import type { Permission } from '#account/staff/roles.ts'
import { categoryPath, productPath, sellerPath } from '#catalog/products/card-product.ts'
import { categorySections, emptyCategory } from '#catalog/editing/fields/category-form.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import type { FieldSection } from '#catalog/field.ts'
import { emptyProduct, productSections } from '#catalog/editing/fields/product-form.ts'
import { emptySeller, sellerSections } from '#catalog/editing/fields/seller-form.ts'
import { emptySolution, solutionSections } from '#catalog/editing/fields/solution-form.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { isShownSeller } from '#catalog/sellers/seller-summary.ts'
import { solutionPath } from '#catalog/solutions/solutions.ts'

export const catalogNouns = ['products', 'solutions', 'categories', 'sellers'] as const
export type CatalogNoun = (typeof catalogNouns)[number]

interface NounWords {
  /** Also the kind of the record in the audit log. */
  one: 'product' | 'solution' | 'category' | 'seller'
  many: string
  see: Permission
  edit: Permission
  sections: readonly FieldSection[]
  empty: FormValues
  /** The kind of the record for archiving; `null` for sellers, which are suspended instead of archived. */
  archive: 'product' | 'solution' | 'category' | null
  shopPath: (record: { id: string; name: string }) => string
  /** The field that makes the record public; `null` if the record has none. */
  shownBy: string | null
}

export const nounWords: Readonly<Record<CatalogNoun, NounWords>> = {
  products: {
    one: 'product',
    many: 'Products',
    see: 'catalogue.see',
    edit: 'catalogue.edit',
    sections: productSections,
    // New products start visible, as in proposals of sellers.
    empty: { ...emptyProduct, isActive: 'on' },
    archive: 'product',
    shopPath: ({ id }) => productPath(id),
    shownBy: 'isActive',
  },
  solutions: {
    one: 'solution',
    many: 'Solutions',
    see: 'catalogue.see',
    edit: 'catalogue.edit',
    sections: solutionSections,
    empty: emptySolution,
    archive: 'solution',
    shopPath: ({ name }) => solutionPath(name),
    shownBy: null,
  },
  categories: {
    one: 'category',
    many: 'Categories',
    see: 'catalogue.see',
    edit: 'catalogue.edit',
    sections: categorySections,
    empty: emptyCategory,
    archive: 'category',
    shopPath: ({ id }) => categoryPath(id),
    shownBy: 'isActive',
  },
  sellers: {
    one: 'seller',
    many: 'Sellers',
    see: 'sellers.see',
    edit: 'sellers.edit',
    sections: sellerSections,
    empty: emptySeller,
    archive: null,
    shopPath: ({ id }) => sellerPath(id),
    shownBy: null,
  },
}

/** Returns the kind of records that a path is about: `products` for `/dashboard/products/new`. */
export function nounIn(pathname: string): CatalogNoun {
  const [, , word = ''] = pathname.replace(/\.data$/, '').split('/')
  const noun = catalogNouns.find((known) => known === word)
  if (!noun) throw new Error(`No kind of catalog record has the path ${pathname}`)
  return noun
}

/** Whether the record has a public page in the shop. */
export function isInShop(
  noun: CatalogNoun,
  record: Pick<EditedRecord, 'archivedAt' | 'suspendedAt' | 'seller' | 'values'>,
): boolean {
  const { archivedAt, suspendedAt, seller, values } = record
  const { shownBy } = nounWords[noun]
  if (noun === 'sellers') return seller !== null && isShownSeller(seller)
  if (archivedAt !== null || suspendedAt !== null) return false
  return shownBy === null || textIn(values, shownBy) !== ''
}
