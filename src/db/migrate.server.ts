import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client, DatabaseError } from 'pg'
import {
  createFunctionFilesTable,
  findChangedFunctions,
  type MigrationStep,
} from './function-files.server.ts'

export type MigrateOptions = {
  migrationsFolder: string
  /** The folder of SQL functions, triggers and views, which are applied after the migrations. */
  functionsFolder: string
  /** Whether to create a missing database, for the local server and tests. */
  createDatabase?: boolean
}

/** All processes use the same lock number, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_236_041
const OTHER_PROCESS_MS = 60_000

/**
 * A migration statement that waits for a table lock blocks all later queries on the table. It therefore gives
 * up after a short time, and is repeated.
 */
const TABLE_LOCK_MS = 2000
const TABLE_LOCK_TRIES = 10
/** A lock timeout, or a deadlock with a running store. */
const LOCK_ERRORS = ['55P03', '40P01']

/**
 * Applies new migrations and changed function files, and returns their number. Processes that start together
 * take turns. If there is nothing to apply, this function only reads, so a role without rights on tables can
 * call it.
 */
export async function migrateDatabase(url: string, options: MigrateOptions): Promise<number> {
  if (options.createDatabase) await createDatabase(url)
  return withLock(url, async (client) => {
    const steps = await findSteps(client, options)
    if (steps.length === 0) return 0
    await client.query('create extension if not exists pg_trgm')
    await client.query('create extension if not exists unaccent')
    await client.query('create extension if not exists fuzzystrmatch')
    // Loads pg_trgm. Otherwise only a superuser could create functions that set its threshold.
    await client.query('select show_limit()')
    await createJournal(client)
    await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`)
    for (const step of steps) await applyWithRetries(client, step)
    return steps.length
  })
}

/** A build older than the database applies nothing, so that a release can be rolled back. */
async function findSteps(client: Client, options: MigrateOptions): Promise<MigrationStep[]> {
  const migrations = readMigrationFiles(options)
  const newestApplied = await findNewestApplied(client)
  if (newestApplied > (migrations.at(-1)?.folderMillis ?? 0)) return []
  const pending = migrations.filter(({ folderMillis }) => folderMillis > newestApplied)
  const steps = pending.map(({ sql, hash, folderMillis }) => ({
    statements: sql,
    record: {
      text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      values: [hash, folderMillis],
    },
  }))
  return [...steps, ...(await findChangedFunctions(client, options.functionsFolder))]
}

async function findNewestApplied(client: Client): Promise<number> {
  const table = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!table.rows[0]?.found) return 0
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}

/**
 * Creates the table of drizzle-orm's migrator. We do not use the migrator, because it applies all migrations
 * in one transaction.
 */
async function createJournal(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  await createFunctionFilesTable(client)
}

async function applyWithRetries(client: Client, step: MigrationStep): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, step)
    } catch (error) {
      const mayPass = error instanceof DatabaseError && LOCK_ERRORS.includes(error.code ?? '')
      if (!mayPass || tries === TABLE_LOCK_TRIES) throw error
    }
    await pause(TABLE_LOCK_MS / 2)
  }
}

/**
 * Applies a step in its own transaction, so that its locks are released before the next step, which may take
 * minutes.
 */
async function apply(client: Client, { statements, record }: MigrationStep): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query(record)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function createDatabase(url: string): Promise<void> {
  const address = new URL(url)
  const name = decodeURIComponent(address.pathname.slice(1))
  address.pathname = '/postgres'
  await withLock(address.href, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

async function withLock<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: url,
    application_name: 'wadah migrations',
    connectionTimeoutMillis: 5000,
    lock_timeout: OTHER_PROCESS_MS,
  })
  // A broken connection is reported by the running query. Without this listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const value = await work(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    return value
  } finally {
    // After a failure, this ends the session and releases its lock.
    await client.end().catch(() => {})
  }
}
