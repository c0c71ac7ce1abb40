import { sql, type SQL } from 'drizzle-orm'
import type { CountedRows } from '#catalogue/facets/facet-counts.server.ts'
import { facetNames, type FacetName } from '#catalogue/facets/product-facets.ts'
import { pageSize, sortOf, type ListingState } from '#catalogue/listing.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { isInPart, listedBy, partsOfAll, productsListedBy } from '#catalogue/search/listed-by.server.ts'
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
/**
 * With fewer in the part of the catalogue everything that matches is found, since looking for a page of it in the order of
 * the list would take long; where the part has 2,500 that the search finds, with less than a page in it.
 */
const enoughInPart = 100

/**
 * The sets of products that a listing is counted over. Each ends at 10,001, which says that there are more than 10,000.
 * Where a part of the catalogue that is as if drawn by lot has so many that there are more, it stands for all
 * (product: marketplace 47).
 */
export function listingSets(listing: ListingConditions): SQL {
  const { state, chosen } = listing
  const { left } = conditionsOf(listing)
  const sets = state.search === '' ? setsOfList(listing) : setsOfSearch(listing)
  if (chosen.size === 0) return sets
  const withoutEach = [...chosen.keys()].map(
    (facet) => sql`, ${nameOf(facet)} as materialized (
      select * from known as ${marketplaceProducts} where ${all(left(facet))})`,
  )
  return sql`${sets},
    known as (
      select ${columnsFor(state)} from found
      union all
      select ${columnsFor(state)} from matching
      where (select total from sizes) <= ${mostCounted} and id not in (select id from found))
    ${sql.join(withoutEach)}`
}

/** What matches, of a list in which counting has not stopped, or that is not searched. */
export function matchingSet(listing: ListingConditions): SQL {
  const { base, left } = conditionsOf(listing)
  const { search } = listing.state
  const columns = columnsFor(listing.state)
  const most = mostCounted + 1
  if (search === '')
    return sql`matching as (select ${columns} ${productsThat([...base, ...left(null)])} limit ${most})`
  return sql`
    found as materialized (${productsListedBy(search, { columns, conditions: base, most })}),
    matching as not materialized (select * from found as ${marketplaceProducts} where ${all(left(null))})`
}

/** Facets have indexes: what passes them is read directly. */
function setsOfList(listing: ListingConditions): SQL {
  const { base, left } = conditionsOf(listing)
  const columns = columnsFor(listing.state)
  // Featured products have an index of their own, without this order.
  const byLot = listing.isFeatured ? sql`` : sql`order by ${lotOf}, ${marketplaceProducts.id}`
  const found = sql`found as materialized (select ${columns} ${productsThat(base)} ${byLot} limit ${mostCounted + 1})`
  if (listing.chosen.size === 0)
    return sql`${found}, matching as not materialized (select * from found), ${sizesOf({})}`
  if (listing.isFeatured) return sql`${found}, ${matchingSet(listing)}, ${sizesOf({})}`

  const most = sql`(select case when "isMany" then ${mostOfCapped}::int else ${mostCounted + 1}::int end from estimate)`
  return sql`${found},
    share as materialized (
      select (('x' || ${lotOf})::bit(8)::int + 1) / 256.0 as "ofFound"
      from (select id from found offset ${mostCounted}) as ${marketplaceProducts}),
    estimate as materialized (
      select coalesce(${isManyOf(sql`count(*)`, sql`(select "ofFound" from share)`)}, false) as "isMany"
      from found as ${marketplaceProducts}
      where (select "ofFound" from share) is not null and ${all(left(null))}),
    matching as materialized (
      select ${columns} ${productsThat([...base, ...left(null)])} limit ${most}),
    ${sizesOf({ isMany: sql`(select "isMany" from estimate)` })}`
}

/**
 * A term in more than 10,000 products cannot be looked for in all of them in time. If the facets leave fewer, these are
 * searched. If both are many, the first 2,500 that the facets leave stand for all, and the total is a lower bound, unless
 * the part of the catalogue says that few match both: they are found, since so few may be missing among the 2,500.
 */
function setsOfSearch(listing: ListingConditions): SQL {
  const { found, base, left } = conditionsOf(listing)
  const { search } = listing.state
  const columns = columnsFor(listing.state)
  const most = mostCounted + 1
  const isSearchMany = sql`(select "isSearchMany" from estimate)`
  const leftInPart = sql`count(*) filter (where ${all(left(null))})`
  const listed = sql`
    part as materialized (
      ${productsListedBy(search, { columns, conditions: [...base, isInPart], most: mostOfCapped })}),
    estimate as materialized (
      select ${isManyOf(sql`count(*)`, shareOfPart)} as "isSearchMany",
        ${isManyOf(leftInPart, shareOfPart)} as "isMany",
        ${leftInPart}::int as "leftInPart",
        ${leftInPart} < case when count(*) < ${mostOfCapped} then ${enoughInPart}::int else ${pageSize}::int end as "isFew"
      from part as ${marketplaceProducts}),
    found as materialized (
      select * from part where ${isSearchMany}
      union all
      (${productsListedBy(search, { columns, conditions: [...base, sql`not ${isSearchMany}`], most })}))`
  if (listing.chosen.size === 0)
    return sql`${listed}, matching as not materialized (select * from found),
      ${sizesOf({ isMany: isSearchMany, isSearchMany })}`

  const isSearched = sql`(select "isSearchCapped" and not "isMany" from search_size, estimate)`
  const sampled = sql`(select "leftInPart" from facets_size, estimate where "areFacetsCapped" and not "isFew")`
  const isWhole = sql`(select "areFacetsCapped" and "isFew" from facets_size, estimate)`
  const both = { columns, conditions: [...base, ...left(null), isWhole], most }
  return sql`${listed},
    search_size as materialized (
      select ${isSearchMany} or count(*) > ${mostCounted} as "isSearchCapped" from found),
    facets_size as materialized (
      select count(*) > ${mostCounted} as "areFacetsCapped"
      from (select 1 ${productsThat([...base, ...left(null), isSearched])} limit ${most}) as counted),
    faceted as materialized (
      select ${searchedColumns} ${productsThat([...base, ...left(null), isSearched, sql`not ${isWhole}`])}
      limit (select case when "areFacetsCapped" then ${mostOfCapped}::int end from facets_size)),
    matching as materialized (
      select ${columns} from found as ${marketplaceProducts} where ${all([...left(null), sql`not ${isSearched}`])}
      union all
      select ${columns} from faceted as ${marketplaceProducts} where ${found}
      union all
      (${productsListedBy(search, both)})),
    ${sizesOf({ isMany: sql`(select "isMany" from estimate)`, isSearchMany, sampled })}`
}

/**
 * `sampled`: `matching` is a sample if this is not null, and at least so many match. The others say that a part of the
 * catalogue stands for more than 10,000.
 */
function sizesOf({
  isMany = sql`false`,
  isSearchMany = sql`false`,
  sampled = sql`null::int`,
}: Partial<Record<'isMany' | 'isSearchMany' | 'sampled', SQL>>): SQL {
  const counted = (isCapped: SQL, set: string) =>
    sql`case when ${isCapped} then ${mostCounted + 1}::int else (select count(*)::int from ${sql.identifier(set)}) end`
  return sql`sizes as materialized (
    select greatest(${counted(isMany, 'matching')}, ${sampled}) as total,
      ${counted(isSearchMany, 'found')} as "mostFound", ${sampled} is not null as "isSample")`
}

/** Two digits of a checksum of the id, in the order of an index that has all that is counted. */
const lotOf = sql`left(md5(${marketplaceProducts.id}), 2)`
export const isInFirstLot = sql`${lotOf} = '00'`
export const shareOfLot = sql.raw(String(1 / 256))
const shareOfPart = sql.raw(String(1 / partsOfAll))

/** Whether so many in this share of the catalogue leave no doubt of more than 10,000 in all: by three standard deviations. */
export function isManyOf(count: SQL, share: SQL): SQL {
  return sql`${count} - 3 * sqrt(${count}) > ${mostCounted}::int * ${share}`
}

/** Everything that matches, read from the table without a limit. */
export function productsMatching(listing: ListingConditions): SQL {
  const { found, base, left } = conditionsOf(listing)
  return productsThat([found, ...base, ...left(null)])
}

/** Those that a search finds among the first so many, in an order, of what the facets leave. */
export function matchingAmongFirst(
  listing: ListingConditions,
  { order, most }: { order: SQL; most: number },
): SQL {
  const { found, base, left } = conditionsOf(listing)
  const inOrder = productsThat([...base, ...left(null)])
  return sql`from (select ${searchedColumns} ${inOrder} order by ${order} limit ${most}) as ${marketplaceProducts}
    where ${found}`
}

/** Everything that matches, found by the indexes of what is searched: `offset 0` hides the order from the planner. */
export function productsSearched(listing: ListingConditions): SQL {
  const { base, left } = conditionsOf(listing)
  const { state } = listing
  const wanted = { columns: columnsFor(state), conditions: [...base, ...left(null)] }
  return sql`(${productsListedBy(state.search, wanted)} offset 0) as ${marketplaceProducts}`
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
const searchedColumns = sql.raw([...columnNames, ...searchedNames].join(', '))

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
