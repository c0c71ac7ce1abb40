import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { wordsOf } from '#catalog/search/query-words.ts'
import type { Database } from '#db/database.server.ts'
import { withRollback } from '../../support/store.ts'
import { buyerQuestions } from '../../support/samples/buyer-questions.ts'
import { colloquialQuestions } from '../../support/samples/colloquial-questions.ts'
import { queries } from '../../support/samples/search-queries.ts'
import { ownersProblems } from '../../support/samples/owners-problems.ts'
import { plainQuestions } from '../../support/samples/plain-questions.ts'
import { tradeTerms } from '../../support/samples/trade-terms.ts'
import { foundIds } from '../../support/search-results.ts'

it.each([
  ['what buyers type', queries, 235, 0.97],
  ['problems in plain words and with typing errors', plainQuestions, 122, 0.95],
  ['needs of several trades', buyerQuestions, 154, 0.95],
  ['trade terms and abbreviations', tradeTerms, 199, 0.95],
  ['problems in colloquial words', colloquialQuestions, 176, 0.95],
  ['problems as owners of small companies tell them', ownersProblems, 233, 0.95],
])(
  'the search shows the intended result among the first three for the required share of the terms: %s',
  async (_, terms, count, share) => {
    await withRollback(async (db) => {
      const missed: string[] = []
      for (const [term, relevant] of Object.entries(terms)) {
        const found = await foundIds(db, term)
        if (!found.slice(0, 3).some((id) => relevant.split(' ').includes(id)))
          missed.push(`${term}: ${found.slice(0, 5).join(', ')}`)
      }
      expect(Object.keys(terms)).toHaveLength(count)
      expect(1 - missed.length / count, missed.join('\n')).toBeGreaterThanOrEqual(share)
    })
  },
)

it('the search keeps at least three close matches after the cutoff (product: search 8)', async () => {
  await withRollback(async (db) => expect((await foundIds(db, 'contracts renew')).length).toBeGreaterThan(2))
})

it.each([
  ['analytics', 'analytics'],
  ['follow-up', 'process-walk'],
  ['call center software', 'ai-sales-infrastructure'],
  ['analitycs', 'analytics'],
  ['secuirty', 'security-platform'],
  ['Jake', 'jake-ai-platform'],
  ['technicians', 'field-service-planner'],
  ['sales follow up', 'jake-ai-platform'],
  ['check our website for hacks', 'penetration-test'],
  ['when contracts renew', 'contract-reader'],
  ['can we raise our prices', 'pricing-review'],
  ['keep hackers out of our email', 'phishing-drills'],
  ['members of my gym quit and never say why', 'survey-reader'],
  ['do we have fair prices', 'pricing-review'],
  ['our orders are mostly late', 'process-walk'],
  ['the phone rings on sunday and we lose the calls', 'jake-ai-platform'],
  ['is our bank ready for AI', 'wadah-strategy-pro'],
  ['managed it for a school', 'wadah-stand-by'],
])('the search shows the intended product among the first three for %s', (query, id) =>
  withRollback(async (db) => {
    expect((await foundIds(db, query)).slice(0, 3)).toContain(id)
  }),
)

it.each([
  ['who can check our website for hackers', 'penetration-test'],
  ['sum up our video calls', 'meeting-minutes'],
  ['sum up customer reviews', 'survey-reader'],
])('the search shows the intended product first for %s', (query, id) =>
  withRollback(async (db) => {
    expect((await foundIds(db, query))[0]).toBe(id)
  }),
)

/** All searchable records, with their texts. */
const texts = sql`
  select id, name, labels, description, features from search_texts
  union all
  select product.id, product.name, concat_ws(' ', array_to_string(tags, ' '), category.name, seller.name),
    short_description || ' ' || product.description,
    concat_ws(' ', array_to_string(features, ' '), details_words('product', product.id))
  from marketplace_products as product
  left join marketplace_categories as category on category.id = category_id
  left join marketplace_sellers as seller on seller.id = seller_id
  where product.is_active`

/**
 * Every document with its words, also in the table `documents`. Only the edit distance decides which word a
 * misspelled word should match.
 */
async function writtenDocuments(db: Database): Promise<{ id: string; words: Set<string> }[]> {
  await db.execute(sql`
    create temporary table documents on commit drop as
    select id, concat_ws(' ', name, labels, description, features) as written,
      search_vector(name, labels, description, features) as words
    from (${texts}) as texts`)
  const { rows } = await db.execute<{ id: string; written: string }>(sql`select id, written from documents`)
  return rows.map(({ id, written }) => ({ id, words: new Set(wordsOf(written)) }))
}

/** Words of five letters or more, without stop words such as 'about' and 'which'. */
async function wordsWithMeaning(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) as word
    where length(word) >= 5 and word !~ '\\d' and ts_lexize('pg_catalog.english_stem', word) <> '{}'
    order by word collate "C"`)
  return rows.map(({ word }) => word)
}

/** A number that depends on the word alone, so that new words on a page do not change other misspellings. */
function numberOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0)
}

/** A misspelling of the word. The misspellings are spread over all kinds of errors. */
function withOneError(word: string): string {
  const index = Math.floor(numberOf(word) / 4)
  const place = 1 + ((index * 7) % (word.length - 2))
  const letter = 'etaoinshrdlu'[index % 12] ?? 'e'
  const errors = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + letter + word.slice(place),
    word.slice(0, place) + letter + word.slice(place + 1),
    word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
  ]
  return errors[index % errors.length] ?? word
}

it('the search finds the intended word among the three most similar words for 95% of misspelled words', async () => {
  await withRollback(async (db) => {
    const documents = await writtenDocuments(db)
    const vocabulary = await wordsWithMeaning(db, [...new Set(documents.flatMap(({ words }) => [...words]))])
    const typed = vocabulary.filter((word) => numberOf(word) % 4 === 3).map(withOneError)
    const missed: string[] = []
    for (const word of typed) {
      const near = vocabulary.filter((each) => isOneErrorAway(word, each))
      const meant = await idsWith(db, near)
      if (!(await foundIds(db, word)).slice(0, 3).some((id) => meant.has(id))) missed.push(word)
    }
    expect(typed.length).toBeGreaterThan(100)
    expect(missed.length / typed.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
  })
})

/** Records with one of these words, in any form. */
async function idsWith(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from documents where words @@ to_tsquery('english', ${words.join(' | ')})`)
  return new Set(rows.map(({ id }) => id))
}

/** Whether two words are one error apart: one letter too many, too few or wrong, or two neighbors swapped. */
function isOneErrorAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)]
  if (short.length < long.length) return restOfShort === restOfLong.slice(1)
  if (restOfShort.slice(1) === restOfLong.slice(1)) return true
  const swapped = `${restOfLong[1]}${restOfLong[0]}${restOfLong.slice(2)}`
  return restOfLong.length > 1 && restOfShort === swapped
}
