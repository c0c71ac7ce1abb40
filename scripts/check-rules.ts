/** Search and listing over 1,000, 10,000 and 100,000 products, in a database that is dropped afterwards. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importViolations } from './rules/imports.ts'
import { lookViolations } from './rules/look.ts'

const source = 'src'
const faults: string[] = []
let files = 0
for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const inside = path.slice(source.length + 1).replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8')
  files += 1
  if (!entry.name.endsWith('.css')) faults.push(...importViolations(inside, text))
  faults.push(...lookViolations(inside, text))
}
for (const fault of faults) console.error(fault)
console.log(`${files} files looked at, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
