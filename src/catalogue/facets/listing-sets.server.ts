import { sql, type SQL } from 'drizzle-orm'
import type { CountedRows } from '#catalogue/facets/facet-counts.server.ts'
import { facetNames, type FacetName } from '#catalogue/facets/product-facets.ts'
import { sortOf, type ListingState } from '#catalogue/listing.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { listedBy, productsListedBy } from '#catalogue/search/listed-by.server.ts'
import { mostCounted } from '#catalogue/search/search-results.ts'

/** What a listing is read by. */
export interface ListingConditions {
  state: ListingState
  isFeatured: boolean
  /** Of each facet in which something is chosen. */
  chosen: ReadonlyMap<FacetName, SQL>
}

/**
 * Where counting stops, all counts are lower bounds anyway, and the facets in which nothing is chosen are counted over so
 * many of those products only.
 */
const mostOfCapped = 2_500

/** The sets of products that a listing is counted over. Each ends at 10,001, which says that there are more than 10,000. */
export function listingSets(listing: ListingConditions): SQL {
  const { state, chosen } = listing
  const { left } = conditionsOf(listing)
  const isSearchNarrowed = state.search !== '' && chosen.size > 0
  if (chosen.size === 0) {
    const isCommon = state.search === '' ? sql`false` : sql`(select "isCommon" from found limit 1)`
    return sql`found as materialized (${foundProducts(listing)}),
      matching as not materialized (select * from found),
      ${sizesOf(sql`false`, isCommon)}`
  }
  const withoutEach = [...chosen.keys()].map(
    (facet) => sql`, ${nameOf(facet)} as materialized (
      select * from known as ${marketplaceProducts} where ${all(left(facet))})`,
  )
  return sql`
    found as materialized (${foundProducts(listing)}),
    ${isSearchNarrowed ? narrowedSearch(listing) : narrowedList(listing)},
    known as (
      select ${columnsFor(state)} from found
      union all select ${columnsFor(state)} from matching where id not in (select id from found))
    ${sql.join(withoutEach)}`
}

/** What the search finds, or the whole list. */
function foundProducts(listing: ListingConditions): SQL {
  const { search } = listing.state
  const { base } = conditionsOf(listing)
  const columns = columnsFor(listing.state)
  const most = mostCounted + 1
  if (search === '') return sql`select ${columns} ${productsThat(base)} limit ${most}`
  const mostOfCommon = listing.chosen.size === 0 ? mostOfCapped : most
  return productsListedBy(search, { columns, conditions: base, most, mostOfCommon })
}

/** Facets have indexes: what passes them is read directly. */
function narrowedList(listing: ListingConditions): SQL {
  const { base, left } = conditionsOf(listing)
  return sql`
    matching as materialized (
      select ${columnsFor(listing.state)} ${productsThat([...base, ...left(null)])} limit ${mostCounted + 1}),
    ${sizesOf(sql`false`)}`
}

/**
 * A term in more than 10,000 products cannot be looked for in all of them in time. If the facets leave fewer, these are
 * searched. If both are many, the first 10,000 stand for all, and the total is a lower bound.
 */
function narrowedSearch(listing: ListingConditions): SQL {
  const { found, base, left } = conditionsOf(listing)
  const columns = columnsFor(listing.state)
  const isSearchCapped = sql`(select "isSearchCapped" from search_size)`
  const areFacetsCapped = sql`(select "areFacetsCapped" from facets_size)`
  return sql`
    search_size as materialized (select count(*) > ${mostCounted} as "isSearchCapped" from found),
    facet_sample as materialized (${facetSample(listing)}),
    faceted as materialized (
      select ${sql.raw([...new Set([...columnNames, ...searchedNames])].join(', '))}
      ${productsThat([...base, ...left(null)])} and ${isSearchCapped} and not (select "areFacetsCapped" from facet_sample)
      limit ${mostCounted + 1}),
    facets_size as materialized (
      select (select "areFacetsCapped" from facet_sample) or count(*) > ${mostCounted} as "areFacetsCapped" from faceted),
    matching as materialized (
      select ${columns} from found as ${marketplaceProducts}
      where ${all(left(null))} and (not ${isSearchCapped} or ${areFacetsCapped})
      union all
      select ${columns} from faceted as ${marketplaceProducts}
      where ${found} and ${isSearchCapped} and not ${areFacetsCapped}),
    ${sizesOf(sql`${isSearchCapped} and ${areFacetsCapped}`)}`
}

/** A hundredth of the table says without reading 10,000 products when the facets leave far more than that: 20,000. */
function facetSample(listing: ListingConditions): SQL {
  const { base, left } = conditionsOf(listing)
  return sql`
    select count(*) > ${(2 * mostCounted) / 100} as "areFacetsCapped"
    from ${marketplaceProducts} tablesample system (1) repeatable (1) where ${all([...base, ...left(null)])}`
}

/** `isSample`: `matching` is a part of what matches. `isCommon`: a sample says that very many do. */
function sizesOf(isSample: SQL, isCommon: SQL = sql`false`): SQL {
  const most = sql`case when ${isCommon} then ${mostCounted + 1}::int end`
  return sql`sizes as materialized (
    select coalesce(${most}, (select count(*)::int from matching)) as total,
      coalesce(${most}, (select count(*)::int from found)) as "mostFound",
      ${isSample} as "isSample")`
}

/** Everything that matches, read from the table without a limit. */
export function productsMatching(listing: ListingConditions): SQL {
  const { found, base, left } = conditionsOf(listing)
  return productsThat([found, ...base, ...left(null)])
}

/** Each facet with a choice is counted over what the others leave, all others over what is shown. */
export function countedRows({ chosen }: ListingConditions): CountedRows[] {
  const others = facetNames.filter((facet) => !chosen.has(facet))
  const most = sql`(select case when total > ${mostCounted} then ${mostOfCapped}::int end from sizes)`
  return [
    { facets: others, rows: sql`(select * from matching limit ${most}) as ${marketplaceProducts}` },
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
  'coming_soon',
  'rating',
  'review_count',
  'download_count',
  'created_at',
]
const searchedNames = ['is_active', 'name', 'description', 'tags', 'searched_text']

/**
 * What is counted and sorted: no more than the indexes have, whose entries are read instead of the rows. Names and tags
 * are long, and only relevance needs them.
 */
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
