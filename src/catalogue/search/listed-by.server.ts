import { sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { containsPattern, hasTrigram, joinedWords } from '#catalogue/search/search-term.ts'

/** Active products that the listing's own rule finds. */
export function listedBy(term: string): SQL {
  return sql`${isActive} and (${containsTerm(term)} or ${hasTag(term)})`
}

export interface WantedProducts {
  columns: SQL
  /** Beside the rule. */
  conditions: readonly SQL[]
  most: number
  /** As many of a term that a sample finds in far more than 10,000 products. */
  mostOfCommon?: number
}

/**
 * The same as a query of at most so many of them, each kind of term in the way that reads least. A further column says
 * whether the term is common, of which all rows say the same.
 */
export function productsListedBy(term: string, { mostOfCommon, ...found }: WantedProducts): SQL {
  const wanted = { ...found, columns: sql`${found.columns}, false as "isCommon"` }
  const byIndexes = sql`(${containsTerm(term)} or ${hasIndexedTag(term)})`
  // The texts are compared as well.
  if (term.includes(letterOfSpace)) return productsThat([byIndexes], wanted)

  const joined = joinedWords(term)
  if (joined !== null) {
    const hasJoints = sql`array_to_tsvector(word_joints(searched_text)) @@ joint_query(${asSearched(joined)})`
    return withTagged(term, [hasJoints, hasText(term)], wanted)
  }
  const isCommon = sql`(select is_common from sample)`
  const isRare = sql`not ${isCommon}`
  // Of two letters the pair is enough: each of them is in most texts.
  const parts = Array.from(term).length === 1 ? sql`letters_and_pairs` : sql`letter_pairs`
  const hasParts = sql`letters_and_pairs(searched_text) @> ${parts}(${asSearched(term)})`
  const fromIndexes = hasTrigram(term)
    ? productsThat([isRare, byIndexes], wanted)
    : withTagged(term, [isRare, hasParts, hasText(term)], wanted)
  const ofCommon = {
    columns: sql`${found.columns}, true as "isCommon"`,
    conditions: [isCommon, ...found.conditions],
    most: mostOfCommon ?? found.most,
  }
  return sql`
    with sample as materialized (${sampleOf(term)})
    (${productsFromTable(term, ofCommon)})
    union all (${fromIndexes})`
}

/** For what so many products have that the table need not be read far. */
export function productsFromTable(term: string, wanted: WantedProducts): SQL {
  // PostgreSQL begins a plain scan where the last one ended, and each call would count other products.
  return withTagged(term, [sql`ctid >= '(0,0)'`, hasText(term)], wanted)
}

/** Those that the conditions find by their text, and if these are too few, those with the tag alone. */
function withTagged(term: string, byText: readonly SQL[], wanted: WantedProducts): SQL {
  return sql`
    (${productsThat(byText, wanted)})
    union all (${productsThat([hasIndexedTag(term), sql`not ${containsTerm(term)}`], wanted)})
    limit ${wanted.most}`
}

function productsThat(rule: readonly SQL[], { columns, conditions, most }: WantedProducts): SQL {
  const all = sql.join([...conditions, isActive, ...rule], sql` and `)
  return sql`select ${columns} from ${marketplaceProducts} where ${all} limit ${most}`
}

const { name, description, tags, isActive } = marketplaceProducts

/**
 * Whether reading the table until there are enough is faster than collecting all matches from the index first. With a
 * share s of n products the one takes about 12 / s ms, the other s * n / 5,000 ms: equal where s * s * n is 60,000. The
 * sample is every thousandth page; of a small one nothing is certain.
 */
function sampleOf(term: string): SQL {
  return sql`
    select count(*) filter (where ${hasText(term)}) ^ 2 > 60 * greatest(count(*), 250) as is_common
    from ${marketplaceProducts} tablesample system (0.1) repeatable (1)`
}

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
  return sql`strpos(searched_text, ${asSearched(term)}) > 0`
}

function asSearched(text: string): SQL {
  return sql`translate(lower(${text}::text), ' ĸ', 'ĸk')`
}

/** The function of the index is slow for a single row, and most rows need not be asked. */
function hasTag(term: string): SQL {
  return sql`(strpos(lower(array_to_string(${tags}, ' ')), lower(${term}::text)) > 0 and ${hasIndexedTag(term)})`
}

function hasIndexedTag(term: string): SQL {
  return sql`lowercased(${tags}) @> array[lower(${term}::text)]`
}
