import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalogue/fallback.ts'
import { facetColumns, toFacetCounts, type FacetRow } from '#catalogue/facets/facet-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import type { CountedListings, ListingCounts } from '#catalogue/facets/listing-counts.server.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { facetConditions } from '#catalogue/facets/listing-filters.server.ts'
import { indexedOrder, listingOrder } from '#catalogue/facets/listing-order.server.ts'
import {
  countedRows,
  listingSets,
  matchingSet,
  productsMatching,
  type ListingConditions,
} from '#catalogue/facets/listing-sets.server.ts'
import { listingPath, type ListingState } from '#catalogue/listing.ts'
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
  /** What is known, and will be, of lists of these categories and products. */
  counted?: CountedListings | undefined
}

/** The products of a listing in its order, how many there are, and the counts of its facets. */
export async function listedPage(
  db: Database,
  { state, categories, slice, isFeatured = false, counted }: ListingQuestion,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<ListedPage> {
  const listing = { state, isFeatured, chosen: facetConditions(state, categories) }
  const address = `${isFeatured ? 'featured ' : ''}${listingPath({ ...state, sort: null, page: 1 })}`
  const known = counted?.get(address)
  const { ids, ...counts } = known
    ? { ...known, ids: await idsOnPage(db, listing, slice, known) }
    : await countedPage(db, listing, slice, categories)
  if (!known) counted?.set(address, counts)
  const { total, isSample, facets } = counts
  return {
    products: inOrderOf(ids, await productsByIds(db, ids, onUnreadable)),
    total: Math.min(total, mostCounted),
    isCapped: isSample || total > mostCounted,
    facets,
  }
}

/** Counts and the first block of a list in one statement, so that its products are looked for once. */
async function countedPage(
  db: Database,
  listing: ListingConditions,
  slice: Slice,
  categories: readonly Category[],
): Promise<ListingCounts & { ids: string[] }> {
  // Not prepared: the planner needs the values to choose between the indexes and a scan.
  const { rows } = await db.execute<PageRow>(sql`
    with ${listingSets(listing)}
    select total, "mostFound", "isSample",
      case when total <= ${mostCounted} and not "isSample" then ${sortedIds(listing, slice)}
      else ${indexedIds(listing, slice)} end as ids,
      ${facetColumns(listing.state, countedRows(listing))}
    from sizes`)
  const [row] = rows
  if (!row) throw new Error('The counts of a listing are one row, and none came.')
  const { total, mostFound, isSample, ids } = row
  const counts = toFacetCounts(row, { categories, isCapped: mostFound > mostCounted })
  return { total, isSample, ids, facets: toFacets(listing.state, categories, counts) }
}

/** Another page or order of a list that is counted. */
async function idsOnPage(
  db: Database,
  listing: ListingConditions,
  slice: Slice,
  { total, isSample, facets }: ListingCounts,
): Promise<string[]> {
  const isSorted = total <= mostCounted && !isSample
  const sets = facets.isCapped && listing.state.search !== '' ? listingSets(listing) : matchingSet(listing)
  const { rows } = await db.execute<{ ids: string[] }>(
    isSorted
      ? sql`with ${sets} select ${sortedIds(listing, slice)} as ids`
      : sql`select ${indexedIds(listing, slice)} as ids`,
  )
  return rows[0]?.ids ?? []
}

function sortedIds({ state }: ListingConditions, slice: Slice): SQL {
  return sql`array(
    select id from matching as ${marketplaceProducts} order by ${listingOrder(state)} ${pageOf(slice)})`
}

function indexedIds(listing: ListingConditions, slice: Slice): SQL {
  return sql`array(
    select id ${productsMatching(listing)} order by ${indexedOrder(listing.state)} ${pageOf(slice)})`
}

/** What lies beyond the counted products is not shown. */
function pageOf({ offset, limit }: Slice): SQL {
  return sql`limit ${Math.max(0, Math.min(limit, mostCounted - offset))} offset ${offset}`
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
