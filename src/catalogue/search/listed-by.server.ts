import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { containsPattern, hasTrigram, joinedWords } from '#catalogue/search/search-term.ts'

/** Active products that the listing's own rule finds, for products that are read anyway. */
export function listedBy(term: string): SQL {
  return sql`${isActive} and (${hasText(term)} or ${hasTag(term)})`
}

export interface WantedProducts {
  columns: SQL
  /** Beside the rule. */
  conditions: readonly SQL[]
  /** All of them without it. */
  most?: number
}

/** The same as a query of at most so many of them, which finds each kind of term by its index. */
export function productsListedBy(term: string, wanted: WantedProducts): SQL {
  // Where the term has the letter of a space, the texts are compared as well.
  const joined = term.includes(letterOfSpace) ? null : joinedWords(term)
  if (joined !== null) {
    const hasJoints = sql`array_to_tsvector(word_joints(searched_text)) @@ joint_query(${asSearched(joined)})`
    return withTagged(term, [hasJoints, hasText(term)], wanted)
  }
  if (term.includes(letterOfSpace) || hasTrigram(term))
    return productsThat([sql`(${containsTerm(term)} or ${hasIndexedTag(term)})`], wanted)

  // Of two letters the pair is enough: each of them is in most texts.
  const parts = Array.from(term).length === 1 ? sql`letters_and_pairs` : sql`letter_pairs`
  // Where the planner knew how common they are, it would rather make them anew for each text than ask the index.
  const hasParts = sql`letters_and_pairs(searched_text) @> (select ${parts}(${asSearched(term)}))`
  return withTagged(term, [hasParts, hasText(term)], wanted)
}

/**
 * One of 64 parts of all products, as if drawn by lot: by a checksum of their ids. The index
 * `marketplace_products_part` finds in it whatever the larger ones find in all.
 */
export const isInPart = sql`left(md5(${marketplaceProducts.id}), 2) < '04'`
export const partsOfAll = 64

/** Those that the conditions find by their text, and if these are too few, those with the tag alone. */
function withTagged(term: string, byText: readonly SQL[], wanted: WantedProducts): SQL {
  return sql`
    (${productsThat(byText, wanted)})
    union all (${productsThat([hasIndexedTag(term), sql`not ${containsTerm(term)}`], wanted)})
    ${limitOf(wanted)}`
}

function productsThat(rule: readonly SQL[], wanted: WantedProducts): SQL {
  const all = sql.join([...wanted.conditions, isActive, ...rule], sql` and `)
  return sql`select ${wanted.columns} from ${marketplaceProducts} where ${all} ${limitOf(wanted)}`
}

function limitOf({ most }: WantedProducts): SQL {
  return most === undefined ? sql`` : sql`limit ${most}`
}

const { name, description, tags, isActive } = marketplaceProducts

/**
 * The column `searched_text` holds name and description in lower case. Trigrams end at spaces, so each space is stored
 * as the letter 'ĸ', and a real 'ĸ' as 'k'. A term with that letter is therefore compared with the texts, too.
 */
export function containsTerm(term: string): SQL {
  const pattern = containsPattern(term)
  const indexed = sql`searched_text like ${asSearched(pattern)}`
  if (!term.includes(letterOfSpace)) return indexed
  return sql`(${indexed} and (${name} ilike ${pattern} or ${description} ilike ${pattern}))`
}

const letterOfSpace = 'ĸ'

/** As `containsTerm`, faster, and without the index. */
function hasText(term: string): SQL {
  if (term.includes(letterOfSpace)) return containsTerm(term)
  return sql`strpos(searched_text, ${asSearched(term)}) > 0`
}

function asSearched(text: string): SQL {
  return sql`translate(lower(${text}::text), ' ĸ', 'ĸk')`
}

/**
 * For a single row the function of the index is slow. A tag that no product spells in an unusual way is compared as it is
 * stored.
 */
function hasTag(term: string): SQL {
  // Where the planner knew how common the tag is, it would rather look for the first product with it in the table.
  const isUnusual = sql`exists (select from ${marketplaceProducts} where unusually_spelled(${tags}) <> '{}'
    and unusually_spelled(${tags}) @> (select array[lower(${term}::text)]))`
  const isInText = sql`strpos(lower(array_to_string(${tags}, ' ')), lower(${term}::text)) > 0`
  return sql`case when ${isUnusual} then ${isInText} and ${hasIndexedTag(term)}
    else ${tags} && tag_spellings(${term}::text) end`
}

function hasIndexedTag(term: string): SQL {
  return sql`lowercased(${tags}) @> array[lower(${term}::text)]`
}
