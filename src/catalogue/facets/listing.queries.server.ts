import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalogue/fallback.ts'
import {
  facetColumns,
  toFacetCounts,
  type CountedRows,
  type FacetRow,
} from '#catalogue/facets/facet-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { facetConditions } from '#catalogue/facets/listing-filters.server.ts'
import { indexedOrder, listingOrder } from '#catalogue/facets/listing-order.server.ts'
import { facetNames, type FacetName } from '#catalogue/facets/product-facets.ts'
import { sortOf, type ListingState } from '#catalogue/listing.ts'
import { productsByIds } from '#catalogue/marketplace.queries.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
import type { Category } from '#catalogue/product.ts'
import { inOrderOf } from '#catalogue/product-rows.server.ts'
import { rejectUnreadableRow, type OnUnreadableRow } from '#catalogue/readable-rows.ts'
import { listedBy } from '#catalogue/search/listed-products.queries.server.ts'
import { mostCounted } from '#catalogue/search/search-results.ts'

export interface ListingQuestion {
  /** Without its page, which `slice` says. */
  state: ListingState
  /** The active ones. */
  categories: readonly Category[]
  slice: Slice
  isFeatured?: boolean
}

export interface FoundPage extends ListedPage {
  /** Whether there is anything to buy at all: an empty catalogue is shown as the built-in one. */
  isEmptyCatalogue: boolean
}

/** The products of a listing in its order, how many there are, and the counts of its facets. */
export async function listedPage(
  db: Database,
  { state, categories, slice, isFeatured = false }: ListingQuestion,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<FoundPage> {
  const chosen = facetConditions(state, categories)
  const found = [
    state.search === '' ? sql`${isActive}` : listedBy(state.search),
    ...(isFeatured ? [sql`${marketplaceProducts.isFeatured}`] : []),
  ]
  const conditionsBut = (but: FacetName | null) =>
    [...chosen].filter(([facet]) => facet !== but).map(([, condition]) => condition)
  const matching = sql`from ${marketplaceProducts} where ${all([...found, ...conditionsBut(null)])}`
  // What lies beyond the counted products is not shown.
  const limit = Math.max(0, Math.min(slice.limit, mostCounted - slice.offset))

  // Not prepared: the planner needs the values to choose between the indexes and a scan.
  const { rows } = await db.execute<PageRow>(sql`
    with matching as materialized (select ${columnsFor(state)} ${matching} limit ${mostCounted + 1}),
    ${setsFor(state, { found, chosen: [...chosen.keys()], conditionsBut })}
    counted as (select count(*)::int as total from matching)
    select total, ${chosen.size === 0 ? sql`total` : sql`(select count(*)::int from found)`} as "mostFound",
      case when total <= ${mostCounted} then array(
        select id from matching as ${marketplaceProducts}
        order by ${listingOrder(state)} limit ${limit} offset ${slice.offset})
      else array(
        select id ${matching} order by ${indexedOrder(state)} limit ${limit} offset ${slice.offset})
      end as ids,
      not exists (select from ${marketplaceProducts} where ${isActive}) as "isEmptyCatalogue",
      ${facetColumns(state, countedRows([...chosen.keys()]))}
    from counted`)
  const [row] = rows
  if (!row) throw new Error('The counts of a listing are one row, and none came.')
  const { total, mostFound, ids, isEmptyCatalogue } = row
  const counts = toFacetCounts(row, { categories, isCapped: mostFound > mostCounted })
  return {
    products: inOrderOf(ids, await productsByIds(db, ids, onUnreadable)),
    total: Math.min(total, mostCounted),
    isCapped: total > mostCounted,
    facets: toFacets(state, categories, counts),
    isEmptyCatalogue,
  }
}

/** Those of these sellers that there are. */
export async function knownSellers(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { id } = marketplaceSellers
  const rows = await db
    .select({ id })
    .from(marketplaceSellers)
    .where(inArray(id, [...ids]))
  return rows.map((row) => row.id)
}

interface PageRow extends FacetRow, Record<string, unknown> {
  total: number
  mostFound: number
  ids: string[]
  isEmptyCatalogue: boolean
}

const { isActive } = marketplaceProducts

/** What is counted and sorted. The words are long, and only relevance needs them. */
function columnsFor(state: ListingState): SQL {
  const words = sortOf(state) === 'relevance' ? ', name, tags' : ''
  return sql.raw(
    `id, category_id, seller_id, price, product_type, redirect_url, rating, review_count, download_count, created_at${words}`,
  )
}

interface Sets {
  found: readonly SQL[]
  chosen: readonly FacetName[]
  conditionsBut(but: FacetName): SQL[]
}

/**
 * What is left without each facet that has a choice. It is looked for among the first 10,000 that are found at all, and
 * among what is shown: beyond that its counts are lower bounds (product: marketplace 47).
 */
function setsFor(state: ListingState, { found, chosen, conditionsBut }: Sets): SQL {
  if (chosen.length === 0) return sql``
  const sets = chosen.map(
    (facet) => sql`${nameOf(facet)} as materialized (
      select * from known as ${marketplaceProducts} where ${all(conditionsBut(facet))}),`,
  )
  return sql`
    found as materialized (
      select ${columnsFor(state)} from ${marketplaceProducts} where ${all(found)} limit ${mostCounted + 1}),
    known as (
      select * from found union all select * from matching where id not in (select id from found)),
    ${sql.join(sets)}`
}

/** Each facet with a choice is counted over what the others leave, all others over what is shown. */
function countedRows(chosen: readonly FacetName[]): CountedRows[] {
  const others = facetNames.filter((facet) => !chosen.includes(facet))
  return [
    { facets: others, rows: sql`matching as ${marketplaceProducts}` },
    ...chosen.map((facet) => ({
      facets: [facet],
      rows: sql`${nameOf(facet)} as ${marketplaceProducts}`,
    })),
  ]
}

function nameOf(facet: FacetName): SQL {
  return sql`${sql.identifier(`without_${facet}`)}`
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}
