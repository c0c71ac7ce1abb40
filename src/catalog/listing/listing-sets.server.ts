import { sql, type SQL } from 'drizzle-orm'
import type { CountedRows } from '#catalog/listing/facet-counts.server.ts'
import { facetNames, type FacetName } from '#catalog/listing/product-facets.ts'
import { sortOf, type ListingState } from '#catalog/listing/listing.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { matchesTerm } from '#catalog/search/listed-by.server.ts'
import { mostCounted } from '#catalog/products/list-limits.ts'

/** What a listing is read by. */
export interface ListingConditions {
  state: ListingState
  isFeatured: boolean
  /** Of each facet in which something is chosen. */
  chosen: ReadonlyMap<FacetName, SQL>
}

/**
 * The sets of products that a listing is counted over: what matches, and for each facet with a choice what the others
 * leave. Each stops at 10,001, which says that there are more than 10,000 (product: marketplace 47). A term is looked for
 * once, unless it finds so many.
 */
export function listingSets(listing: ListingConditions): SQL {
  const { state } = listing
  const columns = columnsFor(state)
  const listed = conditionsOf(listing)
  const direct = (conditions: readonly SQL[]) =>
    sql`select ${columns} from ${marketplaceProducts} where ${all(conditions)} limit ${mostCounted + 1}`
  const isCapped = sql`(select count(*) > ${mostCounted}::int from found)`
  const setOf = (conditions: readonly SQL[]) =>
    state.search === ''
      ? direct([...listed, ...conditions])
      : sql`
        select * from found as ${marketplaceProducts} where ${all([sql`not ${isCapped}`, ...conditions])}
        union all
        (${direct([isCapped, ...listed, ...conditions])})`
  // What is shown is counted, also where the rest stops before it.
  const withMatching = (set: SQL) => sql`select * from matching
    union all select * from (${set}) as others where id not in (select id from matching)`
  const sets = setsOf(listing).map(([name, conditions], index) => {
    const set = setOf(conditions)
    return sql`${name} as materialized (${index === 0 ? set : withMatching(set)})`
  })
  const found = state.search === '' ? [] : [sql`found as materialized (${direct(listed)})`]
  return sql.join([...found, ...sets], sql`, `)
}

/** How many products the largest set has. */
export function largestSet(listing: ListingConditions): SQL {
  const counts = setsOf(listing).map(([name]) => sql`(select count(*)::int from ${name})`)
  return sql`greatest(${sql.join(counts, sql`, `)})`
}

/** By their names, with the choices that each passes. */
function setsOf({ chosen }: ListingConditions): [SQL, SQL[]][] {
  const withoutOne = [...chosen.keys()].map((facet): [SQL, SQL[]] => [
    nameOf(facet),
    [...chosen].flatMap(([other, condition]) => (other === facet ? [] : [condition])),
  ])
  return [[sql`matching`, [...chosen.values()]], ...withoutOne]
}

/** Each facet with a choice is counted over what the others leave, all others over what is shown. */
export function countedRows({ chosen }: ListingConditions): CountedRows[] {
  const unchosen = facetNames.filter((facet) => !chosen.has(facet))
  return [
    { facets: unchosen, rows: sql`matching as ${marketplaceProducts}` },
    ...[...chosen.keys()].map((facet) => ({
      facets: [facet],
      rows: sql`${nameOf(facet)} as ${marketplaceProducts}`,
    })),
  ]
}

/** What is listed before anything is chosen. */
export function conditionsOf({ state, isFeatured }: ListingConditions): SQL[] {
  const { isActive, isFeatured: isFeaturedOne } = marketplaceProducts
  return [
    sql`${isActive}`,
    ...(isFeatured ? [sql`${isFeaturedOne}`] : []),
    ...(state.search === '' ? [] : [matchesTerm(state.search)]),
  ]
}

export function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `)
}

/** What facets count and orders compare. Texts are long, and only relevance needs them. */
function columnsFor(state: ListingState): SQL {
  return sql.raw(
    `id, category_id, seller_id, price, product_type, redirect_url, coming_soon, rating, review_count, download_count,
    created_at${sortOf(state) === 'relevance' ? ', name, search_text' : ''}`,
  )
}

function nameOf(facet: FacetName): SQL {
  return sql`${sql.identifier(`without_${facet}`)}`
}
