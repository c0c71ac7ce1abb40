import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalog/products/slice.ts'
import { facetColumns } from '#catalog/listing/facet-counts.server.ts'
import { toFacets, type FacetCounts } from '#catalog/listing/facet-counts.ts'
import type { ListedPage } from '#catalog/listing/listed-page.ts'
import { facetConditions } from '#catalog/listing/listing-filters.server.ts'
import { indexedOrder, listingOrder } from '#catalog/listing/listing-order.server.ts'
import { largestSet, listingSets, type ListingConditions } from '#catalog/listing/listing-sets.server.ts'
import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import { productsByIds } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Category } from '#catalog/category.ts'
import type { Product } from '#catalog/product.ts'
import { inOrderOf } from '#catalog/products/product-rows.server.ts'
import { matchesTerm, placeOfTerm } from '#catalog/search/matches-term.server.ts'
import { maxCounted } from '#lib/max-counted.ts'

const { id, isActive } = marketplaceProducts

export interface ListingQuestion {
  /** `slice` replaces the page in the state. */
  state: ListingState
  categories: readonly Category[]
  slice: Slice
  isFeatured?: boolean
}

export async function listedPage(
  db: Database,
  { state, categories, slice, isFeatured = false }: ListingQuestion,
): Promise<ListedPage> {
  const listing = {
    shown: isFeatured ? sql`${isActive} and ${marketplaceProducts.isFeatured}` : sql`${isActive}`,
    found: state.search === '' ? undefined : matchesTerm(state.search),
    chosen: facetConditions(state, categories),
  }
  const place = sortOf(state) === 'relevance' ? placeOfTerm(state.search) : null
  const limit = Math.max(0, Math.min(slice.limit, maxCounted - slice.offset))
  const page = sql`limit ${limit} offset ${slice.offset}`
  // The statement is not prepared, because the planner needs the values to choose between the indexes and a
  // scan.
  const { rows } = await db.execute<PageRow>(sql`
    with ${listingSets(listing, place)}
    select (select total from size) as total, ${largestSet(listing)} as "maxFound",
      array(select id from matching as ${marketplaceProducts} order by ${listingOrder(state)} ${page}) as ids,
      ${facetColumns(state, listing)}`)
  const [row] = rows
  if (!row) throw new Error('The query for the counts of a listing returned no row')
  const isCapped = row.total > maxCounted
  const inOrder = isCapped ? await firstInOrder(db, listing, indexedOrder(state), { ...slice, limit }) : []
  // `firstInOrder` reads a limited number of rows. If too few of them match, use the products that were
  // counted.
  const ids = inOrder.length < limit ? row.ids : inOrder
  return {
    products: inOrderOf(ids, await productsByIds(db, ids)),
    total: Math.min(row.total, maxCounted),
    isCapped,
    facets: toFacets(state, categories, row, row.maxFound > maxCounted),
  }
}

/**
 * Reads some products that match a search, without counting or sorting. No other query for the search is
 * cheaper.
 */
export async function someListed(
  db: Database,
  { state, categories, slice }: ListingQuestion,
): Promise<Product[]> {
  const { searchVector } = marketplaceProducts
  const hasWords = sql`${searchVector} @@ plainto_tsquery('pg_catalog.english', search_text(${state.search}))`
  const rows = await db
    .select({ id })
    .from(marketplaceProducts)
    .where(and(isActive, hasWords, ...facetConditions(state, categories).values()))
    .limit(slice.limit)
  return productsByIds(
    db,
    rows.map((row) => row.id),
  )
}

/**
 * Reads the first products in the order of the index, from a limited number of rows. Used if there are more
 * than 10,000 matches.
 */
async function firstInOrder(
  db: Database,
  { shown, found = sql`true`, chosen }: ListingConditions,
  order: SQL,
  { offset, limit }: Slice,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select * from ${marketplaceProducts} where ${and(shown, ...chosen.values())}
      order by ${order} limit ${maxInOrder + 4 * offset}
    ) as ${marketplaceProducts} where ${found} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

const maxInOrder = 20_000

export async function knownSellers(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const seller = marketplaceSellers
  const rows = await db
    .select({ id: seller.id })
    .from(seller)
    .where(and(inArray(seller.id, [...ids]), isNull(seller.suspendedAt)))
  return rows.map((row) => row.id)
}

interface PageRow extends FacetCounts, Record<string, unknown> {
  total: number
  maxFound: number
  ids: string[]
}
