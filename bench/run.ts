/**
 * `npm run bench`: what reading a growing catalog and a large shop costs (docs/performance.md). `npm run bench -- search
 * --million` runs a section and goes up to a million products; `--quick` tries the bench itself.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import type { Effort } from './compare.ts'
import { dashboardListsSection } from './dashboard-lists.ts'
import { searchSection } from './search.ts'
import { openShop, type Shop } from './shop.ts'

/** Each prints its table and returns the values over their limit. */
const sections: Record<string, (shop: Shop, effort: Effort) => Promise<readonly string[]>> = {
  search: searchSection,
  lists: dashboardListsSection,
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = asked.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}
const effort: Effort = process.argv.includes('--quick')
  ? { rounds: 1, seconds: 0.5 }
  : { rounds: 3, seconds: 1.5 }

try {
  const overLimits = await measure(asked.length > 0 ? asked : Object.keys(sections))
  for (const overLimit of overLimits) console.error(`Over the limit: ${overLimit}`)
  process.exit(overLimits.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function measure(names: readonly string[]): Promise<string[]> {
  const started = performance.now()
  await buildIfNeeded()
  console.log(
    `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, ` +
      `load average before ${loadAverage()}`,
  )
  const shop = await openShop()
  process.once('SIGINT', () => void shop.close().finally(() => process.exit(130)))
  const overLimits: string[] = []
  try {
    for (const name of names) overLimits.push(...((await sections[name]?.(shop, effort)) ?? []))
  } finally {
    await shop.close()
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${seconds} s in all, load average after ${loadAverage()}`)
  return overLimits
}

function loadAverage(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
}
