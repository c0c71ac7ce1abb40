import type { Permission } from '#account/roles.ts'
import { categoryPath, productPath, sellerPath } from '#catalogue/card-product.ts'
import { categorySections, emptyCategory } from '#catalogue/editing/category-typed.ts'
import type { EditedRecord } from '#catalogue/editing/edit-outcome.ts'
import type { FieldSection } from '#catalogue/editing/edited-field.ts'
import { productSections } from '#catalogue/editing/product-sections.ts'
import { emptyProduct } from '#catalogue/editing/product-typed.ts'
import { emptySeller, sellerSections } from '#catalogue/editing/seller-typed.ts'
import { solutionSections } from '#catalogue/editing/solution-sections.ts'
import { emptySolution } from '#catalogue/editing/solution-typed.ts'
import { textIn, type TypedForm } from '#catalogue/editing/typed.ts'
import { solutionPath } from '#catalogue/solutions.ts'

export const catalogueNouns = ['products', 'solutions', 'categories', 'sellers'] as const
export type CatalogueNoun = (typeof catalogueNouns)[number]

interface NounWords {
  one: string
  many: string
  see: Permission
  edit: Permission
  sections: readonly FieldSection[]
  /** The form of a new one. */
  empty: TypedForm
  /** What the archive calls it; sellers are suspended instead. */
  archive: 'product' | 'solution' | 'category' | null
  shopPath: (record: { id: string; name: string }) => string
  /** Fields of which a change is asked about once more, and the check that says whether the shop shows the record. */
  asks: readonly string[]
  shownBy: string | null
}

export const nounWords: Readonly<Record<CatalogueNoun, NounWords>> = {
  products: {
    one: 'product',
    many: 'Products',
    see: 'catalogue.see',
    edit: 'catalogue.edit',
    sections: productSections,
    empty: emptyProduct,
    archive: 'product',
    shopPath: ({ id }) => productPath(id),
    asks: ['price', 'originalPrice', 'subscriptionInterval', 'productType', 'isActive', 'comingSoon'],
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
    asks: ['name', 'price', 'originalPrice', 'isAvailable', 'comingSoon'],
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
    asks: ['name', 'isActive'],
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
    asks: ['name'],
    shownBy: null,
  },
}

/** `/dashboard/products/new` is about products. */
export function nounIn(pathname: string): CatalogueNoun {
  const [, , word = ''] = pathname.replace(/\.data$/, '').split('/')
  const noun = catalogueNouns.find((known) => known === word)
  if (!noun) throw new Error(`No part of the catalogue at ${pathname}`)
  return noun
}

/** Whether its page in the shop answers. */
export function isInShop(
  noun: CatalogueNoun,
  { archivedAt, suspendedAt, typed }: Pick<EditedRecord, 'archivedAt' | 'suspendedAt' | 'typed'>,
): boolean {
  const { shownBy } = nounWords[noun]
  if (archivedAt !== null || suspendedAt !== null) return false
  return shownBy === null || textIn(typed, shownBy) !== ''
}
