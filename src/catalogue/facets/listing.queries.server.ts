import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalogue/fallback.ts'
import { facetColumns, toFacetCounts, type FacetRow } from '#catalogue/facets/facet-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import type { ListedPage } from '#catalogue/facets/listed-page.ts'
import { facetConditions } from '#catalogue/facets/listing-filters.server.ts'
import { indexedOrder, listingOrder } from '#catalogue/facets/listing-order.server.ts'
import type { FacetName } from '#catalogue/facets/product-facets.ts'
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
  const base = [
    state.search === '' ? sql`${isActive}` : listedBy(state.search),
    ...(isFeatured ? [sql`${marketplaceProducts.isFeatured}`] : []),
  ]
  const leftBy = (but: FacetName | null) => {
    const others = [...chosen].filter(([facet]) => facet !== but).map(([, condition]) => condition)
    return sql`from ${marketplaceProducts} where ${sql.join([...base, ...others], sql` and `)}`
  }
  // Each facet with a choice is counted over what the others leave, all others over what is shown.
  const sets = [null, ...chosen.keys()]
  const setsOfRows = sets.map(
    (but) =>
      sql`${nameOf(but)} as materialized (select ${columnsFor(state)} ${leftBy(but)} limit ${mostCounted + 1})`,
  )
  const rowsOf = (facet: FacetName | null) =>
    sql`${nameOf(facet && chosen.has(facet) ? facet : null)} as ${marketplaceProducts}`
  // What lies beyond the counted products is not shown.
  const limit = Math.max(0, Math.min(slice.limit, mostCounted - slice.offset))

  // Not prepared: the planner needs the values to choose between the indexes and a scan.
  const { rows } = await db.execute<PageRow>(sql`
    with ${sql.join(setsOfRows, sql`, `)}
    select total, "mostLeft",
      case when total <= ${mostCounted} then array(
        select id from ${rowsOf(null)} order by ${listingOrder(state)} limit ${limit} offset ${slice.offset})
      else array(
        select id ${leftBy(null)} order by ${indexedOrder(state)} limit ${limit} offset ${slice.offset})
      end as ids,
      not exists (select from ${marketplaceProducts} where ${isActive}) as "isEmptyCatalogue",
      ${facetColumns(state, rowsOf)}
    from (select count(*)::int as total from ${nameOf(null)}) as counted,
      (select greatest(${sql.join(sets.map(countOf), sql`, `)})::int as "mostLeft") as most`)
  const [row] = rows
  if (!row) throw new Error('The counts of a listing are one row, and none came.')
  const { total, mostLeft, ids, isEmptyCatalogue } = row
  const counts = toFacetCounts(row, { categories, isCapped: mostLeft > mostCounted })
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
  mostLeft: number
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

/** The products that all facets leave, or all but one. */
function nameOf(but: FacetName | null): SQL {
  return sql.identifier(but === null ? 'matching' : `without_${but}`).getSQL()
}

function countOf(but: FacetName | null): SQL {
  return sql`(select count(*) from ${nameOf(but)})`
}
