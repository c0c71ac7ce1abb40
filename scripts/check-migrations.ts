/** Fails when the tables in the code and the migrations differ, or a migration would stop a running shop. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'

// drizzle-kit only takes a relative folder.
const copy = 'node_modules/.cache/wadah-migrations'
rmSync(copy, { recursive: true, force: true })
cpSync('migrations', copy, { recursive: true })
const before = readdirSync(copy).length
const schema = './src/**/*.tables.server.ts'
const options = ['--dialect', 'postgresql', '--casing', 'snake_case', '--schema', schema, '--out', copy]
execFileSync('drizzle-kit', ['generate', ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
if (readdirSync(copy).length !== before) {
  console.error('The tables have changed: run `npx drizzle-kit generate --name <what-changed>`.')
  process.exitCode = 1
}
rmSync(copy, { recursive: true, force: true })

const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
const paths = files.map((name) => `migrations/${name}`)
const lint = spawnSync('squawk', ['--config', '.squawk.toml', ...paths], { encoding: 'utf8' })
if (lint.status !== 0) {
  console.error(lint.error?.message ?? `${lint.stdout}${lint.stderr}`)
  process.exitCode = 1
}
