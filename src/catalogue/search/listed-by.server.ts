import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { containsPattern } from '#catalogue/search.ts'

/** Active products that the listing's own rule finds. */
export function listedBy(term: string): SQL {
  const { tags, isActive } = marketplaceProducts
  return sql`${isActive} and (${containsTerm(term)} or lowercased(${tags}) @> array[lower(${term}::text)])`
}

/**
 * `searched_text` is name and description in lower case, with the letter 'ĸ' for each space: trigrams end at spaces. For
 * a term with that letter, which has become a 'k', the texts themselves are looked at, too.
 */
function containsTerm(term: string): SQL {
  const pattern = containsPattern(term)
  const { name, description } = marketplaceProducts
  const indexed = sql`searched_text like translate(lower(${pattern}), ' ĸ', 'ĸk')`
  if (!term.includes('ĸ')) return indexed
  return sql`(${indexed} and (${name} ilike ${pattern} or ${description} ilike ${pattern}))`
}
