import { sql, type SQL } from 'drizzle-orm'
import { priceFrom } from '#db/prices.server.ts'
import type { Billing } from '#catalog/listing/facet-values.ts'
import { mostSellers, type FacetCounts } from '#catalog/listing/facet-counts.ts'
import { rangesFor, ratingsFor } from '#catalog/listing/facets.ts'
import {
  billingColumn,
  isAvailableRow,
  isOfVerifiedSeller,
  isRowInRange,
  isRowRatedAtLeast,
} from '#catalog/listing/listing-filters.server.ts'
import type { FacetName } from '#catalog/listing/product-facets.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Category } from '#catalog/product.ts'

/** What the columns of `facetColumns` hold. */
export interface FacetRow {
  categories: Record<string, number>
  sellers: { id: string; name: string; isVerified: boolean; count: number }[]
  billing: Partial<Record<Billing, number>>
  figures: {
    lowest: string | null
    highest: string | null
    ranges: number[]
    ratings: number[]
    verified: number
    available: number
  }
}

/** Facets that are counted over the same rows, and those rows, with the name of the table as their alias. */
export interface CountedRows {
  facets: readonly FacetName[]
  rows: SQL
}

/** The counts of each facet. */
export function facetColumns(state: ListingState, counted: readonly CountedRows[]): SQL {
  const { categoryId } = marketplaceProducts
  const rowsOf = (facet: FacetName) => counted.find(({ facets }) => facets.includes(facet))?.rows
  const perValue = (facet: FacetName, value: SQL) => sql`(
    select coalesce(jsonb_object_agg(value, products), '{}') from (
      select ${value} as value, count(*) as products from ${rowsOf(facet)} group by 1
    ) as counted where value is not null)`
  return sql.join(
    [
      sql`${perValue('category', sql`${categoryId}`)} as categories`,
      sql`${perValue('billing', billingColumn)} as billing`,
      sql`${sellerCounts(state, rowsOf('seller'))} as sellers`,
      sql`${sql.join(
        counted.flatMap(({ facets, rows }) => figuresOf(state, facets, rows) ?? []),
        sql` || `,
      )} as figures`,
    ],
    sql`, `,
  )
}

/** The figures of these facets that conditions count, in one pass over the rows. */
function figuresOf(state: ListingState, facets: readonly FacetName[], rows: SQL): SQL | null {
  const { price } = marketplaceProducts
  const counts = (conditions: readonly SQL[]) =>
    sql`array[${sql.join(
      conditions.map((condition) => sql`count(*) filter (where ${condition})`),
      sql`, `,
    )}]`
  const isPrice = sql`filter (where ${price} <> 'NaN')`
  const figures: Partial<Record<FacetName, SQL>> = {
    price: sql`'lowest', (min(${price}) ${isPrice})::text, 'highest', (max(${price}) ${isPrice})::text,
      'ranges', ${counts(rangesFor(state).map(isRowInRange))}`,
    rating: sql`'ratings', ${counts(ratingsFor(state).map(isRowRatedAtLeast))}`,
    verified: sql`'verified', count(*) filter (where ${isOfVerifiedSeller})`,
    available: sql`'available', count(*) filter (where ${isAvailableRow})`,
  }
  const asked = facets.flatMap((facet) => figures[facet] ?? [])
  if (asked.length === 0) return null
  return sql`(select jsonb_build_object(${sql.join(asked, sql`, `)}) from ${rows})`
}

/** The sellers with the most products first, and those that are chosen even without one. */
function sellerCounts(state: ListingState, rows: SQL | undefined): SQL {
  const { id, name, isVerified, suspendedAt } = marketplaceSellers
  const chosen = sql`${id} = any (${sql.param([...state.sellers])}::text[])`
  return sql`(
    with counted as (
      select seller_id, count(*)::int as products from ${rows} where seller_id is not null group by 1
    ),
    most as (select * from counted order by products desc, seller_id collate "C" limit ${mostSellers})
    select coalesce(jsonb_agg(
      jsonb_build_object('id', ${id}, 'name', ${name}, 'isVerified', ${isVerified},
        'count', coalesce(products, 0))
      order by coalesce(products, 0) desc, ${id} collate "C"), '[]')
    from ${marketplaceSellers} left join counted on seller_id = ${id}
    where ${suspendedAt} is null and (${id} in (select seller_id from most) or ${chosen}))`
}

/** Categories are counted by id, and named by slug. */
export function toFacetCounts(
  row: FacetRow,
  { categories, isCapped }: { categories: readonly Category[]; isCapped: boolean },
): FacetCounts {
  const { lowest, highest, ranges, ratings, verified, available } = row.figures
  return {
    sellers: row.sellers,
    ranges,
    ratings,
    verified,
    available,
    categories: new Map(categories.map(({ id, slug }) => [slug, row.categories[id] ?? 0])),
    billing: row.billing,
    bounds:
      lowest === null || highest === null ? null : { lowest: priceFrom(lowest), highest: priceFrom(highest) },
    isCapped,
  }
}
