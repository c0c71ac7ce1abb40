import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateByDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase } from '#db/database.server.ts'
import { startLocalPostgres, type LocalPostgres } from '../../scripts/local-postgres.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { createCircuitBreaker } from '#db/circuit-breaker.ts'
import { listen } from '#db/notifications.server.ts'
import { small } from '../support/copy-server-data.ts'
import { blockedStatements } from '../support/database/blocked-statements.ts'
import { patience } from '../support/patience.ts'

let folder = ''
let migrationsFolder = ''
let functionsFolder = ''
let postgres: LocalPostgres
const tags: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(inject('directory'), 'database-'))
  migrationsFolder = join(folder, 'migrations')
  functionsFolder = join(folder, 'functions')
  await mkdir(join(migrationsFolder, 'meta'), { recursive: true })
  await mkdir(functionsFolder)
  await addMigration('0000_words', 'create table words (word text)')
  postgres = await start()
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

it('the database is created and migrated once when several processes start together', async () => {
  const migrate = () =>
    migrateDatabase(postgres.url, { migrationsFolder, functionsFolder, createDatabase: true })
  expect((await Promise.all([migrate(), migrate(), migrate()])).toSorted()).toEqual([0, 0, 1])
  const { db, close } = openDatabase(postgres.url, { onError: () => {} })
  expect(await count(db)).toBe(0)
  const extensions = await db.execute(sql`select 1 from pg_extension where extname = 'pg_trgm'`)
  expect(extensions.rows).toHaveLength(1)
  await close()
})

it('a migration run applies only new migrations, and yields to users of the tables that it changes', async () => {
  await addMigration('0001_more', 'alter table words add column length integer')
  const reader = new Client({ connectionString: postgres.url })
  await reader.connect()
  await reader.query('begin; select * from words')
  const migrating = migrateDatabase(postgres.url, { migrationsFolder, functionsFolder })
  // The migration waits for the table of the reader. Later readers wait only until the migration gives up.
  const { db, close } = openDatabase(postgres.url, { onError: () => {} })
  await vi.waitFor(async () => expect(await blockedStatements(db)).toBe(1), patience)
  expect(await count(db)).toBe(0)
  await reader.query('commit')
  await reader.end()
  expect(await migrating).toBe(1)
  expect(await migrateDatabase(postgres.url, { migrationsFolder, functionsFolder })).toBe(0)
  await close()
})

it('each migration is committed separately, and a failed migration leaves no changes', async () => {
  const migrate = () => migrateDatabase(postgres.url, { migrationsFolder, functionsFolder })
  const { db, pool, close } = openDatabase(postgres.url, { onError: () => {} })
  await addMigration('0002_good', 'create table good (id integer)')
  await addMigration('0003_failing', 'create table mended (id integer)', 'select 1 / 0')
  await addMigration('0004_last', 'create table last (id integer)')
  await expect(migrate()).rejects.toThrow('division by zero')
  expect(await tablesOf(db)).toEqual(['good', 'words'])

  await writeMigration('0003_failing', 'create table mended (id integer)')
  expect((await Promise.all([migrate(), migrate()])).toSorted()).toEqual([0, 2])
  expect(await tablesOf(db)).toEqual(['good', 'last', 'mended', 'words'])
  // The migrator of drizzle-orm considers all migrations applied. Otherwise it would fail to create the
  // tables again.
  await migrateByDrizzle(drizzle(pool), { migrationsFolder })
  await close()
})

it('a failed transaction leaves no changes, and commands inside a transaction see its changes', async () => {
  const { db, close } = openDatabase(postgres.url, { onError: () => {} })
  await expect(
    db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into words values ('gone')`)
      expect(await count(transaction)).toBe(1)
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await count(db)).toBe(0)
  await close()
})

it('idle and busy connections recover from the loss of their server, and listening resumes', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const onNotification = vi.fn<(channel: string, payload: string) => void>()
  const onConnect = vi.fn<() => void>()
  const onBatch = vi.fn<(changes: number, isSent: boolean) => void>()
  const { db, pool, close } = openDatabase(postgres.url, { onError })
  const circuit = createCircuitBreaker()
  const onChange = vi.fn<() => void>()
  circuit.onChange(onChange)
  const listening = listen(postgres.url, {
    circuit,
    onNotification,
    onConnect,
    onDemotion: () => undefined,
    onAway: onError,
    onBatch,
  })
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledOnce(), patience)
  await db.execute(sql`select pg_notify('cart_changed', 'first')`)
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledWith('cart_changed', 'first'), patience)
  expect(onConnect).toHaveBeenCalledOnce()
  listening.publish('cart_changed', 'own')
  await vi.waitFor(() => expect(onBatch).toHaveBeenCalledWith(1, true), patience)
  expect(onConnect).toHaveBeenCalledOnce()
  expect(onChange).not.toHaveBeenCalled()

  const idle = await Promise.all([pool.connect(), pool.connect()])
  for (const client of idle) client.release()
  const lost = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into words values ('lost')`)
    process.kill(postgres.pid, 'SIGKILL')
    await postgres.exited
    // The backend process of this connection outlives its server for a moment.
    for (;;) await transaction.execute(sql`select pg_sleep(0.01)`)
  })
  await expect(lost).rejects.toThrow()
  await vi.waitFor(() => expect(circuit.isOpen).toBe(true), patience)

  postgres = await start()
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2), patience)
  expect(circuit.isOpen).toBe(false)
  expect(await count(db)).toBe(0)
  await db.execute(sql`select pg_notify('answers_changed', 'second')`)
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledWith('answers_changed', 'second'), patience)
  await listening.close()
  await close()
})

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by name`,
  )
  return rows.map(({ name }) => name)
}

async function addMigration(tag: string, ...statements: string[]): Promise<void> {
  tags.push(tag)
  const entries = tags.map((name, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: name,
    breakpoints: true,
  }))
  const journal = { version: '7', dialect: 'postgresql', entries }
  await writeFile(join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify(journal))
  await writeMigration(tag, ...statements)
}

function writeMigration(tag: string, ...statements: string[]): Promise<void> {
  return writeFile(join(migrationsFolder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
}

function start() {
  return startLocalPostgres(join(folder, 'postgres'), small)
}

async function count(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from words`)
  return rows[0]?.count ?? -1
}
