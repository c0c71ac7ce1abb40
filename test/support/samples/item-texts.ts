import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'
import { allProducts } from '#catalog/built-in/demo-products.ts'
import { pageTexts } from '#content/solutions/page-texts.ts'

/** A product or solution with every text that its own page shows. */
export interface ItemTexts {
  kind: 'product' | 'solution'
  id: string
  details: ItemDetails
  texts: string[]
}

/** The texts of all items, without the shared policies. */
export const itemTexts: readonly ItemTexts[] = [
  ...allProducts.map((product) =>
    item('product', product.id, [
      product.name,
      product.shortDescription,
      product.description,
      ...product.features,
    ]),
  ),
  ...builtInSolutions.map((solution) =>
    item('solution', solution.id, [solution.name, solution.description, ...solution.features]),
  ),
]

function item(kind: ItemTexts['kind'], id: string, record: string[]): ItemTexts {
  const details = seedDetails.find((each) => each.kind === kind && each.itemId === id)?.details ?? {}
  const { cancelling: _cancelling, refund: _refund, support: _support, ...own } = details
  const pages = fixedPages.filter((page) => page.id === id).map(({ path }) => pageTexts[path])
  return { kind, id, details, texts: [...record, ...stringsIn(own), ...stringsIn(pages)] }
}

/** All strings in a value, in order. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
