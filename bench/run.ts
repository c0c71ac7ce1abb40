/**
 * `npm run bench` measures a growing catalog, an import, and a large shop (docs/performance.md). `npm run bench --
 * search --million` runs only one section, with up to a million products.
 */
import { availableParallelism, loadavg } from 'node:os'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { dashboardListsSection } from './dashboard-lists.ts'
import { importSection } from './import.ts'
import { searchSection } from './search.ts'
import { withShop } from './shop.ts'

/** Each section prints a table and returns the values that exceed their limit. */
const sections = { search: searchSection, import: importSection, lists: dashboardListsSection }

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}

await buildIfNeeded()
console.log(
  `Node ${process.version}, ${availableParallelism()} processors, load average ${loadavg().join(', ')}`,
)
const overLimits: string[] = []
for (const [name, section] of Object.entries(sections)) {
  if (named.length === 0 || named.includes(name))
    overLimits.push(...(await withShop({ LOG_LEVEL: 'warn' }, section)))
}
for (const overLimit of overLimits) console.error(`Over the limit: ${overLimit}`)
process.exit(overLimits.length > 0 ? 1 : 0)
