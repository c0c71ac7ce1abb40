import { sql, type SQL } from 'drizzle-orm'
import type { CountedRows } from '#catalogue/facets/facet-counts.server.ts'
import { facetNames, type FacetName } from '#catalogue/facets/product-facets.ts'
import { sortOf, type ListingState } from '#catalogue/listing.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { listedBy } from '#catalogue/search/listed-by.server.ts'
import { mostCounted } from '#catalogue/search/search-results.ts'

/** What a listing is read by. */
export interface ListingConditions {
  state: ListingState
  isFeatured: boolean
  /** Of each facet in which something is chosen. */
  chosen: ReadonlyMap<FacetName, SQL>
}

/** The sets of products that a listing is counted over. Each ends at 10,001, which says that there are more than 10,000. */
export function listingSets(listing: ListingConditions): SQL {
  const { state, chosen } = listing
  const { found, base, left } = conditionsOf(listing)
  const columns = columnsFor(state)
  const most = sql`limit ${mostCounted + 1}`
  const isSearchNarrowed = state.search !== '' && chosen.size > 0
  if (chosen.size === 0) {
    return sql`found as materialized (select ${columns} ${productsThat([found, ...base])} ${most}),
      matching as (select * from found),
      ${sizesOf(sql`0`)}`
  }
  const withoutEach = [...chosen.keys()].map(
    (facet) => sql`, ${nameOf(facet)} as materialized (
      select * from known as ${marketplaceProducts} where ${all(left(facet))})`,
  )
  return sql`
    found as materialized (select ${columns} ${productsThat([found, ...base])} ${most}),
    ${isSearchNarrowed ? narrowedSearch(listing) : narrowedList(listing)},
    known as (
      select * from found union all select * from matching where id not in (select id from found))
    ${sql.join(withoutEach)}`
}

/** Facets have indexes: what passes them is read directly. */
function narrowedList(listing: ListingConditions): SQL {
  const { base, left } = conditionsOf(listing)
  return sql`
    matching as materialized (
      select ${columnsFor(listing.state)} ${productsThat([...base, ...left(null)])} limit ${mostCounted + 1}),
    ${sizesOf(sql`0`)}`
}

/**
 * A term in more than 10,000 products cannot be looked for in all of them in time. If the facets leave fewer, these are
 * searched. If both are many, the first 10,000 stand for all, and the total is a lower bound.
 */
function narrowedSearch(listing: ListingConditions): SQL {
  const { found, base, left } = conditionsOf(listing)
  const columns = columnsFor(listing.state)
  return sql`
    faceted as materialized (
      select ${sql.raw([...new Set([...columnNames, ...searchedNames])].join(', '))}
      ${productsThat([...base, ...left(null)])} and (select count(*) from found) > ${mostCounted}
      limit ${mostCounted + 1}),
    matching as materialized (
      select ${columns} from found as ${marketplaceProducts}
      where ${all(left(null))} and ((select count(*) from found) <= ${mostCounted}
        or (select count(*) from faceted) > ${mostCounted})
      union all
      select ${columns} from faceted as ${marketplaceProducts}
      where ${found} and (select count(*) from faceted) <= ${mostCounted}),
    ${sizesOf(sql`(select count(*) from faceted)`)}`
}

/** `isSample`: `matching` is a part of what matches. */
function sizesOf(faceted: SQL): SQL {
  return sql`sizes as (
    select (select count(*)::int from matching) as total, (select count(*)::int from found) as "mostFound",
      ${faceted} > ${mostCounted} as "isSample")`
}

/** Everything that matches, read from the table without a limit. */
export function productsMatching(listing: ListingConditions): SQL {
  const { found, base, left } = conditionsOf(listing)
  return productsThat([found, ...base, ...left(null)])
}

/** Each facet with a choice is counted over what the others leave, all others over what is shown. */
export function countedRows({ chosen }: ListingConditions): CountedRows[] {
  const others = facetNames.filter((facet) => !chosen.has(facet))
  return [
    { facets: others, rows: sql`matching as ${marketplaceProducts}` },
    ...[...chosen.keys()].map((facet) => ({
      facets: [facet],
      rows: sql`${nameOf(facet)} as ${marketplaceProducts}`,
    })),
  ]
}

function conditionsOf({ state, isFeatured, chosen }: ListingConditions) {
  const { isActive, isFeatured: isFeaturedOne } = marketplaceProducts
  return {
    found: state.search === '' ? sql`${isActive}` : listedBy(state.search),
    base: isFeatured ? [sql`${isActive}`, sql`${isFeaturedOne}`] : [sql`${isActive}`],
    /** What all facets leave, or all but one. */
    left: (but: FacetName | null) =>
      [...chosen].filter(([facet]) => facet !== but).map(([, condition]) => condition),
  }
}

const columnNames = [
  'id',
  'category_id',
  'seller_id',
  'price',
  'product_type',
  'redirect_url',
  'coming_soon',
  'rating',
  'review_count',
  'download_count',
  'created_at',
]
const searchedNames = ['is_active', 'name', 'description', 'tags', 'searched_text']

/** What is counted and sorted. Names and tags are long, and only relevance needs them. */
function columnsFor(state: ListingState): SQL {
  const words = sortOf(state) === 'relevance' ? ['name', 'tags'] : []
  return sql.raw([...columnNames, ...words].join(', '))
}

function productsThat(conditions: readonly SQL[]): SQL {
  return sql`from ${marketplaceProducts} where ${all(conditions)}`
}

function nameOf(facet: FacetName): SQL {
  return sql`${sql.identifier(`without_${facet}`)}`
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}
