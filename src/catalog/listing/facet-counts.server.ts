import { sql, type SQL } from 'drizzle-orm'
import { maxSellers } from '#catalog/listing/facet-counts.ts'
import { rangesFor, ratingsFor } from '#catalog/listing/facets.ts'
import {
  billingColumn,
  isAvailableRow,
  isOfVerifiedSeller,
  isRowInRange,
  isRowRatedAtLeast,
} from '#catalog/listing/listing-filters.server.ts'
import { countedRows, type ListingConditions } from '#catalog/listing/listing-sets.server.ts'
import type { FacetName } from '#catalog/listing/product-facets.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'

/** Selects the columns of `FacetCounts`. */
export function facetColumns(state: ListingState, listing: ListingConditions): SQL {
  const { categoryId } = marketplaceProducts
  const perValue = (facet: FacetName, value: SQL) => sql`(
    select coalesce(jsonb_object_agg(value, products), '{}') from (
      select ${value} as value, count(*) as products from ${countedRows(listing, facet)} group by 1
    ) as counted where value is not null)`
  return sql.join(
    [
      sql`${perValue('category', sql`${categoryId}`)} as categories`,
      sql`${perValue('billing', billingColumn)} as billing`,
      sql`${sellerCounts(state, countedRows(listing, 'seller'))} as sellers`,
      sql`${figures(state, listing)} as figures`,
    ],
    sql`, `,
  )
}

/** Counts all facets without a selection in one pass, and each facet with a selection in another pass. */
function figures(state: ListingState, listing: ListingConditions): SQL {
  const { price } = marketplaceProducts
  const counts = (conditions: readonly SQL[]) =>
    sql`array[${sql.join(
      conditions.map((condition) => sql`count(*) filter (where ${condition})`),
      sql`, `,
    )}]`
  const isPrice = sql`filter (where ${price} <> 'NaN')`
  const columns: readonly [FacetName, SQL][] = [
    [
      'price',
      sql`'lowest', round(100 * min(${price}) ${isPrice}), 'highest', round(100 * max(${price}) ${isPrice}),
        'ranges', ${counts(rangesFor(state).map(isRowInRange))}`,
    ],
    ['rating', sql`'ratings', ${counts(ratingsFor(state).map(isRowRatedAtLeast))}`],
    ['verified', sql`'verified', count(*) filter (where ${isOfVerifiedSeller})`],
    ['available', sql`'available', count(*) filter (where ${isAvailableRow})`],
  ]
  const passes = Map.groupBy(columns, ([facet]) => (listing.chosen.has(facet) ? facet : null))
  return sql.join(
    [...passes.values()].map((pass) => {
      const [[facet] = ['price' as const]] = pass
      return sql`(select jsonb_build_object(${sql.join(
        pass.map(([, column]) => column),
        sql`, `,
      )}) from ${countedRows(listing, facet)})`
    }),
    sql` || `,
  )
}

/** Returns the sellers with the most products, and the selected sellers even if they have none. */
function sellerCounts(state: ListingState, rows: SQL): SQL {
  const { id, name, isVerified, suspendedAt } = marketplaceSellers
  const chosen = sql`${id} = any (${sql.param([...state.sellers])}::text[])`
  return sql`(
    with counted as (
      select seller_id, count(*)::int as products from ${rows} where seller_id is not null group by 1
    ),
    largest as (select * from counted order by products desc, seller_id collate "C" limit ${maxSellers})
    select coalesce(jsonb_agg(
      jsonb_build_object('id', ${id}, 'name', ${name}, 'isVerified', ${isVerified},
        'count', coalesce(products, 0))
      order by coalesce(products, 0) desc, ${id} collate "C"), '[]')
    from ${marketplaceSellers} left join counted on seller_id = ${id}
    where ${suspendedAt} is null and (${id} in (select seller_id from largest) or ${chosen}))`
}
