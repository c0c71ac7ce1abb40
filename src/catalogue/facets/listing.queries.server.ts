import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalogue/fallback.ts'
import { facetColumns, toFacetCounts, type FacetRow } from '#catalogue/facets/facet-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import type { CountedListings, ListingCounts } from '#catalogue/facets/listing-counts.server.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { facetConditions } from '#catalogue/facets/listing-filters.server.ts'
import {
  indexedIds,
  mostOnPage,
  searchedIds,
  sortedIds,
  type PageConditions,
} from '#catalogue/facets/listed-ids.server.ts'
import { countedRows, listingSets, matchingSet } from '#catalogue/facets/listing-sets.server.ts'
import { listingPath, type ListingState } from '#catalogue/listing.ts'
import { productsByIds } from '#catalogue/marketplace.queries.server.ts'
import { marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
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
  /** So many products are read in the order of a long list of results before all of these are sorted. */
  mostInOrder?: number
}

/** Reading 20,000 takes 35 ms, as long as sorting so many results. The results of a later page come later. */
const mostForPage = ({ offset }: Slice) => 20_000 + 4 * offset

/** The products of a listing in its order, how many there are, and the counts of its facets. */
export async function listedPage(
  db: Database,
  {
    state,
    categories,
    slice,
    isFeatured = false,
    counted,
    mostInOrder = mostForPage(slice),
  }: ListingQuestion,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<ListedPage> {
  const page = { state, isFeatured, chosen: facetConditions(state, categories), slice, mostInOrder }
  const address = `${isFeatured ? 'featured ' : ''}${listingPath({ ...state, sort: null, page: 1 })}`
  const known = counted?.get(address)
  const { ids: early, ...counts } = known
    ? { ...known, ids: await idsOnPage(db, page, known) }
    : await countedPage(db, page, categories)
  if (!known) counted?.set(address, counts)
  const { total, isSample, facets } = counts
  const isCapped = isSample || total > mostCounted
  const isShort = state.search !== '' && isCapped && early.length < mostOnPage(slice)
  const ids = isShort ? await lateIds(db, page) : early
  return {
    products: inOrderOf(ids, await productsByIds(db, ids, onUnreadable)),
    total: Math.min(total, mostCounted),
    isCapped,
    facets,
  }
}

/** Counts and the first block of a list in one statement, so that its products are looked for once. */
async function countedPage(
  db: Database,
  page: PageConditions,
  categories: readonly Category[],
): Promise<ListingCounts & { ids: string[] }> {
  // Not prepared: the planner needs the values to choose between the indexes and a scan.
  const { rows } = await db.execute<PageRow>(sql`
    with ${listingSets(page)}
    select total, "mostFound", "isSample",
      case when total <= ${mostCounted} and not "isSample" then ${sortedIds(page)}
      else ${indexedIds(page)} end as ids,
      ${facetColumns(page.state, countedRows(page))}
    from sizes`)
  const [row] = rows
  if (!row) throw new Error('The counts of a listing are one row, and none came.')
  const { total, mostFound, isSample, ids } = row
  const counts = toFacetCounts(row, { categories, isCapped: mostFound > mostCounted })
  return { total, isSample, ids, facets: toFacets(page.state, categories, counts) }
}

/** Another page or order of a list that is counted. */
async function idsOnPage(
  db: Database,
  page: PageConditions,
  { total, isSample, facets }: ListingCounts,
): Promise<string[]> {
  if (total === 0) return []
  const isSorted = total <= mostCounted && !isSample
  const sets = facets.isCapped && page.state.search !== '' ? listingSets(page) : matchingSet(page)
  const { rows } = await db.execute<{ ids: string[] }>(
    isSorted ? sql`with ${sets} select ${sortedIds(page)} as ids` : sql`select ${indexedIds(page)} as ids`,
  )
  return rows[0]?.ids ?? []
}

/** What a search finds late in its order. */
async function lateIds(db: Database, page: PageConditions): Promise<string[]> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`select ${searchedIds(page)} as ids`)
  return rows[0]?.ids ?? []
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
