/**
 * `npm test`: everything that must pass. `npm run check` is the same without a browser: what reads the
 * source runs beside the tests.
 */
import { spawn } from 'node:child_process'

interface Stage {
  name: string
  command: string
}

const source: readonly Stage[] = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'migrations', command: 'node scripts/check-migrations.ts' },
  { name: 'unused code', command: 'knip' },
  { name: 'rules of our own', command: 'node scripts/check-rules.ts' },
]
const build: Stage = { name: 'build', command: 'npm run --silent build' }
const tests: Stage = { name: 'unit and server tests', command: 'vitest run' }
const browser: readonly Stage[] = [
  { name: 'weight budget', command: 'node bench/run.ts weight dashboard' },
  { name: 'browser journeys', command: 'playwright test' },
]

const withoutBrowser = process.argv.includes('--without-browser')
const results: boolean[] = [await run(build)]
results.push(...(await Promise.all([tests, ...source].map(run))))
for (const stage of withoutBrowser ? [] : browser) results.push(await run(stage))
const passed = results.filter(Boolean).length
console.log(`\nstages: ${passed} passed, ${results.length - passed} failed`)
process.exit(passed === results.length ? 0 : 1)

/** Parallel stages print when they end; a stage that runs alone prints as it goes. */
async function run({ name, command }: Stage): Promise<boolean> {
  const isAlone = !source.some((stage) => stage.name === name)
  if (isAlone) console.log(`\n── ${name}: ${command}`)
  const started = performance.now()
  const { ok, output } = await finished(command, isAlone)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${output}── ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`)
  return ok
}

function finished(command: string, isAlone: boolean): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', ...(isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    })
    let output = ''
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
    child.once('close', (code) => resolve({ ok: code === 0, output: output && `\n${output}` }))
  })
}
