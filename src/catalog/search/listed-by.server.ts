import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { containsPattern } from '#catalog/search/search-term.ts'

const { id, searchText } = marketplaceProducts

/**
 * Name or description contains the term, or a tag equals it (product: search 1). The index of trigrams finds it anywhere
 * in the text, which has tags and id, too, and the rest leaves out parts of tags.
 */
export function matchesTerm(term: string): SQL {
  return sql`(${isAnywhere(term)} and (${isInText(term)} or ${isTag(term)}))`
}

/** Name, description or id contains the term. */
export function containsTerm(term: string): SQL {
  return sql`(${isAnywhere(term)} and (${isInText(term)} or strpos(lower(${id}), ${lower(term)}) > 0))`
}

export function isTag(term: string): SQL {
  return sql`strpos(${searchText}, E'\\x1f' || ${lower(term)} || E'\\x1f') > 0`
}

function isInText(term: string): SQL {
  return sql`strpos(split_part(${searchText}, E'\\x1f', 1), ${lower(term)}) > 0`
}

/** A term without three letters in a row has no trigram, and reads the table. */
function isAnywhere(term: string): SQL {
  return /[\p{L}\p{N}]{3}/u.test(term)
    ? sql`${searchText} like ${lower(containsPattern(term))}`
    : sql`strpos(${searchText}, ${lower(term)}) > 0`
}

function lower(text: string): SQL {
  return sql`lower(${text}::text)`
}
