import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import type { Product } from '#catalog/product.ts'
import type { ListingSort } from '#catalog/listing/facet-values.ts'

/** Sorts products by the listing's own or the selected order. Ties are newest first. */
export function inListingOrder(
  products: readonly Product[],
  state: Pick<ListingState, 'search' | 'sort'>,
): Product[] {
  const compare = orders[sortOf(state)]
  return products.toSorted((one, other) => compare(one, other, state.search) || newest(one, other))
}

/**
 * Where the term was found, from the best place to the worst: the whole name, part of the name, a tag, a
 * description.
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

function newest(one: Product, other: Product): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || one.id.localeCompare(other.id, 'en')
}
