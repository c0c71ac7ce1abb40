import { sql, type SQL } from 'drizzle-orm'
import type { ListingSort } from '#catalog/listing/facet-values.ts'
import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { isTag } from '#catalog/search/listed-by.server.ts'
import { beginsPattern, containsPattern } from '#catalog/search/search-term.ts'

/** As `inListingOrder` says. The places of NULL are those of the indexes, otherwise PostgreSQL would sort again. */
export function listingOrder(state: Pick<ListingState, 'search' | 'sort'>): SQL {
  return sql.join([orders[sortOf(state)](state.search), byNewest], sql`, `)
}

/** The same for more products than are sorted: an order that an index has. */
export function indexedOrder(state: Pick<ListingState, 'search' | 'sort'>): SQL {
  return sortOf(state) === 'relevance' ? listingOrder({ search: '', sort: 'rating' }) : listingOrder(state)
}

const { name, rating, price, downloadCount, createdAt, id } = marketplaceProducts

const byNewest = sql`${createdAt} desc nulls last, ${id}`
const byRating = sql`${rating} desc nulls last`

const orders: Readonly<Record<ListingSort, (term: string) => SQL>> = {
  relevance: (term) => sql`${placeOfTermIn(term)}, ${byRating}`,
  newest: () => sql`${createdAt} desc nulls last`,
  rating: () => byRating,
  price: () => sql`${price}`,
  '-price': () => sql`${price} desc`,
  popular: () => sql`${downloadCount} desc nulls last`,
}

/** As `placeOfTerm` says. */
function placeOfTermIn(term: string): SQL {
  return sql`case when ${name} ilike ${beginsPattern(term)} then 0
    when ${name} ilike ${containsPattern(term)} then 1
    when ${isTag(term)} then 2 else 3 end`
}
