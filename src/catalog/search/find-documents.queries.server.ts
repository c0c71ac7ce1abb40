import { and, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { pageSize } from '#catalog/products/slice.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { matchesTerm } from '#catalog/search/matches-term.server.ts'
import { isShownInShop } from '#catalog/sellers/sellers.queries.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { FoundDocument } from '#catalog/search/search-results.ts'
import { toTsquery, type Concept, type SearchPlan } from '#catalog/search/search-plan.ts'
import { beginsPattern } from '#catalog/search/search-term.ts'
import { searchDocuments } from '#catalog/search/search.tables.server.ts'

/**
 * The maximum numbers of candidates to rank. If too many products contain a word, ranks only the best-rated
 * products and the products whose name contains the word.
 */
const max = { named: 100, matching: 200, bestRated: 50, others: 200, begun: 50, ofEachKind: 24 }

export interface DocumentSearch extends SearchPlan {
  term: string
  /**
   * The number of products that the listing itself finds. These products are excluded here. `null` for
   * suggestions, which exclude none.
   */
  listed: number | Promise<number> | null
}

type Scored = FoundDocument & { score: number }

/**
 * Finds documents by full-text search, sorted by one score, then by rating and demand (product: search 8). If
 * few documents contain all words, includes documents that contain some of the words.
 */
export async function findDocuments(db: Database, search: DocumentSearch): Promise<Scored[]> {
  const { concepts, listed } = search
  const each = concepts.map((concept) => `(${toTsquery(phrasesOf(concept))})`)
  const all = await matching(db, search, each.join(' & '))
  if (concepts.length < 2) return relevantOf(all)
  const relevant = all.filter(({ score }) => score >= concepts.length * placeScores.CD)
  const enough = minRelevant((await listed) ?? 0)
  if (relevant.length >= enough) return relevantOf(all)
  return relevantOf(await matching(db, search, each.join(' | '), scoreOfMatch))
}

const minResults = 3

/**
 * Returns the number of documents that must match all words. With fewer, documents that match only some words
 * are included.
 */
function minRelevant(listed: number): number {
  return listed < pageSize ? Math.max(1, minResults - listed) : 0
}

/** Drops results whose score is below half of the best score, but keeps the first few results. */
function relevantOf(found: readonly Scored[]): Scored[] {
  const best = found[0]?.score ?? 0
  return found.filter(({ score }, place) => place < minResults || score >= best / 2)
}

async function matching(db: Database, search: DocumentSearch, query: string, ofMatch = 0): Promise<Scored[]> {
  const { term, concepts, everyday, listed } = search
  const match = sql`${query}::tsquery`
  const isBegun = sql`(lower(name) like ${beginsPattern(term)})`
  const { id, name, searchVector, rating, isActive, downloadCount, reviewCount } = marketplaceProducts
  const isMatch = sql`${searchVector} @@ ${match}`
  // The planner has no statistics about the words of names. It uses the index for a subquery, but might read
  // the whole table for a constant.
  const isNamed = sql`ts_filter(${searchVector}, '{a}') @@ (select ${match})`
  const isListed = listed === null ? sql`false` : matchesTerm(term)
  const product = sql`select 'product' as kind, ${id} as id, ${name} as name, '/marketplace/' || ${id} as address,
    ${searchVector} as words, ${rating} as rating, ${downloadCount} + ${reviewCount} as demand, ${isListed} as is_listed
    from ${marketplaceProducts}`
  const where = (...conditions: SQL[]) => sql`where ${and(sql`${isActive}`, ...conditions)}`
  // Among texts with equal scores, a text that contains the words more often ranks higher.
  const frequency = sql`0.2 * ts_rank(words, ${toTsquery(concepts.flatMap(phrasesOf))}::tsquery)`
  const scores = [
    ...concepts.map((concept) => scoreOf(concept, { isOnly: !term.includes(' '), ofMatch })),
    ...(ofMatch === 0 ? [] : everyday.map(scoreOfEveryday)),
    placeOf((weight) => phraseQuery(concepts, weight)),
    sql`${scoreOfBeginning} * ${isBegun}::int`,
    frequency,
  ]
  const document = sql`select kind, id, name, address, words, rating, demand, false as is_listed from ${searchDocuments}`
  const { rows } = await db.execute<Scored & Record<string, unknown>>(sql`
    with matching as materialized (${product} ${where(isMatch)} limit ${max.matching}),
    candidates as (
      select * from matching
      union all (${product} ${where(isNamed, isMany)} limit ${max.named})
      union all (${product} ${where(isMatch, isMany)} order by ${rating} desc nulls last limit ${max.bestRated})
      union all (${product} ${where(isBegun)} limit ${max.begun})
      union all (${document} where (words @@ ${match} or ${isBegun}) and ${isShown} limit ${max.others})
    ),
    scored as (
      select distinct on (kind, id) kind, id, name, address, rating, demand,
        (${sql.join(scores, sql` + `)}) * ${partOfComing}${ofMatch === 0 ? sql`` : sql` * ${partOfKind}`} as score
      from candidates where not is_listed order by kind, id
    ),
    placed as (
      select *, row_number() over (partition by kind order by ${byRelevance}) as place from scored
    )
    select kind, id, name, address, score from placed
    where place <= ${max.ofEachKind} order by ${byRelevance}`)
  return rows
}

/** The score of each weight: A for the name; B for tags, category and seller; C and D for all other texts. */
const placeScores = { A: 1, B: 0.6, CD: 0.25 }
const aboveTagOfSynonym = 0.45
/** The bonus for a name that begins with the whole search. */
const scoreOfBeginning = sql`0.1::float8`
/** The score for each matching concept, if texts that match only some concepts are included. */
const scoreOfMatch = 0.15

/**
 * The index also contains sellers that the shop does not show, because a new product may make them visible.
 */
const isShown = sql`(kind <> 'seller' or exists (
  select from ${marketplaceSellers} where ${marketplaceSellers.id} = ${searchDocuments.id} and ${isShownInShop}))`

/**
 * Categories and sellers score less, because their short names easily match one of many words, and people
 * rarely look for them.
 */
const partOfKind = sql`(case when kind in ('category', 'seller') then 0.5 else 1 end)::float8`

/** Among results with similar scores, solutions for sale come before solutions that are coming soon. */
const partOfComing = sql`(case when kind = 'solution' and exists (
  select from ${wtsSolutions} where ${wtsSolutions.id} = candidates.id and ${wtsSolutions.comingSoon}
) then 0.97 else 1 end)::float8`

const byRelevance = sql`score desc, rating desc nulls last, demand desc nulls last, kind, id`
const isMany = sql`(select count(*) from matching) >= ${max.matching}::int`

/**
 * Returns the score of a word, which is the score of the most important place where it occurs. A synonym
 * scores 0.7 times as much. If the search has only one word, any text with the word itself ranks above tags
 * with synonyms.
 */
function scoreOf(concept: Concept, { isOnly, ofMatch }: { isOnly: boolean; ofMatch: number }): SQL {
  const [exact, close] = [concept.exact, concept.close].map((phrases) =>
    placeOf((weight) => toTsquery(phrases, weight)),
  )
  const own = sql`${aboveTagOfSynonym}::float8 * (words @@ ${toTsquery(concept.exact)}::tsquery)::int`
  const place = sql`greatest(${exact}, ${close} * 0.7${isOnly ? sql`, ${own}` : sql``})`
  if (ofMatch === 0) return place
  return sql`(${place} + ${ofMatch}::float8 * (words @@ ${toTsquery(phrasesOf(concept))}::tsquery)::int)`
}

/** Everyday words decide among texts that contain equally many other words. */
function scoreOfEveryday({ exact }: Concept): SQL {
  return sql`${placeOf((weight) => toTsquery(exact, weight))} * 0.4`
}

function phrasesOf({ exact, close }: Concept): string[] {
  return [...exact, ...close]
}

/** Returns a query for the words of the search as one phrase. A match of the phrase adds to the score. */
function phraseQuery(concepts: readonly Concept[], weight: string): string {
  const each = concepts.map(({ exact }) => toTsquery(exact, weight))
  return each.length > 1 && each.every(Boolean) ? each.map((exact) => `(${exact})`).join(' <-> ') : ''
}

/** Returns the score of the most important place where the word occurs. */
function placeOf(queryIn: (weight: string) => string): SQL {
  if (queryIn('') === '') return sql`0::float8`
  const places = Object.entries(placeScores).map(
    ([weight, score]) => sql`when words @@ ${queryIn(weight)}::tsquery then ${score}::float8`,
  )
  return sql`(case ${sql.join(places, sql` `)} else 0 end)`
}
