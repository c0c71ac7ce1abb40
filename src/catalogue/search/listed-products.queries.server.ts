import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalogue/fallback.ts'
import { inOrderOf } from '#catalogue/product-rows.server.ts'
import { productsByIds } from '#catalogue/marketplace.queries.server.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { rejectUnreadableRow, type OnUnreadableRow } from '#catalogue/readable-rows.ts'
import { containsPattern, searchTerm } from '#catalogue/search.ts'
import { mostCounted, type ListedProducts } from '#catalogue/search/search-results.ts'

/** Active products that a term finds, best rated first; an empty term finds none (product: search 1, 3, 4). */
export async function searchProducts(
  db: Database,
  typed: string,
  slice: Slice,
  onUnreadable: OnUnreadableRow = rejectUnreadableRow,
): Promise<ListedProducts> {
  const term = searchTerm(typed)
  if (term === '') return { products: [], total: 0, isCapped: false }
  const { ids, total } = await matchingIds(db, listedBy(term), slice)
  return {
    products: inOrderOf(ids, await productsByIds(db, ids, onUnreadable)),
    total: Math.min(total, mostCounted),
    isCapped: total > mostCounted,
  }
}

/**
 * Counts one more than is told. Up to that many matches are sorted by rating. A term that is in more is met soon when
 * the products are read in the order of their rating.
 */
async function matchingIds(
  db: Database,
  match: SQL,
  { offset, limit }: Slice,
): Promise<{ ids: string[]; total: number }> {
  // Not prepared: the planner needs the term to choose between the indexes and a scan.
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with matching as materialized (
      select id, rating, created_at from ${marketplaceProducts}
      where ${match}
      limit ${mostCounted + 1}
    ),
    counted as (select count(*)::int as total from matching)
    select total, case
      when total <= ${mostCounted} then array(
        select id from matching
        order by ${byRating} limit ${limit} offset ${offset})
      else array(
        select id from ${marketplaceProducts}
        where ${match}
        order by ${byRating} limit ${limit} offset ${offset})
      end as ids
    from counted`)
  return rows[0] ?? { ids: [], total: 0 }
}

/** NULLS LAST as in the index, otherwise PostgreSQL would sort all of them. The id settles ties. */
const byRating = sql.raw('rating desc nulls last, created_at desc nulls last, id')

/** Active products that the listing's own rule finds. */
export function listedBy(term: string): SQL {
  const { tags, isActive } = marketplaceProducts
  return sql`${isActive} and (${containsTerm(term)} or lowercased(${tags}) @> array[lower(${term}::text)])`
}

/**
 * `searched_text` is name and description in lower case, with the letter 'ĸ' for each space: trigrams end at spaces. For
 * a term with that letter, which has become a 'k', the texts themselves are looked at, too.
 */
export function containsTerm(term: string): SQL {
  const pattern = containsPattern(term)
  const { name, description } = marketplaceProducts
  const indexed = sql`searched_text like translate(lower(${pattern}), ' ĸ', 'ĸk')`
  if (!term.includes('ĸ')) return indexed
  return sql`(${indexed} and (${name} ilike ${pattern} or ${description} ilike ${pattern}))`
}
