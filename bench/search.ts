import { listedPage } from '#catalogue/facets/listing.queries.server.ts'
import { emptyListing, pageSize, type ListingState } from '#catalogue/listing.ts'
import { categories } from '#catalogue/marketplace.queries.server.ts'
import { rejectUnreadableRow } from '#catalogue/readable-rows.ts'
import { closeTo, suggest } from '#catalogue/search/search.queries.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { growCatalogue } from './catalogue-rows.ts'
import type { Effort } from './compare.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import { farReads, mostRowsRead } from './query-plans.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'
import { timeCalls } from './time-calls.ts'

const slice = { offset: 0, limit: pageSize }
const timing = { most: 200, warmUps: 3 }
const limitMilliseconds = 100

/** What is typed: rare and common words, several, beginnings, typing errors, a synonym, nothing. */
const terms = {
  'a word of every third': 'invoice',
  'a word of one in a hundred': 'quernstone',
  'two common words': 'copper garden',
  'three, in any order': 'library silver invoice',
  'a number in one name': 'item 00777',
  'a typing error': 'invioce',
  'two typing errors': 'recocnile waerhouse',
  'a beginning': 'inv',
  'one letter': 'i',
  'a synonym': 'human resources',
  'a word of two letters that no product has': 'hr',
  'a phrase that ends in two letters': 'copper ga',
  nothing: 'xqzzwv',
} as const

/** Suggestions and pages of results over growing catalogues, in a database that is dropped afterwards. */
export async function searchSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  const sizes = [10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]
  printHeading('Search', 'Milliseconds per call, one call at a time: p50 / p95.')
  const another = await shop.openDatabase('bench_search')
  const { pool, db, close } = openDatabase(another.databaseUrl, { onError: () => undefined })
  const rows = new Map<string, string[]>()
  const overLimit: string[] = []
  try {
    for (const size of sizes) {
      await growCatalogue(another.databaseUrl, size)
      for (const [call, ask] of Object.entries(calls)) {
        const all: number[] = []
        for (const [name, term] of Object.entries(terms)) {
          const taken = await timeCalls(() => ask(db, term), { seconds: effort.seconds, ...timing })
          all.push(...taken)
          keep(rows, `${call}: ${name}`, taken)
          const { p95 } = percentiles(taken)
          if (p95 > limitMilliseconds)
            overLimit.push(`${call}, ${name}, at ${size} products: p95 ${inMilliseconds(p95)} ms`)
          const far = size < 100_000 ? [] : await farReads(pool, (one) => ask(one, term), mostRowsRead)
          overLimit.push(...far.map((read) => `${call}, ${name}, reads ${read} at ${size} products`))
        }
        keep(rows, `${call}: all`, all)
      }
    }
  } finally {
    await close()
    await another.close()
  }
  printTable(
    ['call', ...sizes.map((size) => size.toLocaleString('en-US'))],
    Array.from(rows, ([name, cells]) => [name, ...cells]),
  )
  return overLimit
}

const calls: Record<string, (db: Database, term: string) => Promise<unknown>> = {
  suggestions: (db, term) => suggest(db, term, () => rejectUnreadableRow),
  'results with facets': (db, term) => readResults(db, { ...emptyListing, search: term }),
  'results, narrowed': (db, term) =>
    readResults(db, {
      ...emptyListing,
      search: term,
      within: ['security'],
      price: { from: 0, to: 2_000_00 },
      sort: '-price',
    }),
}

/** What the page of a search reads. */
async function readResults(db: Database, state: ListingState): Promise<void> {
  const question = { state, categories: await categories(db), slice }
  const listed = listedPage(db, question).then(({ total }) => total)
  await Promise.all([listed, closeTo(db, { term: state.search, listed }, () => rejectUnreadableRow)])
}

function keep(rows: Map<string, string[]>, name: string, milliseconds: readonly number[]): void {
  const { p50, p95 } = percentiles(milliseconds)
  rows.set(name, [...(rows.get(name) ?? []), `${inMilliseconds(p50)} / ${inMilliseconds(p95)}`])
}
