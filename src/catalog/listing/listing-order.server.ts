import { sql, type SQL } from 'drizzle-orm'
import type { ListingSort } from '#catalog/listing/facet-values.ts'
import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'

/**
 * Returns the same order as `inListingOrder`. The rows need a column `place` for the order by relevance.
 * NULLs are sorted as in the indexes, because PostgreSQL would otherwise sort again.
 */
export function listingOrder(state: Pick<ListingState, 'search' | 'sort'>): SQL {
  return sql`${orders[sortOf(state)]}, ${byNewest}`
}

/**
 * Returns the order for results that are too many to sort. It replaces relevance by the rating, so that an
 * index can provide the order.
 */
export function indexedOrder(state: Pick<ListingState, 'search' | 'sort'>): SQL {
  return listingOrder(sortOf(state) === 'relevance' ? { ...state, sort: 'rating' } : state)
}

const { rating, price, downloadCount, createdAt, id } = marketplaceProducts

const byNewest = sql`${createdAt} desc nulls last, ${id}`
const byRating = sql`${rating} desc nulls last`

const orders: Readonly<Record<ListingSort, SQL>> = {
  relevance: sql`place, ${byRating}`,
  newest: sql`${createdAt} desc nulls last`,
  rating: byRating,
  price: sql`${price}`,
  '-price': sql`${price} desc`,
  popular: sql`${downloadCount} desc nulls last`,
}
