import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listingParameters } from '#catalog/listing/listing.ts'

/**
 * Leaves out pages and list filters of the dashboard. They get the whole query, because they are personal and
 * never cached.
 */
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.endpoint.'))
  .filter(({ parentPath }) => !join(parentPath, '/').startsWith(join('src', 'dashboard', '/')))
  .filter(
    ({ name }) =>
      !/^(?:(?:sold-line|subscription|order|enquiry|quote|review)-filter|search-terms|days)\.ts$/.test(name),
  )
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** A page never sees an undeclared parameter, so a forgotten one would have no effect on the server. */
test('every search parameter that the code reads is declared by a page', () => {
  const declared = new Set<string | undefined>([
    ...listingParameters,
    ...sources
      .flatMap((source) => [...source.matchAll(/(?:search|private)Parameters: \[([^\]]*)\]/g)])
      .flatMap(([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name)),
  ])
  const read = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\b(?:searchParams|parameters)\.(?:get|has)\('([^']+)'\)/g)].map(
        ([, name]) => name,
      ),
    ),
  )
  expect(read.size).toBeGreaterThan(5)
  expect([...read].filter((name) => !declared.has(name))).toEqual([])
})
