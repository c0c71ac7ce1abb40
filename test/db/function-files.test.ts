import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrateDatabase } from '#db/migrate.server.ts'

const url = new URL(inject('serverUrl'))
url.pathname = '/wadah_function_files'
let folder = ''
let client: Client

beforeAll(async () => {
  folder = await mkdtemp(join(inject('directory'), 'function-files-'))
  await writeMigrations('older', 1)
  await writeMigrations('newer', 2)
  await write('older/functions/doubled.sql', returning('doubled(n int)', 'n - 1 + increased(n)'))
  await write('older/functions/increased.sql', returning('increased(n int)', 'n + 1'))
  await write(
    'older/functions/answers.view.sql',
    'create or replace view answers as select doubled(21) as answer',
  )
  await migrate('older')
  client = new Client({ connectionString: url.href })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true, force: true })
})

it('a migration run creates functions, including those that call later functions, before views', async () => {
  expect(await read('(select answer from answers)')).toBe(42)
})

it('a migration run applies function files whose content changed, and no other files', async () => {
  await client.query(returning('increased(n int)', '-1'))
  await write('older/functions/doubled.sql', returning('doubled(n int)', 'n * 2'))
  expect(await migrate('older')).toBe(1)
  expect(await migrate('older')).toBe(0)
  expect([await read('doubled(5)'), await read('increased(5)')]).toEqual([10, -1])
})

it('a failing function file is rolled back, and applied once it is corrected', async () => {
  const changed = returning('increased(n int)', '1 + n')
  await write('older/functions/increased.sql', `${changed}; select 1 / 0`)
  await expect(migrate('older')).rejects.toThrow('division by zero')
  expect(await read('increased(5)')).toBe(-1)
  await write('older/functions/increased.sql', changed)
  expect(await migrate('older')).toBe(1)
  expect(await read('increased(5)')).toBe(6)
})

it('a function file that was removed and then restored is applied again', async () => {
  const path = 'older/functions/increased.sql'
  await rm(join(folder, path))
  await migrate('older')
  await client.query('drop function increased')
  await write(path, returning('increased(n int)', '1 + n'))
  await migrate('older')
  expect(await read('increased(5)')).toBe(6)
})

it('a role can compare the function files even if its rights were granted before the table of function files existed', async () => {
  await client.query(`create role function_reader login;
    grant usage on schema drizzle to function_reader; grant select on drizzle.__drizzle_migrations to function_reader`)
  expect(await migrate('older', 'function_reader')).toBe(0)
  await client.query('drop owned by function_reader; drop role function_reader')
})

it('a migration by an older build keeps the functions of a newer build', async () => {
  await write('newer/functions/doubled.sql', returning('doubled(n int)', 'n + n'))
  await migrate('newer')
  await write('older/functions/doubled.sql', returning('doubled(n int)', '0'))
  expect(await migrate('older')).toBe(0)
  expect(await read('doubled(5)')).toBe(10)
})

function migrate(build: 'older' | 'newer', role = 'postgres'): Promise<number> {
  const address = new URL(url)
  address.username = role
  const migrationsFolder = join(folder, build, 'migrations')
  const functionsFolder = join(folder, build, 'functions')
  const createDatabase = role === 'postgres'
  return migrateDatabase(address.href, { migrationsFolder, functionsFolder, createDatabase })
}

async function writeMigrations(build: string, count: number): Promise<void> {
  await mkdir(join(folder, build, 'migrations/meta'), { recursive: true })
  await mkdir(join(folder, build, 'functions'))
  const entries = Array.from({ length: count }, (_, idx) => ({ idx, when: idx + 1, tag: String(idx) }))
  for (const { tag } of entries)
    await write(`${build}/migrations/${tag}.sql`, '-- Nothing but functions changed.')
  await write(`${build}/migrations/meta/_journal.json`, JSON.stringify({ entries }))
}

function write(path: string, content: string): Promise<void> {
  return writeFile(join(folder, path), content)
}

function returning(signature: string, expression: string): string {
  return `create or replace function ${signature} returns int language sql as 'select ${expression}'`
}

async function read(expression: string): Promise<number | undefined> {
  const { rows } = await client.query<{ value: number }>(`select ${expression} as value`)
  return rows[0]?.value
}
