/**
 * `npm run prove`: shows what the shop promises, in one table, within 20 minutes on two processors. `npm run prove --
 * full` does all of it and writes docs/promises.md; `-- kills fuzz` runs some checks, and `-- kills --break` plants a
 * fault that the check must find.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
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
    shown.push(promise)
  }
  const facts: RunFacts = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    loadBefore,
    loadAfter: loadAverage(),
    seconds: (performance.now() - started) / 1000,
  }
  console.log(`\n${promiseTable(shown)}\n`)
  for (const each of brokenCases(shown)) console.log(each)
  console.log(
    `${sumOf(shown)}. ${Math.round(facts.seconds)} s, load average ${loadBefore} before, ${facts.loadAfter} after.`,
  )
  if (effort.isFull && !effort.isSpoiled && named.length === 0) {
    const page = promisesPage(shown, facts, 'npm run prove -- full')
    writeFileSync(join(projectDirectory, 'docs/promises.md'), page)
  }
  return exitCodeOf(shown, effort)
}

function loadAverage(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
}
