/**
 * `npm run prove`: shows what the shop promises, in one table, within 20 minutes on two processors. `npm run prove --
 * full` does all of it and writes docs/promises.md, `-- full failover` a part of it and its rows of that page; `-- kills
 * fuzz` runs some checks, and `-- kills --break` plants a fault that the check must find.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { projectDirectory } from '../scripts/local.ts'
import { exitCodeOf, runCheck, type CheckEffort, type ShownPromise } from './check.ts'
import { checks } from './checks.ts'
import { brokenCases, promisesPage, promiseTable, sumOf, type RunFacts } from './report.ts'

const words = process.argv.slice(2)
const effort: CheckEffort = { isFull: words.includes('full'), isSpoiled: words.includes('--break') }
const named = words.filter((word) => word !== 'full' && !word.startsWith('--'))
const unknown = named.filter((name) => !checks.has(name))
if (unknown.length > 0 || (effort.isSpoiled && named.length === 0)) {
  console.error(
    `Checks: ${[...checks.keys()].join(', ')}. ${unknown.length > 0 ? `There is no ${unknown.join(', ')}.` : 'Name what to break.'}`,
  )
  process.exit(2)
}

try {
  process.exit(await prove(named.length > 0 ? named : [...checks.keys()]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function prove(names: readonly string[]): Promise<number> {
  await buildIfNeeded()
  const started = performance.now()
  const loadBefore = loadAverage()
  const shown: ShownPromise[] = []
  for (const name of names) {
    const check = checks.get(name)
    if (!check || (check.isFullOnly && !effort.isFull && named.length === 0)) continue
    console.error(`${name} …`)
    const promise = await runCheck(name, check, effort)
    console.error(`${name}: ${promise.outcome}, ${promise.figure}`)
    for (const each of brokenCases([promise])) console.error(each)
    shown.push(promise)
    // It goes on, and the next would meet it on its ports.
    if (promise.isEndless) break
  }
  const facts: RunFacts = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: availableParallelism(),
    loadBefore: loadBefore.toFixed(1),
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${promiseTable(shown)}\n`)
  for (const { name } of shown.filter(({ outcome }) => effort.isSpoiled && outcome === 'holds')) {
    console.log(`${name}: the fault that was planted was not found`)
  }
  console.log(
    `${sumOf(shown)}. ${seconds} s, load average ${facts.loadBefore} before, ${loadAverage().toFixed(1)} after.`,
  )
  if (effort.isFull && !effort.isSpoiled) writePage(shown, facts)
  return exitCodeOf(shown, effort)
}

/** The rows of the checks that ran are new; the others stay as they were found. */
function writePage(shown: readonly ShownPromise[], facts: RunFacts): void {
  const path = join(projectDirectory, 'docs/promises.md')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(path, promisesPage(checks, { shown, facts, before }))
}

/** Of the last minute. */
function loadAverage(): number {
  return loadavg()[0] ?? 0
}
