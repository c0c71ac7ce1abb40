import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  correctedSearch,
  planSearch,
  respelledWords,
  toTsquery,
  type QueryWord,
  type Understood,
} from '#catalog/search/search-plan.ts'
import { compoundsOf, swapsOf, queryWords, wordsOf } from '#catalog/search/query-words.ts'
import { withRollback } from '../../support/store.ts'

it('the code splits texts into the same words as the database does', async () => {
  const texts = [
    'Sécurité  Straße',
    'and/or a.b@c.d 24-48',
    'it’s "so" {really}',
    'Ærø, Łódź',
    '日本語 ಕ',
    '',
  ]
  await withRollback(async (db) => {
    for (const text of texts) {
      const { rows } = await db.execute<{ words: string }>(
        sql`select regexp_replace(lower(unaccented(${text})), '[^[:alnum:]]+', ' ', 'g') as words`,
      )
      expect(wordsOf(text).join(' '), text).toBe(rows[0]?.words.trim())
    }
  })
})

it('short forms are one word of a search', () => {
  const text = "Who’s at the client’s? We're out and don't know"
  expect(queryWords(text).join(' ')).toBe('who at the client we out and dont know')
})

it('a search uses at most sixteen words, and tries joined and split words', () => {
  expect(queryWords('a '.repeat(50))).toHaveLength(16)
  expect(compoundsOf(['work', 'flow'])).toEqual(['workflow'])
  expect(compoundsOf(['pricelist'])).toEqual([
    'pri',
    'celist',
    'pric',
    'elist',
    'price',
    'list',
    'pricel',
    'ist',
  ])
})

it('a word with two swapped letters finds the correct word', () => {
  expect(swapsOf('jkae')).toContain('jake')
  expect(swapsOf('a')).toEqual([])
})

function typed(word: string, near: Record<string, number> = { [word]: 0 }): QueryWord {
  return {
    word,
    stem: word,
    near: Object.entries(near).map(([known, errors]) => ({ word: known, stem: known, errors })),
    longer: [],
  }
}

const nothingElse = { compounds: [], synonyms: [] }

function conceptsOf(understood: Understood) {
  return planSearch(understood).concepts
}

it('common words of a search only add to the score, unless there are no other words', () => {
  const { concepts, everyday } = planSearch({ words: [typed('best'), typed('crm')], ...nothingElse })
  expect([concepts, everyday].map((each) => each.map(({ exact }) => exact))).toEqual([[['crm']], [['best']]])
  expect(conceptsOf({ words: [typed('best')], ...nothingElse })).toHaveLength(1)
  const told = queryWords('perhaps rather send crm').map((word) => typed(word))
  expect(conceptsOf({ words: told, ...nothingElse }).map(({ exact }) => exact)).toEqual([['crm']])
})

it('misspelled common words, and numbers without synonyms, are like common words', () => {
  const misspelled = typed('custommers', { customers: 1 })
  const words = [misspelled, typed('40'), typed('1099')]
  const synonyms = [{ places: [2], phrases: ['payrol'] }]
  const concepts = conceptsOf({ words, compounds: [], synonyms })
  expect(concepts.map(({ exact }) => exact)).toEqual([['1099']])
})

it('common words that belong to a phrase with synonyms are searched by the synonyms', () => {
  const synonyms = [{ places: [0, 1], phrases: ['onboard'] }]
  const concepts = conceptsOf({
    words: [typed('first'), typed('day'), typed('crm')],
    compounds: [],
    synonyms,
  })
  expect(concepts.map(({ close }) => close)).toEqual([['onboard'], ['crm*']])
})

it('a common word that belongs to a phrase with synonyms is not searched separately', () => {
  const synonyms = [{ places: [0, 1], phrases: ['vacat'] }]
  const words = [typed('days'), { ...typed('off'), stem: null }]
  expect(conceptsOf({ words, compounds: [], synonyms })).toEqual([{ exact: [], close: ['vacat'] }])
  const ofDays = [...synonyms, { places: [0], phrases: ['date'] }]
  expect(conceptsOf({ words, compounds: [], synonyms: ofDays })).toEqual([{ exact: [], close: ['vacat'] }])
})

it('the words between the words of a phrase with synonyms keep their own meaning', () => {
  const synonyms = [{ places: [0, 2], phrases: ['onboard'] }]
  const words = [typed('first'), typed('crm'), typed('day')]
  expect(conceptsOf({ words, compounds: [], synonyms })).toEqual([
    { exact: [], close: ['onboard'] },
    { exact: ['crm'], close: [] },
  ])
})

it('a search uses synonyms of long phrases, single words and small groups first, and limits their number', () => {
  const words = [typed('sales'), typed('report')]
  const many = Array.from({ length: 40 }, (_, number) => `phrase ${number}`)
  const synonyms = [
    { places: [0], phrases: [...many, 'turnover'] },
    { places: [0], phrases: ['money made', 'revenue'] },
    { places: [0, 1], phrases: ['sales figures', 'dashboard'] },
  ]
  const [concept] = conceptsOf({ words, compounds: [], synonyms })
  expect(concept?.close.slice(0, 5)).toEqual([
    'dashboard',
    'sales figures',
    'revenue',
    'turnover',
    'money made',
  ])
  expect(concept?.close).toHaveLength(24)
})

it('only unknown words are corrected, and only to the most similar words', () => {
  const exactOf = (word: QueryWord) => conceptsOf({ words: [word, typed('end')], ...nothingElse })[0]?.exact
  expect(exactOf(typed('test', { test: 0, text: 1 }))).toEqual(['test'])
  expect(exactOf(typed('texst', { text: 1, tests: 2 }))).toEqual(['texst', 'text'])
})

it('correctly spelled words that resemble words of products are not corrected', () => {
  const horse = typed('horse', { house: 1 })
  expect(respelledWords({ words: [horse], ...nothingElse })).toBeNull()
  expect(conceptsOf({ words: [horse, typed('end')], ...nothingElse })[0]).toEqual({
    exact: ['horse'],
    close: [],
  })
})

it('a misspelled word gets the synonyms of its correction, and other words are not corrected', () => {
  const misspelled = typed('mapp', { map: 1, mop: 2 })
  const route = typed('route')
  expect(respelledWords({ words: [route, misspelled], ...nothingElse })).toEqual(['route', 'map'])
  expect(respelledWords({ words: [route], ...nothingElse })).toBeNull()
  const synonyms = [{ places: [0], phrases: ['plan'] }]
  expect(respelledWords({ words: [misspelled], compounds: [], synonyms })).toBeNull()
  const [concept] = conceptsOf({ words: [misspelled, route], ...nothingElse, respelled: synonyms })
  expect(concept).toEqual({ exact: ['mapp', 'map'], close: ['plan', 'mop'] })
})

it('a search with one misspelled word suggests the corrected search', () => {
  const [route, misspelled] = [typed('route'), typed('mapps', { mopps: 1, moops: 2 })]
  expect(correctedSearch({ words: [route, misspelled], ...nothingElse }, [])).toBe('route mopps')
  expect(correctedSearch({ words: [route], ...nothingElse }, [])).toBeNull()
  expect(correctedSearch({ words: [misspelled, misspelled], ...nothingElse }, [])).toBeNull()
  // Of two equally similar words, the one in the name of a result is suggested.
  const similar = typed('servey', { server: 1, survey: 1, serve: 2 })
  const names = ['Serve better', 'Survey Reader', 'Server room']
  expect(correctedSearch({ words: [similar], ...nothingElse }, names)).toBe('survey')
  expect(correctedSearch({ words: [similar], ...nothingElse }, [])).toBeNull()
  // No suggestion for another form of a known word, for an incomplete word, or for a stop word.
  expect(correctedSearch({ words: [typed('routes', { route: 1 })], ...nothingElse }, [])).toBeNull()
  const longer = [{ word: 'mapped', stem: 'map' }]
  expect(correctedSearch({ words: [{ ...misspelled, longer }], ...nothingElse }, [])).toBeNull()
  expect(
    correctedSearch({ words: [route, { ...typed('too', { todo: 1 }), stem: null }], ...nothingElse }, []),
  ).toBeNull()
})

it('two words that are usually written as one are searched as one word', () => {
  const words = [typed('follow'), { ...typed('up'), stem: null }]
  const compounds = [{ word: 'followup', stem: 'followup' }]
  expect(conceptsOf({ words, compounds, synonyms: [] })).toEqual([{ exact: ['followup'], close: ['follow'] }])
})

it('two stop words are not searched as one word', () => {
  const words = [{ ...typed('i'), stem: null }, { ...typed('am'), stem: null }, typed('owner')]
  const compounds = [{ word: 'iam', stem: 'iam' }]
  const concepts = conceptsOf({ words, compounds, synonyms: [] })
  expect(concepts.map(({ exact }) => exact)).toEqual([['owner']])
})

it('phrases become a tsquery, and operators in them are treated as text', () => {
  expect(toTsquery(['c d', 'inv*'])).toBe("('c' <-> 'd') | 'inv':*")
  expect(toTsquery(['c d', 'inv*'], 'A')).toBe("('c':A <-> 'd':A) | 'inv':*A")
  expect(toTsquery([String.raw`a'\b`])).toBe(String.raw`'a''\\b'`)
})
