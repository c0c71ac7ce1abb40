import { and, sql, type SQL } from 'drizzle-orm'
import type { FacetName } from '#catalog/listing/product-facets.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { maxCounted } from '#lib/max-counted.ts'

export interface ListingConditions {
  /** The condition of the listing itself, before search and facets. */
  shown: SQL
  found: SQL | undefined
  /** One condition for each facet with a selection. */
  chosen: ReadonlyMap<FacetName, SQL>
}

/**
 * Selects the products that a listing shows and counts. `matching` contains the products that match all
 * facets, `nearly` contains the products that fail at most one. Each set stops at 10,001 products, but
 * `nearly` stops at 2,500 if `matching` is full (product: marketplace 47).
 */
export function listingSets({ shown, found, chosen }: ListingConditions, place: SQL | null): SQL {
  const columns = sql`${countedColumns}, id, download_count, created_at${place ? sql`, ${place} as place` : sql``}`
  // The search condition comes last, because comparing texts is slow.
  const rows = (selected: SQL, conditions: readonly SQL[]) =>
    sql`select ${selected} from ${marketplaceProducts} where ${and(shown, ...conditions, found)}`
  const choices = [...chosen.values()]
  const matching = sql`matching as materialized (${rows(columns, choices)} limit ${maxCounted + 1}),
    size as materialized (select count(*)::int as total from matching)`
  if (choices.length === 0) return matching
  const missed = sql.join(
    [...chosen].map(([facet, choice]) => sql`when ${choice} is not true then ${facet}`),
    sql` `,
  )
  const misses = sql.join(
    choices.map((choice) => sql`(${choice} is not true)::int`),
    sql` + `,
  )
  const nearly = rows(sql`${countedColumns}, case ${missed} end as missed`, [sql`${misses} <= 1`])
  // The limit of `nearly` is known only at run time, so it is applied in a second step. With such a limit in
  // the first step, the planner would scan the table instead of using an index.
  return sql`${matching}, most_nearly as materialized (${nearly} limit ${maxCounted + 1}),
    nearly as not materialized (select * from most_nearly
      limit (select case when total > ${maxCounted}::int then 2500 end from size))`
}

/** Counts the products in the larger of the two sets. */
export function largestSet({ chosen }: ListingConditions): SQL {
  const total = sql`(select total from size)`
  return chosen.size === 0 ? total : sql`greatest(${total}, (select count(*)::int from nearly))`
}

/**
 * Selects the rows that count for a facet: the rows that match all other facets (product: marketplace 45).
 */
export function countedRows({ chosen }: ListingConditions, facet: FacetName): SQL {
  if (!chosen.has(facet)) return sql`matching as ${marketplaceProducts}`
  return sql`(
    select ${countedColumns} from matching union all select ${countedColumns} from nearly where missed = ${facet}
  ) as ${marketplaceProducts}`
}

const countedColumns = sql.raw(
  'category_id, seller_id, price, product_type, redirect_url, coming_soon, rating, review_count',
)
