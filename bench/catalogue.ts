import { newCountedListings } from '#catalogue/facets/listing-counts.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { catalogueCalls, listings, readListedPage } from './catalogue-calls.ts'
import { growCatalogue } from './catalogue-rows.ts'
import type { Effort } from './compare.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import { farReads, mostRowsRead } from './query-plans.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'
import { timeCalls } from './time-calls.ts'

const sizes = [1_000, 10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]
const timing = { most: 300, warmUps: 10 }

/** At a million products a call takes at most this many times as long as at 10,000, or is short (product: quality 16). */
const mostTimes = 2
const shortMilliseconds = 10
/** Lists are asked for when nobody has counted them since the last change, and so many once they are counted. */
const countedBefore = 30

/** What pages read of growing catalogues, in a database that is dropped afterwards. */
export async function catalogueSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading(
    'Catalogue size',
    'Milliseconds per call, one call at a time, each for something else: p50 / p95; the last column divides the last p50 by that at 10,000 products.',
  )
  const another = await shop.openDatabase('bench_catalogue')
  const { pool, db, close } = openDatabase(another.databaseUrl, { onError: () => undefined })
  const taken = new Map<string, Sample[]>()
  const overLimits: string[] = []
  async function measure(
    name: string,
    ask: (number: number, one?: Database) => Promise<unknown>,
    size: number,
  ) {
    const milliseconds = await timeCalls((number) => ask(number), { seconds: effort.seconds, ...timing })
    taken.set(name, [...(taken.get(name) ?? []), percentiles(milliseconds)])
    const far = size < 100_000 ? [] : await farReads(pool, (one) => ask(0, one), mostRowsRead)
    overLimits.push(...far.map((read) => `${name} reads ${read} at ${size} products`))
  }
  try {
    for (const size of sizes) {
      await growCatalogue(another.databaseUrl, size)
      for (const [name, stateOf] of Object.entries(listings)) {
        await measure(`${name}, counted`, (number, one = db) => readListedPage(one, stateOf(number)), size)
        const counted = newCountedListings()
        for (let number = 0; number < countedBefore; number += 1)
          await readListedPage(db, stateOf(number), counted)
        const again = (number: number, one = db) =>
          readListedPage(one, { ...stateOf(number % countedBefore), sort: 'popular' }, counted)
        await measure(name, again, size)
      }
      for (const [name, ask] of Object.entries(catalogueCalls))
        await measure(name, (number, one = db) => ask(one, number), size)
    }
  } finally {
    await close()
    await another.close()
  }
  printTable(
    ['call', ...sizes.map((size) => size.toLocaleString('en-US')), '×'],
    Array.from(taken, ([name, samples]) => [name, ...samples.map(cell), growth(samples).toFixed(1)]),
  )
  return [...overLimits, ...(sizes.includes(1_000_000) ? Array.from(taken, overLimit).flat() : [])]
}

type Sample = ReturnType<typeof percentiles>

function overLimit([name, samples]: [string, readonly Sample[]]): string[] {
  const isLong = (samples.at(-1)?.p50 ?? NaN) > shortMilliseconds
  return isLong && growth(samples) > mostTimes
    ? [`${name} takes ${growth(samples).toFixed(1)} times as long as at 10,000 products`]
    : []
}

function cell({ p50, p95 }: Sample): string {
  return `${inMilliseconds(p50)} / ${inMilliseconds(p95)}`
}

function growth(samples: readonly Sample[]): number {
  return (samples.at(-1)?.p50 ?? NaN) / (samples[sizes.indexOf(10_000)]?.p50 ?? NaN)
}
