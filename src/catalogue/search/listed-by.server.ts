import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { containsPattern } from '#catalogue/search/search-term.ts'

/** Active products that the listing's own rule finds. */
export function listedBy(term: string): SQL {
  const { tags, isActive } = marketplaceProducts
  return sql`${isActive} and (${containsTerm(term)} or lowercased(${tags}) @> array[lower(${term}::text)])`
}

/**
 * The column `searched_text` holds name and description in lower case. Trigrams end at spaces, so each space is stored
 * as the letter 'ĸ', and a real 'ĸ' as 'k'. A term with that letter is therefore compared with the texts, too.
 */
function containsTerm(term: string): SQL {
  const pattern = containsPattern(term)
  const { name, description } = marketplaceProducts
  const indexed = sql`searched_text like translate(lower(${pattern}), ' ĸ', 'ĸk')`
  if (!term.includes('ĸ')) return indexed
  return sql`(${indexed} and (${name} ilike ${pattern} or ${description} ilike ${pattern}))`
}
