import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isWithinDistance } from '#catalogue/search/edit-distance.ts'
import { wordsOf } from '#catalogue/search/typed-words.ts'
import type { Database } from '#db/database.server.ts'
import { withRollback } from '../support/store.ts'
import { queries } from './queries.ts'
import { foundIds } from './searching.ts'

it('shows what a buyer means among the first three for nine of ten queries, and something for each', async () => {
  await withRollback(async (db) => {
    const missed: string[] = []
    for (const [query, relevant] of Object.entries(queries)) {
      const found = await foundIds(db, query)
      expect(found, query).not.toEqual([])
      if (!found.slice(0, 3).some((id) => relevant.split(' ').includes(id))) {
        missed.push(`${query}: ${found.slice(0, 5).join(', ')}`)
      }
    }
    expect(Object.keys(queries).length).toBeGreaterThanOrEqual(200)
    expect(missed.length / Object.keys(queries).length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  })
}, 60_000)

it.each([
  ['analytics', 'analytics'],
  ['follow-up', 'process-walk'],
  ['analitycs', 'analytics'],
  ['secuirty', 'security-platform'],
  ['Jake', 'jake-ai-platform'],
])('finds for %s what carries that name', async (query, id) => {
  await withRollback(async (db) => {
    expect((await foundIds(db, query)).slice(0, 3)).toContain(id)
  })
})

/** Every document with its words, so that the edit distance alone says what a word should find. */
async function writtenDocuments(db: Database): Promise<{ id: string; words: Set<string> }[]> {
  const { rows } = await db.execute<{ id: string; written: string }>(
    sql`select id, concat_ws(' ', name, labels, description, features) as written from search_texts`,
  )
  return rows.map(({ id, written }) => ({ id, words: new Set(wordsOf(written)) }))
}

/** Those of five letters and more, without 'about' and 'which'. */
async function wordsWithMeaning(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) as word
    where length(word) >= 5 and word !~ '\\d' and ts_lexize('pg_catalog.english_stem', word) <> '{}'
    order by word collate "C"`)
  return rows.map(({ word }) => word)
}

/** Spread over all words and all kinds of errors, and the same in every run. */
function withOneError(word: string, index: number): string {
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

it('finds 95 of 100 documents that have a word one error away from the one typed', async () => {
  await withRollback(async (db) => {
    const documents = await writtenDocuments(db)
    const vocabulary = await wordsWithMeaning(db, [...new Set(documents.flatMap(({ words }) => [...words]))])
    let expected = 0
    const missed: string[] = []
    for (const [index, word] of vocabulary.filter((_, place) => place % 3 === 0).entries()) {
      const typed = withOneError(word, index)
      const near = new Set(vocabulary.filter((each) => isWithinDistance(typed, each, 1)))
      const wanted = documents.filter(({ words }) => [...words].some((each) => near.has(each)))
      const found = new Set(await foundIds(db, typed))
      // A page shows 24 close matches: of a word in more documents, those do.
      const unseen = wanted.filter(({ id }) => !found.has(id)).slice(0, Math.max(0, 24 - found.size))
      expected += wanted.length
      missed.push(...unseen.map(({ id }) => `${typed} (${word}): ${id}`))
    }
    expect(expected).toBeGreaterThan(300)
    expect(1 - missed.length / expected, missed.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(0.95)
  })
}, 60_000)
