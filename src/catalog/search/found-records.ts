import type { Product } from '#catalog/product.ts'
import type { FoundDocument } from '#catalog/search/search-document.ts'
import type { CloseMatch, FoundPlace, Suggestions } from '#catalog/search/search-results.ts'
import type { Solution } from '#catalog/solution.ts'

/** The products and solutions among what was found. */
export interface FoundRecords {
  products: readonly Product[]
  solutions: readonly Solution[]
}

/** What was found, in its order, with the records that cards show. One whose record is gone is left out. */
export function closeMatches(found: readonly FoundDocument[], records: FoundRecords): CloseMatch[] {
  const { productOf, solutionOf } = byId(records)
  return found.flatMap((document): CloseMatch[] => {
    const { kind, id, name, address } = document
    const product = productOf(document)
    const solution = solutionOf(document)
    if (kind === 'product') return product ? [{ kind, address, product }] : []
    if (kind === 'solution') return solution ? [{ kind, address, solution }] : []
    return [{ kind, id, name, address }]
  })
}

/** The same by kind. */
export function suggestions(found: readonly FoundDocument[], records: FoundRecords): Suggestions {
  const { productOf, solutionOf } = byId(records)
  const ofKind = (wanted: FoundPlace['kind']) =>
    found.flatMap(({ kind, id, name, address }) =>
      kind === wanted ? [{ kind: wanted, id, name, address }] : [],
    )
  return {
    products: found.flatMap((document) => productOf(document) ?? []),
    solutions: found.flatMap((document) => solutionOf(document) ?? []),
    sellers: ofKind('seller'),
    categories: ofKind('category'),
    articles: ofKind('article'),
  }
}

function byId({ products, solutions }: FoundRecords) {
  const productsById = new Map(products.map((product) => [product.id, product]))
  const solutionsById = new Map(solutions.map((solution) => [solution.id, solution]))
  return {
    productOf: ({ kind, id }: FoundDocument) => (kind === 'product' ? productsById.get(id) : undefined),
    solutionOf: ({ kind, id }: FoundDocument) => (kind === 'solution' ? solutionsById.get(id) : undefined),
  }
}
