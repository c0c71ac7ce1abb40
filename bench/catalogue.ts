import { newCountedListings } from '#catalogue/facets/listing-counts.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { catalogueCalls, listings, readListedPage } from './catalogue-calls.ts'
import { growCatalogue } from './catalogue-rows.ts'
import type { Effort } from './compare.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import { farReads, mostRowsRead } from './query-plans.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'
import { timeInTurns } from './time-calls.ts'

const growingSizes = [1_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])]
const comparedSize = 10_000
const timing = { most: 300, warmUps: 10 }

/** At a million products a call takes at most this many times as long as at 10,000, or is short (product: quality 16). */
const mostTimes = 2
const shortMilliseconds = 10
/** Lists are asked for when nobody has counted them since the last change, and so many once they are counted. */
const countedBefore = 30

/** What pages read of growing catalogues, in databases that are dropped afterwards. */
export async function catalogueSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading(
    'Catalogue size',
    'Milliseconds per call, one call at a time, each for something else: p50 / p95. The last column divides the last p50 by that at 10,000 products, with which the last size takes turns.',
  )
  const growing = await openCatalogue(shop, 'bench_catalogue')
  const compared = await openCatalogue(shop, 'bench_catalogue_compared')
  const taken = new Map<string, Taken>()
  const overLimits: string[] = []
  try {
    await growCatalogue(compared.databaseUrl, comparedSize)
    for (const size of growingSizes) {
      await growCatalogue(growing.databaseUrl, size)
      const isLast = size === growingSizes.at(-1)
      const [calls, beside] = [await callsOn(growing), isLast ? await callsOn(compared) : null]
      for (const [name, ask] of calls) {
        const inTurns = [ask, beside?.get(name)].flatMap((one) => one ?? [])
        const effortOfCall = { seconds: effort.seconds, ...timing }
        const [milliseconds = [], besides = []] = await timeInTurns(inTurns, effortOfCall)
        const { samples } = taken.get(name) ?? { samples: [] }
        taken.set(name, { samples: [...samples, percentiles(milliseconds)], compared: percentiles(besides) })
        const far = size < 100_000 ? [] : await farReads(growing.pool, (one) => ask(0, one), mostRowsRead)
        overLimits.push(...far.map((read) => `${name} reads ${read} at ${size} products`))
      }
    }
  } finally {
    await growing.close()
    await compared.close()
  }
  printTable(
    ['call', ...growingSizes.toSpliced(1, 0, comparedSize).map((size) => size.toLocaleString('en-US')), '×'],
    Array.from(taken, ([name, one]) => [
      name,
      ...one.samples.toSpliced(1, 0, one.compared).map(cell),
      growth(one).toFixed(1),
    ]),
  )
  return [...overLimits, ...(growingSizes.includes(1_000_000) ? Array.from(taken, overLimit).flat() : [])]
}

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

async function openCatalogue(shop: Shop, name: string) {
  const { databaseUrl, close } = await shop.openDatabase(name)
  const database = openDatabase(databaseUrl, { onError: () => undefined })
  return {
    databaseUrl,
    db: database.db,
    pool: database.pool,
    async close() {
      await database.close()
      await close()
    },
  }
}

/** All calls by name, with the lists counted that are asked for again. */
async function callsOn({ db }: Pick<Catalogue, 'db'>) {
  const calls = new Map<string, (number: number, one?: Database) => Promise<unknown>>()
  for (const [name, stateOf] of Object.entries(listings)) {
    calls.set(`${name}, counted`, (number, one = db) => readListedPage(one, stateOf(number)))
    const counted = newCountedListings()
    for (let number = 0; number < countedBefore; number += 1)
      await readListedPage(db, stateOf(number), counted)
    calls.set(name, (number, one = db) =>
      readListedPage(one, { ...stateOf(number % countedBefore), sort: 'popular' }, counted),
    )
  }
  for (const [name, ask] of Object.entries(catalogueCalls))
    calls.set(name, (number, one = db) => ask(one, number))
  return calls
}

interface Taken {
  /** At each of the growing sizes. */
  samples: readonly Sample[]
  /** At 10,000 products, in turns with the last of them. */
  compared: Sample
}

type Sample = ReturnType<typeof percentiles>

function overLimit([name, one]: [string, Taken]): string[] {
  const isLong = (one.samples.at(-1)?.p50 ?? NaN) > shortMilliseconds
  return isLong && growth(one) > mostTimes
    ? [`${name} takes ${growth(one).toFixed(1)} times as long as at 10,000 products`]
    : []
}

function cell({ p50, p95 }: Sample): string {
  return `${inMilliseconds(p50)} / ${inMilliseconds(p95)}`
}

function growth({ samples, compared }: Taken): number {
  return (samples.at(-1)?.p50 ?? NaN) / compared.p50
}
