/**
 * `npm test` runs all checks; `npm run check` runs the same without a browser. Tests mostly wait, so the build
 * runs in parallel with them, followed by the stages that read sources or count bytes.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../e2e/support/find-chromium.ts'
import manifest from '../package.json' with { type: 'json' }

interface Stage {
  name: string
  command: string
}

// Runs the commands directly, because npm takes a third of a second to start each one.
const { scripts } = manifest
const build: Stage = { name: 'build', command: scripts.build }
const tests: Stage = { name: 'unit and server tests', command: 'vitest run' }
const source: readonly Stage[] = [
  { name: 'types', command: scripts.typecheck },
  { name: 'lint', command: scripts.lint },
  { name: 'unused code', command: 'knip --cache' },
  { name: 'migrations', command: 'node scripts/check-migrations.ts' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'rules of our own', command: 'node scripts/check-rules.ts' },
]
const weight: Stage = { name: 'weight budget', command: 'node prove/run.ts weight' }
const journeys: Stage = { name: 'browser journeys', command: 'playwright test' }

const withoutBrowser = process.argv.includes('--without-browser')
const started = performance.now()
// With this cache, programs that start repeatedly compile their modules only once.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
)
// Turns off garbage collection in compilers written in Go, because they end before they run out of memory.
process.env['GOGC'] ??= 'off'
process.env['GOMEMLIMIT'] ??= '2GiB'
const building = start(build, 'quiet')
const testing = start(tests, 'loud', { BUILD_PROCESS: String(building.pid) })
// A fresh machine installs the browser while the tests run. A failure shows again in the journeys.
if (!withoutBrowser) await findChromium().catch(console.error)
const results = [await building.passed]
for (const stage of source) results.push(await start(stage, 'quiet').passed)
if (!withoutBrowser) results.push(await start(weight, 'quiet').passed)
results.push(await testing.passed)
if (!withoutBrowser) results.push(await start(journeys, 'loud').passed)
const passed = results.filter(Boolean).length
console.log(
  `\nstages: ${passed} passed, ${results.length - passed} failed, ${secondsSince(started)} s in all`,
)
process.exit(passed === results.length ? 0 : 1)

/** A loud stage prints its output as it runs, a quiet one when it ends. */
function start({ name, command }: Stage, voice: 'quiet' | 'loud', environment: NodeJS.ProcessEnv = {}) {
  const began = performance.now()
  if (voice === 'loud') console.log(`\n── ${name}: ${command}`)
  const output = voice === 'loud' ? 'inherit' : 'pipe'
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  })
  let printed = ''
  child.stdout?.on('data', (data: Buffer) => (printed += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (printed += data.toString()))
  const passed = new Promise<boolean>((resolve) => {
    child.once('close', (code) => {
      const outcome = code === 0 ? 'passed' : 'FAILED'
      console.log(`${printed && `\n${printed}`}── ${name}: ${outcome} in ${secondsSince(began)} s`)
      resolve(code === 0)
    })
  })
  return { pid: child.pid, passed }
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(1)
}
