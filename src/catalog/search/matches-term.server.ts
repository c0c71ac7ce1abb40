import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { containsPattern } from '#catalog/search/search-term.ts'

const { id, searchText } = marketplaceProducts

/**
 * Whether name or description contains the term, or a tag equals it (product: search 1). The trigram index
 * also finds the term in parts of tags and in the id. The other conditions exclude these rows.
 */
export function matchesTerm(term: string): SQL {
  return sql`(${isAnywhere(term)} and (${isBefore(term, afterDescription)} or ${isTag(term)}))`
}

/** Whether name, description or id contains the term. */
export function containsTerm(term: string): SQL {
  const isInId = sql`strpos(lower(${id}), ${lower(term)}) > 0`
  return sql`(${isAnywhere(term)} and (${isBefore(term, afterDescription)} or ${isInId}))`
}

/**
 * Ranks a matching product: the name begins with the term (0), the name contains it (1), a tag equals it (2),
 * or none of these (3).
 */
export function placeOfTerm(term: string): SQL {
  return sql`case when starts_with(${searchText}, ${lower(term)}) then 0
    when ${isBefore(term, afterName)} then 1 when ${isTag(term)} then 2 else 3 end`
}

/** The separators after parts of the text. No term contains these characters. */
const afterName = '\n'
const afterDescription = '\x1F'

/**
 * Whether the term occurs before this separator. LIKE takes half the time of `strpos`, which counts
 * characters.
 */
function isBefore(term: string, end: string): SQL {
  return sql`split_part(${searchText}, ${end}::text, 1) like ${lower(containsPattern(term))}`
}

function isTag(term: string): SQL {
  return sql`${searchText} like ${lower(containsPattern(afterDescription + term + afterDescription))}`
}

/**
 * Whether the term occurs anywhere in the text. A term without three consecutive letters has no trigram, so
 * the table is scanned. With the locale C, letters other than a to z have no trigrams either, so the
 * statement itself checks for trigrams.
 */
function isAnywhere(term: string): SQL {
  const like = sql`${searchText} like ${lower(containsPattern(term))}`
  if (/[a-z\d]{3}/i.test(term)) return like
  const scan = sql`strpos(${searchText}, ${lower(term)}) > 0`
  if (!/[\p{L}\p{N}]{3}/u.test(term)) return scan
  return sql`case when show_trgm(${term}::text) = '{}' then ${scan} else ${like} end`
}

function lower(text: string): SQL {
  return sql`lower(${text}::text)`
}
