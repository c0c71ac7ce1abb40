import { setTimeout as pause } from 'node:timers/promises'
import { listedPage } from '#catalog/listing/listing.queries.server.ts'
import { emptyListing, type ListingState } from '#catalog/listing/listing.ts'
import { pageSize } from '#catalog/products/slice.ts'
import { categories } from '#catalog/products/marketplace.queries.server.ts'
import { closeTo, suggest } from '#catalog/search/search.queries.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { sql } from 'drizzle-orm'
import { commonWords, growCatalog, rareWords } from './catalog-rows.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'

/** The maximum time of a list, its facets and a suggestion, by the number of products (product: quality 16). */
const limits = new Map([
  [10_000, { p95: 50 }],
  [100_000, { p95: 150, p99: 500 }],
])
const perSecond = 30
const scheduledSeconds = 18
const callsOfEach = 180

/**
 * The search terms: one to three words, numbers in names, typing errors, beginnings of words, synonyms, and terms
 * without matches.
 */
const terms: readonly string[] = [
  ...commonWords,
  ...rareWords,
  ...commonWords.flatMap((word, index) => [
    `${word} ${commonWords[(index * 7 + 3) % commonWords.length]}`,
    `${rareWords[index % rareWords.length]} ${word}`,
    `${word} ${commonWords[(index + 11) % commonWords.length]} ${rareWords[(index * 3) % rareWords.length]}`,
    `item ${String(100 + index * 13).padStart(5, '0')}`,
    word.slice(0, 3) + word.slice(4),
    word.slice(0, 4),
    `no such ${word} anywhere`,
  ]),
  'hr',
  'i',
  'human resources',
  'crm',
  'e-commerce',
  'xqzzwv',
  'recocnile waerhouse',
  'copper ga',
]

/** The calls to measure. Each call gets a different term. */
const searchCalls: Readonly<Record<string, (db: Database, number: number) => Promise<unknown>>> = {
  'results with facets': (db, number) => results(db, { search: termOf(number) }),
  'results, narrowed': (db, number) =>
    results(db, {
      search: termOf(number),
      within: ['security'],
      price: { from: 0, to: 2_000_00 },
      sort: '-price',
    }),
  'listing with facets': (db, number) =>
    results(db, {
      rating: 4,
      price: { from: number * 10_00, to: null },
      sort: number % 2 ? 'price' : 'popular',
    }),
  'listing of a category': (db, number) => results(db, { category: 'security', page: 1 + (number % 10) }),
  suggestions: (db, number) => suggest(db, termOf(number)),
}

/** Measures searches, lists and writes of products while the catalog grows. */
export async function searchSection(shop: Shop): Promise<readonly string[]> {
  const sizes = [10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]
  printHeading('Search', `Milliseconds, p50 / p95 / p99; ${terms.length} terms.`)
  const databaseUrl = shop.database.url
  const { db, close } = openDatabase(databaseUrl, { onError: () => undefined })
  const rows = new Map<string, string[]>()
  const overLimit: string[] = []
  const keep = (
    name: string,
    size: number,
    milliseconds: readonly number[],
    most: number | undefined,
    of: 'p95' | 'p99',
  ) => {
    const figures = percentiles(milliseconds)
    const cell = [figures.p50, figures.p95, figures.p99].map(inMilliseconds).join(' / ')
    rows.set(name, [...(rows.get(name) ?? []), cell])
    if (most !== undefined && figures[of] > most)
      overLimit.push(`${name} at ${size} products: ${of} ${inMilliseconds(figures[of])} ms`)
  }
  const write = async (name: string, most: number, work: () => Promise<unknown>) => {
    const seconds = await secondsOf(work)
    rows.set(`${name}, s`, [seconds.toFixed(1)])
    if (seconds > most) overLimit.push(`${name}: ${seconds.toFixed(1)} s`)
  }
  try {
    for (const size of sizes) {
      await growCatalog(databaseUrl, size)
      const limit: { p95?: number; p99?: number } = limits.get(size) ?? {}
      for (const [name, call] of Object.entries(searchCalls))
        keep(name, size, await oneByOne((number) => call(db, number)), limit.p95, 'p95')
      // At a million products, so many calls at once exceed the time limit of a statement.
      if (!limits.has(size)) continue
      const onTime = await onSchedule(db)
      keep(`${perSecond} a second, on schedule`, size, onTime, limit.p99, 'p99')
    }
    await write('inserting 10,000 products', 10, () => growCatalog(databaseUrl, (sizes.at(-1) ?? 0) + 10_000))
    await write('changing 1,000 prices', 1, () =>
      db.execute(sql`update marketplace_products set price = price + 1
        where id in (select id from marketplace_products order by id limit 1000)`),
    )
  } finally {
    await close()
  }
  printTable(
    ['call', ...sizes.map((size) => size.toLocaleString('en-US'))],
    Array.from(rows, ([name, cells]) => [name, ...cells]),
  )
  return overLimit
}

function anyCall(db: Database, number: number): Promise<unknown> {
  const [results = suggestions, ...others] = Object.values(searchCalls)
  return (number % 2 === 0 ? results : (others[number % others.length] ?? results))(db, number)
}

const { suggestions } = searchCalls as { suggestions: (typeof searchCalls)[string] }

/** Reads the data of a list page. */
async function results(db: Database, given: Partial<ListingState>): Promise<void> {
  const state = { ...emptyListing, ...given }
  const slice = { offset: (state.page - 1) * pageSize, limit: pageSize }
  const listed = listedPage(db, { state, categories: await categories(db), slice }).then(({ total }) => total)
  const close = state.search === '' ? null : closeTo(db, { term: state.search, listed })
  await Promise.all([listed, close])
}

async function oneByOne(call: (number: number) => Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = []
  for (let number = 0; number < callsOfEach; number += 1) {
    const started = performance.now()
    await call(number * 7)
    milliseconds.push(performance.now() - started)
  }
  return milliseconds
}

/**
 * Starts a different call every 33 ms, even while earlier ones are running. The time of each counts from its
 * scheduled start.
 */
async function onSchedule(db: Database): Promise<number[]> {
  const started = performance.now()
  const calls: Promise<number>[] = []
  for (let number = 0; number < perSecond * scheduledSeconds; number += 1) {
    const due = started + (number * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const call = anyCall(db, number * 11).then(() => performance.now() - due)
    // `Promise.all` below reports the error. Until then, Node.js would treat the rejection as unhandled.
    call.catch(() => undefined)
    calls.push(call)
  }
  return Promise.all(calls)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

function termOf(number: number): string {
  return terms[number % terms.length] ?? ''
}
