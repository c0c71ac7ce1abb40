import { sortLabels } from '#catalog/listing/facet-values.ts'
import type { Solution } from '#catalog/solution.ts'

/** The sort orders that visitors can select. `null` is the default order (product: solutions 9). */
export const catalogSorts = ['newest', 'rating', 'price', '-price'] as const
export type CatalogSort = (typeof catalogSorts)[number]

/** Returns the sort order in the query string, or `null` (the default order) if it is missing or unknown. */
export function catalogSortOf(text: string | null): CatalogSort | null {
  return catalogSorts.find((sort) => sort === text) ?? null
}

export function sortLabel(sort: CatalogSort | null): string {
  return sort === null ? 'Recommended' : sortLabels[sort]
}

type Ordered = Pick<Solution, 'price' | 'rating' | 'createdAt'>

const orders: Readonly<Record<CatalogSort, (one: Ordered, other: Ordered) => number>> = {
  newest: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  rating: (one, other) => other.rating - one.rating,
  price: (one, other) => one.price - other.price,
  '-price': (one, other) => other.price - one.price,
}

/** Sorts solutions. Solutions with equal values stay in the default order. */
export function inCatalogOrder<Each extends Ordered>(
  solutions: readonly Each[],
  sort: CatalogSort | null,
): Each[] {
  return sort === null ? [...solutions] : solutions.toSorted(orders[sort])
}

/** Returns the address of the catalog with this filter and sort order. */
export function catalogPath({ show, sort }: { show: string | null; sort: CatalogSort | null }): string {
  const parameters = new URLSearchParams({ ...(show !== null && { show }), ...(sort && { sort }) })
  return `/wts/pre-packaged/catalog${parameters.size > 0 ? `?${parameters}` : ''}`
}
