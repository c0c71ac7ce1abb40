import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { containsPattern } from '#catalog/search/search-term.ts'

const { id, searchText } = marketplaceProducts

/**
 * Name or description contains the term, or a tag equals it (product: search 1). The index of trigrams finds it anywhere
 * in the text, which has tags and id, too, and the rest leaves out parts of tags.
 */
export function matchesTerm(term: string): SQL {
  return sql`(${isAnywhere(term)} and (${isBefore(term, afterDescription)} or ${isTag(term)}))`
}

/** Name, description or id contains the term. */
export function containsTerm(term: string): SQL {
  const isInId = sql`strpos(lower(${id}), ${lower(term)}) > 0`
  return sql`(${isAnywhere(term)} and (${isBefore(term, afterDescription)} or ${isInId}))`
}

/** Of products that match: the name begins with the term (0), contains it (1), a tag equals it (2), or none of these (3). */
export function placeOfTerm(term: string): SQL {
  return sql`case when starts_with(${searchText}, ${lower(term)}) then 0
    when ${isBefore(term, afterName)} then 1 when ${isTag(term)} then 2 else 3 end`
}

/** What stands in the text after its parts. No term has these characters. */
const afterName = '\n'
const afterDescription = '\x1F'

/** LIKE, because it takes half as long as `strpos`, which counts letters. */
function isBefore(term: string, end: string): SQL {
  return sql`split_part(${searchText}, ${end}::text, 1) like ${lower(containsPattern(term))}`
}

function isTag(term: string): SQL {
  return sql`${searchText} like ${lower(containsPattern(afterDescription + term + afterDescription))}`
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
