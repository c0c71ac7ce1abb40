import { openDatabase } from '#db/database.server.ts'
import { catalogueCalls } from './catalogue-calls.ts'
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

/** What pages read of growing catalogues, in a database that is dropped afterwards. */
export async function catalogueSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading(
    'Catalogue size',
    'Milliseconds per call, one call at a time: p50 / p95; the last column divides the last p50 by that at 10,000 products.',
  )
  const another = await shop.openDatabase('bench_catalogue')
  const { pool, db, close } = openDatabase(another.databaseUrl, { onError: () => undefined })
  const taken = new Map<string, Sample[]>()
  const overLimits: string[] = []
  try {
    for (const size of sizes) {
      await growCatalogue(another.databaseUrl, size)
      for (const [name, ask] of Object.entries(catalogueCalls)) {
        const milliseconds = await timeCalls(() => ask(db), { seconds: effort.seconds, ...timing })
        taken.set(name, [...(taken.get(name) ?? []), percentiles(milliseconds)])
        const far = size < 100_000 ? [] : await farReads(pool, ask, mostRowsRead)
        overLimits.push(...far.map((read) => `${name} reads ${read} at ${size} products`))
      }
    }
  } finally {
    await close()
    await another.close()
  }
  printTable(
    ['call', ...sizes.map((size) => size.toLocaleString('en-US')), '×'],
    Array.from(taken, ([name, samples]) => [name, ...samples.map(cell), growth(samples).toFixed(1)]),
  )
  for (const [name, samples] of taken) {
    const isLong = (samples.at(-1)?.p50 ?? 0) > shortMilliseconds
    if (sizes.includes(1_000_000) && isLong && growth(samples) > mostTimes)
      overLimits.push(`${name} takes ${growth(samples).toFixed(1)} times as long as at 10,000 products`)
  }
  return overLimits
}

type Sample = ReturnType<typeof percentiles>

function cell({ p50, p95 }: Sample): string {
  return `${inMilliseconds(p50)} / ${inMilliseconds(p95)}`
}

function growth(samples: readonly Sample[]): number {
  return (samples.at(-1)?.p50 ?? NaN) / (samples[sizes.indexOf(10_000)]?.p50 ?? NaN)
}
