/**
 * Fails if the migrations do not match the tables in the code, if old snapshots remain, if no migration covers a changed
 * function file, or if a migration would block a running shop.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFunctionFiles } from '#db/function-files.server.ts'

// drizzle-kit accepts only relative folders.
const copy = 'node_modules/.cache/wadah-migrations'
rmSync(copy, { recursive: true, force: true })
cpSync('migrations', copy, { recursive: true })
const before = readdirSync(copy).length
const schema = './src/**/*.tables.server.ts'
const options = ['--dialect', 'postgresql', '--casing', 'snake_case', '--schema', schema, '--out', copy]
execFileSync('drizzle-kit', ['generate', ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
if (readdirSync(copy).length !== before) {
  console.error('The tables have changed. Run `npx drizzle-kit generate --name <what-changed>`.')
  process.exitCode = 1
}
rmSync(copy, { recursive: true, force: true })

// Drizzle reads only the newest snapshot, and each has thousands of lines.
if (readdirSync('migrations/meta').filter((name) => name.endsWith('_snapshot.json')).length !== 1) {
  console.error('Delete all snapshots in migrations/meta/ but the newest.')
  process.exitCode = 1
}

const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
const paths = migrations.toSorted().map((name) => `migrations/${name}`)

// An older build changes nothing in a database with newer migrations, not even functions. Each change of a
// function therefore needs a migration, which may consist of this line alone.
const functions = readFunctionFiles('src/db/functions')
const hash = createHash('sha256')
for (const { name, sql } of functions) hash.update(`${name}\n${sql}\n`)
const line = `-- functions: ${hash.digest('hex').slice(0, 16)}`
const lines = paths.flatMap((path) => readFileSync(path, 'utf8').match(/^-- functions: .*/gm) ?? [])
if (lines.at(-1) !== line) {
  console.error(
    'Files of src/db/functions have changed: run `npx drizzle-kit generate --custom --name <what-changed>`, ' +
      `and put this line into the new migration, or into one that is not released yet:\n${line}`,
  )
  process.exitCode = 1
}

paths.push(...functions.map(({ name }) => `src/db/functions/${name}`))
const lint = spawnSync('squawk', ['--config', '.squawk.toml', ...paths], { encoding: 'utf8' })
if (lint.status !== 0) {
  console.error(lint.error?.message ?? `${lint.stdout}${lint.stderr}`)
  process.exitCode = 1
}
