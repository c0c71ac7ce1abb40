import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isWithinDistance } from '#catalogue/search/edit-distance.ts'
import { planSearch, respelledWords, type Understood } from '#catalogue/search/search-plan.ts'
import { searchQueries } from '#catalogue/search/search-query.ts'
import { stemOf } from '#catalogue/search/stem.ts'
import { compoundsOf, typedWords, wordsOf } from '#catalogue/search/typed-words.ts'
import { withRollback } from '../support/store.ts'

it.each([
  ['security', 'secuirty', 1, true],
  ['analytics', 'analitycs', 1, false],
  ['analytics', 'analitycs', 2, true],
  ['jake', 'jak', 1, true],
  ['jake', 'jakes', 1, true],
  ['jake', 'fake', 1, true],
  ['jake', 'fakes', 1, false],
  ['', 'ab', 1, false],
])('says whether %s and %s are within %i', (one, other, most, expected) => {
  expect([isWithinDistance(one, other, most), isWithinDistance(other, one, most)]).toEqual([
    expected,
    expected,
  ])
})

it('takes words apart as the database does', async () => {
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

it('looks at ten words, and at neighbors and halves as one word', () => {
  expect(typedWords('a '.repeat(50))).toHaveLength(10)
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

it.each([
  ['invoice', 'invoices', 'invoicing'],
  ['automate', 'automation', 'automated'],
  ['plan', 'planning'],
])('has one stem for %s and its forms', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

const known = { isKnown: true, longer: [], similar: [] }
const nothingElse = { compounds: new Map(), synonyms: [] }

it('leaves out words that say little, unless there are no others', () => {
  const best: Understood['words'][number] = { word: 'best', stem: 'best', ...known }
  const crm = { word: 'crm', stem: 'crm', ...known }
  const plan = planSearch({ words: [best, crm], ...nothingElse })
  expect(plan.concepts.map(({ exact }) => exact)).toEqual([['crm']])
  expect(plan.stems).toEqual(['best', 'crm'])
  expect(planSearch({ words: [best], ...nothingElse }).concepts).toHaveLength(1)
})

it('corrects only words that are not known', () => {
  const similar = [
    { word: 'tests', stem: 'test' },
    { word: 'text', stem: 'text' },
  ]
  const ofKnown = planSearch({ words: [{ word: 'test', stem: 'test', ...known, similar }], ...nothingElse })
  expect(ofKnown.concepts[0]?.close).toEqual([])
  const typed = { word: 'texst', stem: 'texst', isKnown: false, longer: [], similar }
  expect(planSearch({ words: [typed], ...nothingElse }).concepts[0]?.close).toEqual([['text']])
})

it('looks for the synonyms of what a misspelled word was meant to be, and leaves other words alone', () => {
  const similar = [
    { word: 'zap', stem: 'zap' },
    { word: 'map', stem: 'map' },
  ]
  const misspelled = { word: 'mapp', stem: 'mapp', isKnown: false, longer: [], similar }
  const route = { word: 'route', stem: 'rout', ...known, similar }
  expect(respelledWords({ words: [route, misspelled], ...nothingElse })).toEqual(['route', 'map'])
  expect(respelledWords({ words: [route], ...nothingElse })).toBeNull()
  const synonyms = [{ from: 0, to: 0, phrases: [['plan']] }]
  expect(respelledWords({ words: [misspelled], compounds: new Map(), synonyms })).toBeNull()
  const respelled = planSearch({ words: [misspelled], ...nothingElse, respelled: synonyms })
  expect(respelled.concepts[0]?.close).toEqual([['map'], ['plan']])
})

it('forgives two errors in a long word that begins alike', () => {
  const similar = ['sending', 'reading', 'welding'].map((word) => ({ word, stem: word }))
  const words = [{ word: 'wedding', stem: 'wed', isKnown: false, longer: [], similar: similar.slice(0, 2) }]
  expect(planSearch({ words, ...nothingElse }).concepts[0]?.close).toEqual([])
  expect(
    planSearch({ words: words.map((each) => ({ ...each, word: 'weddimg', similar })), ...nothingElse })
      .concepts[0]?.close,
  ).toEqual([['welding']])
})

it('ranks by single words, and counts a phrase as one', () => {
  const concept = { exact: ['vpn'], close: [['access'], ['remote', 'access']], beginning: 'vpn' }
  expect(searchQueries({ concepts: [concept], stems: ['vpn'] })).toMatchObject({
    words: "'vpn' | 'access' | 'vpn':*",
    phrases: "('remote' <-> 'access')",
    alternatives: 4,
  })
})

it('quotes what would be an operator', () => {
  const concept = { exact: [String.raw`a'\b`], close: [['c', 'd']], beginning: null }
  expect(searchQueries({ concepts: [concept], stems: [] }).all).toBe(String.raw`('a''\\b' | ('c' <-> 'd'))`)
})
