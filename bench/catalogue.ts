import type { Pool } from 'pg'
import { openDatabase, type Database } from '#db/database.server.ts'
import { listedPage } from '#catalogue/facets/listing.queries.server.ts'
import { emptyListing, pageSize } from '#catalogue/listing.ts'
import { productById, products } from '#catalogue/marketplace.queries.server.ts'
import { growCatalogue, terms } from './catalogue-rows.ts'
import type { Effort } from './compare.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import { sequentialScans, statementsOf } from './query-plans.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'
import { timeCalls } from './time-calls.ts'

const sizes = [1_000, 10_000, 100_000]
const first = { offset: 0, limit: pageSize }
const timing = { most: 300, warmUps: 10 }

/** Search and listing over 1,000, 10,000 and 100,000 products, in a database that is dropped afterwards. */
export async function catalogueSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading(
    'Catalogue size',
    'Milliseconds per call, one call at a time: p50 / p99; the last columns compare the p50 with 1,000 products.',
  )
  const another = await shop.openDatabase('bench_catalogue')
  const { pool, db, close } = openDatabase(another.databaseUrl, { onError: () => undefined })
  const taken = new Map<string, Sample[]>()
  const overLimits: string[] = []
  try {
    for (const size of sizes) {
      await growCatalogue(another.databaseUrl, size)
      for (const [name, ask] of Object.entries(questions)) {
        const milliseconds = await timeCalls(() => ask(db), { seconds: effort.seconds, ...timing })
        keep(taken, name, percentiles(milliseconds))
      }
      if (size > 1_000) overLimits.push(...(await scansOfSearch(pool, size)))
    }
  } finally {
    await close()
    await another.close()
  }
  printTable(
    ['call', ...sizes.map((size) => size.toLocaleString('en-US')), '× at 10,000', '× at 100,000'],
    Array.from(taken, ([name, samples]) => [name, ...samples.map(cell), ...growth(samples)]),
  )
  console.log(
    overLimits.length === 0
      ? '\nNo plan of a search reads the table of products from end to end (EXPLAIN at 10,000 and 100,000).'
      : `\n${overLimits.join('\n')}`,
  )
  return overLimits
}

const searches: Record<string, string> = {
  'one product': terms.one,
  '1 in 50': terms.oneInHundred,
  'every third': terms.common,
  nothing: terms.none,
}

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'listing, first page': (db) => products(db, first),
  'listing, tenth page': (db) => products(db, { offset: 9 * pageSize, limit: pageSize }),
  'listing of a category': (db) => products(db, { categoryId: 'analytics', ...first }),
  'listing, featured': (db) => products(db, { isFeatured: true, ...first }),
  'one product by id': (db) => productById(db, 'generated-777'),
  ...Object.fromEntries(
    Object.entries(searches).map(([name, term]) => [
      `search: ${name}`,
      (db: Database) => readSearch(db, term),
    ]),
  ),
}

function readSearch(db: Database, search: string): Promise<unknown> {
  return listedPage(db, { state: { ...emptyListing, search }, categories: [], slice: first })
}

type Sample = ReturnType<typeof percentiles>

async function scansOfSearch(pool: Pool, size: number): Promise<string[]> {
  const overLimits: string[] = []
  for (const [name, term] of Object.entries(searches)) {
    const [statement] = await statementsOf(pool, (db) => readSearch(db, term))
    const scanned = statement ? await sequentialScans(pool, statement) : ['(no statement was sent)']
    if (scanned.includes('marketplace_products') || !statement) {
      overLimits.push(`search (${name}) reads ${scanned.join(', ')} from end to end at ${size} products`)
    }
  }
  return overLimits
}

function keep(taken: Map<string, Sample[]>, name: string, sample: Sample): void {
  taken.set(name, [...(taken.get(name) ?? []), sample])
}

function cell({ p50, p99 }: Sample): string {
  return `${inMilliseconds(p50)} / ${inMilliseconds(p99)}`
}

function growth([smallest, ...larger]: readonly Sample[]): string[] {
  return larger.map(({ p50 }) => (p50 / (smallest?.p50 ?? NaN)).toFixed(1))
}
