import { and, sql, type SQL } from 'drizzle-orm'
import type { FacetName } from '#catalog/listing/product-facets.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { mostCounted } from '#catalog/products/list-limits.ts'

/** What a listing is read by. */
export interface ListingConditions {
  /** Of everything in it, before anything is searched or chosen. */
  shown: SQL
  found: SQL | undefined
  /** Of each facet in which something is chosen. */
  chosen: ReadonlyMap<FacetName, SQL>
}

/**
 * The two sets of products that a listing shows and counts, each at most 10,001, which says that there are more than
 * 10,000 (product: marketplace 47): what passes all choices, and with choices what passes all but one, which it names.
 * Where the first has more, the second stops at 2,500. What is found is asked last: texts are slow to compare.
 */
export function listingSets({ shown, found, chosen }: ListingConditions, place: SQL | null): SQL {
  const columns = sql`${countedColumns}, id, download_count, created_at${place ? sql`, ${place} as place` : sql``}`
  const rows = (selected: SQL, conditions: readonly SQL[]) =>
    sql`select ${selected} from ${marketplaceProducts} where ${and(shown, ...conditions, found)}`
  const choices = [...chosen.values()]
  const matching = sql`matching as materialized (${rows(columns, choices)} limit ${mostCounted + 1}),
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
  // In two steps: with a limit that it does not know, the planner would read the table instead of an index.
  return sql`${matching}, most_nearly as materialized (${nearly} limit ${mostCounted + 1}),
    nearly as not materialized (select * from most_nearly
      limit (select case when total > ${mostCounted}::int then 2500 end from size))`
}

/** How many products the larger set has. */
export function largestSet({ chosen }: ListingConditions): SQL {
  const total = sql`(select total from size)`
  return chosen.size === 0 ? total : sql`greatest(${total}, (select count(*)::int from nearly))`
}

/** What a facet is counted over: what the choices in all others leave (product: marketplace 45). */
export function countedRows({ chosen }: ListingConditions, facet: FacetName): SQL {
  if (!chosen.has(facet)) return sql`matching as ${marketplaceProducts}`
  return sql`(
    select ${countedColumns} from matching union all select ${countedColumns} from nearly where missed = ${facet}
  ) as ${marketplaceProducts}`
}

const countedColumns = sql.raw(
  'category_id, seller_id, price, product_type, redirect_url, coming_soon, rating, review_count',
)
