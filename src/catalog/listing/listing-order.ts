import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import { byNewest } from '#catalog/built-in/built-in-catalog.ts'
import type { Product } from '#catalog/product.ts'
import type { ListingSort } from '#catalog/listing/facet-values.ts'

/** Sorts products by the selected or the default order. Ties are sorted newest first. */
export function inListingOrder(
  products: readonly Product[],
  state: Pick<ListingState, 'search' | 'sort'>,
): Product[] {
  const compare = orders[sortOf(state)]
  return products.toSorted((one, other) => compare(one, other, state.search) || byNewest(one, other))
}

/**
 * Ranks how a product matches the term, best first: the name starts with it, the name contains it, a tag
 * equals it, a description contains it.
 */
function placeOfTerm({ name, tags }: Pick<Product, 'name' | 'tags'>, term: string): number {
  const lowerTerm = term.toLowerCase()
  const lowerName = name.toLowerCase()
  if (lowerName.startsWith(lowerTerm)) return 0
  if (lowerName.includes(lowerTerm)) return 1
  return tags.some((tag) => tag.toLowerCase() === lowerTerm) ? 2 : 3
}

type Compare = (one: Product, other: Product, term: string) => number

const orders: Readonly<Record<ListingSort, Compare>> = {
  relevance: (one, other, term) =>
    placeOfTerm(one, term) - placeOfTerm(other, term) || other.rating - one.rating,
  newest: () => 0,
  rating: (one, other) => other.rating - one.rating,
  price: (one, other) => one.price - other.price,
  '-price': (one, other) => other.price - one.price,
  popular: (one, other) => other.downloadCount - one.downloadCount,
}
