import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalogue/fallback.ts'
import { facetColumns, toFacetCounts, type FacetRow } from '#catalogue/facets/facet-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { facetConditions } from '#catalogue/facets/listing-filters.server.ts'
import { indexedOrder, listingOrder } from '#catalogue/facets/listing-order.server.ts'
import { countedRows, listingSets, productsMatching } from '#catalogue/facets/listing-sets.server.ts'
import type { ListingState } from '#catalogue/listing.ts'
import { productsByIds } from '#catalogue/marketplace.queries.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
import type { Category } from '#catalogue/product.ts'
import { inOrderOf } from '#catalogue/product-rows.server.ts'
import { rejectUnreadableRow, type OnUnreadableRow } from '#catalogue/readable-rows.ts'
import { mostCounted } from '#catalogue/search/search-results.ts'

export interface ListingQuestion {
  /** Without its page, which `slice` says. */
  state: ListingState
  /** The active ones. */
  categories: readonly Category[]
  slice: Slice
  isFeatured?: boolean
}

/** The products of a listing in its order, how many there are, and the counts of its facets. */
export async function listedPage(
  db: Database,
  { state, categories, slice, isFeatured = false }: ListingQuestion,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<ListedPage> {
  const listing = { state, isFeatured, chosen: facetConditions(state, categories) }
  // What lies beyond the counted products is not shown.
  const limit = Math.max(0, Math.min(slice.limit, mostCounted - slice.offset))
  const page = sql`limit ${limit} offset ${slice.offset}`

  // Not prepared: the planner needs the values to choose between the indexes and a scan.
  const { rows } = await db.execute<PageRow>(sql`
    with ${listingSets(listing)}
    select total, "mostFound", "isSample",
      case when total <= ${mostCounted} and not ("isSample" and total >= ${enoughInOrder}) then array(
        select id from matching as ${marketplaceProducts} order by ${listingOrder(state)} ${page})
      else array(
        select id ${productsMatching(listing)} order by ${indexedOrder(state)} ${page})
      end as ids,
      ${facetColumns(state, countedRows(listing))}
    from sizes`)
  const [row] = rows
  if (!row) throw new Error('The counts of a listing are one row, and none came.')
  const { total, mostFound, isSample, ids } = row
  const counts = toFacetCounts(row, { categories, isCapped: mostFound > mostCounted })
  return {
    products: inOrderOf(ids, await productsByIds(db, ids, onUnreadable)),
    total: Math.min(total, mostCounted),
    isCapped: isSample || total > mostCounted,
    facets: toFacets(state, categories, counts),
  }
}

/** Those of these sellers that there are. */
export async function knownSellers(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { id, suspendedAt } = marketplaceSellers
  const rows = await db
    .select({ id })
    .from(marketplaceSellers)
    .where(and(inArray(id, [...ids]), isNull(suspendedAt)))
  return rows.map((row) => row.id)
}

interface PageRow extends FacetRow, Record<string, unknown> {
  total: number
  mostFound: number
  isSample: boolean
  ids: string[]
}

/** Where a sample has this many, reading all products in the order of the list soon meets the first page of them. */
const enoughInOrder = 100
