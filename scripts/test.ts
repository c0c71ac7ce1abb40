/** `npm test`: everything that must pass, one stage after the other, cheapest first. */
import { spawn } from 'node:child_process'

const stages = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'types', command: 'react-router typegen && tsc --noEmit' },
  { name: 'migrations', command: 'node scripts/check-migrations.ts' },
  { name: 'unused code', command: 'knip' },
  { name: 'rules of our own', command: 'node scripts/check-rules.ts' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'unit and server tests', command: 'vitest run' },
  { name: 'browser journeys', command: 'playwright test' },
]

let passed = 0
const failed: string[] = []
for (const { name, command } of stages) {
  console.log(`\n── ${name}: ${command}`)
  const started = performance.now()
  const ok = await succeeds(command)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (ok) passed += 1
  else failed.push(name)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\nstages: ${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)

function succeeds(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit' }).once('exit', (code) => resolve(code === 0))
  })
}
