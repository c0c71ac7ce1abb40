import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { searchSynonyms, searchWords } from '#catalogue/search/search.tables.server.ts'
import {
  respelledWords,
  type FoundSynonym,
  type IndexWord,
  type Understood,
} from '#catalogue/search/search-plan.ts'
import { compoundsOf } from '#catalogue/search/typed-words.ts'

/** What the index knows about the typed words, and the synonyms of what misspelled ones were meant to be. */
export async function understandSearch(db: Database, words: readonly string[]): Promise<Understood> {
  const understood = await lookUpWords(db, words)
  const respelled = respelledWords(understood)
  if (respelled === null) return understood
  const { rows } = await db.execute<Pick<Row, 'synonyms'>>(sql`${typed(respelled)} select ${synonymsOfTyped}`)
  return { ...understood, respelled: toSynonyms(rows[0]?.synonyms ?? []) }
}

/** Their stems, words like them, and synonyms. One statement. */
async function lookUpWords(db: Database, words: readonly string[]): Promise<Understood> {
  const { rows } = await db.execute<Row>(sql`
    ${typed(words)}
    select
      (select coalesce(json_agg(json_build_object(
          'word', word,
          'stem', stem,
          'isKnown', exists (select from ${searchWords} where word = typed.word),
          'longer', (${listOf(sql`
            select word, lexeme from ${searchWords}
            where length(typed.word) >= 3 and word like typed.word || '_%'
            limit ${mostLonger}`)}),
          'similar', (${listOf(sql`
            (select word, lexeme from ${searchWords}
            where deletions && one_deletion(typed.word) and word <> typed.word
            limit ${mostSimilar})
            union
            select word, lexeme from similar_words(typed.word, ${mostSimilar}) where length(typed.word) >= 6`)})
        ) order by place), '[]') from typed) as words,
      (${listOf(sql`
        select word, lexeme from ${searchWords} where word = any (${sql.param(compoundsOf(words))}::text[])`)}) as compounds,
      ${synonymsOfTyped}`)
  const [row] = rows
  if (!row) throw new Error('The words of a search were not looked up')
  return {
    words: row.words,
    compounds: new Map(row.compounds.map(({ word, stem }) => [word, stem])),
    synonyms: toSynonyms(row.synonyms),
  }
}

function toSynonyms(rows: Row['synonyms']): FoundSynonym[] {
  return rows.map(({ phrases, ...place }) => ({
    ...place,
    phrases: phrases.map((phrase) => phrase.split(' ')),
  }))
}

function typed(words: readonly string[]) {
  return sql`
    with typed as materialized (
      select place::int - 1 as place, word, (ts_lexize('pg_catalog.english_stem', word))[1] as stem
      from unnest(${sql.param([...words])}::text[]) with ordinality as given (word, place)
    )`
}

/** Of every run of one to four typed words, with spaces and written as one. */
const synonymsOfTyped = sql`
  (select coalesce(json_agg(json_build_object('from', first, 'to', last, 'phrases', phrases)), '[]')
    from (
      select one.place as first, other.place as last,
        string_agg(coalesce(part.stem, part.word), ' ' order by part.place) as phrase,
        string_agg(part.word, '' order by part.place) as joined
      from typed one
      join typed other on other.place between one.place and one.place + 3
      join typed part on part.place between one.place and other.place
      group by one.place, other.place
    ) as spoken
    join ${searchSynonyms} on phrases && array[
      phrase, coalesce((ts_lexize('pg_catalog.english_stem', joined))[1], joined)
    ]) as synonyms`

const mostLonger = 20
const mostSimilar = 40

interface Row extends Record<string, unknown> {
  words: { word: string; stem: string | null; isKnown: boolean; longer: IndexWord[]; similar: IndexWord[] }[]
  compounds: IndexWord[]
  synonyms: { from: number; to: number; phrases: string[] }[]
}

function listOf(words: ReturnType<typeof sql>) {
  return sql`select coalesce(json_agg(json_build_object('word', word, 'stem', lexeme)), '[]') from (${words}) as found`
}
