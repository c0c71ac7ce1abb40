/**
 * `npm run prove` checks the promises of the shop, in 20 minutes on two processors. `npm run prove -- full` runs
 * every check completely and writes the rows of docs/promises.md. `npm run prove -- full kills fuzz` runs only
 * these checks.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { projectDirectory } from '../scripts/server-build.ts'
import type { Check, Finding } from './check.ts'
import { checks } from './checks.ts'
import { watchMachine } from './machine.ts'

const words = process.argv.slice(2)
const isFull = words.includes('full')
const named = words.filter((word) => word !== 'full')
const unknown = named.filter((name) => !checks.has(name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. Checks: ${[...checks.keys()].join(', ')}.`)
  process.exit(2)
}
const maxCases = 20

await buildIfNeeded()
const broken: string[] = []
const rows: string[] = []
for (const [name, check] of checks) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name}: ${check.promise} (${check.rule})\n  limit: ${check.limit}`)
  const machine = watchMachine()
  const started = performance.now()
  const finding = await check.run({ isFull, slowness: machine.slowness }).catch(unexpected)
  const slowness = machine.slowness().toFixed(1)
  await machine.stop()
  const seconds = Math.round((performance.now() - started) / 1000)
  const outcome = finding.broken.length === 0 ? 'holds' : 'BROKEN'
  console.log(
    `  found: ${finding.figure}\n  ${outcome}, ${seconds} s, machine ${slowness} times slower than usual`,
  )
  for (const each of casesOf(finding)) console.log(`  - ${each}`)
  if (outcome === 'BROKEN') broken.push(name)
  const date = new Date().toISOString().slice(0, 10)
  const run = `${date}, ${seconds} s, ${availableParallelism()} processors, ${slowness} times slower`
  rows.push(rowOf(name, check, [finding.figure, outcome, run]))
}
if (isFull) writeRows(rows)
const held = `${rows.length - broken.length} of ${rows.length} promises hold`
console.log(`\n${held}${broken.length > 0 ? `, broken: ${broken.join(', ')}` : ''}.`)
process.exit(broken.length > 0 ? 1 : 0)

/** An error that a check does not expect counts as a violation of its promise. */
function unexpected(error: unknown): Finding {
  return {
    figure: 'the check itself failed',
    broken: [error instanceof Error ? error.message : String(error)],
  }
}

function casesOf({ broken: cases }: Finding): string[] {
  const different = [...new Set(cases)]
  const more = different.length - maxCases
  return [...different.slice(0, maxCases), ...(more > 0 ? [`and ${more} more`] : [])]
}

function rowOf(name: string, { promise, rule, limit }: Check, found: readonly string[]): string {
  const cells = [name, `${promise} (${rule.replace('product: ', '')})`, limit, ...found]
  return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
}

/** Replaces the rows of the checks that ran. All others stay unchanged. */
function writeRows(found: readonly string[]): void {
  const path = join(projectDirectory, 'docs/promises.md')
  const nameOf = (row: string) => row.split(' | ', 1)[0] ?? ''
  const written = new Map(found.map((row) => [nameOf(row), row]))
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const renewed = lines.map((line) => {
    const row = written.get(nameOf(line))
    written.delete(nameOf(line))
    return row ?? line
  })
  writeFileSync(path, [...renewed, ...written.values(), ''].join('\n'))
}
