import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

export type MigrateOptions = {
  migrationsFolder: string
  /** Creates the database that the address names if it is missing: for the embedded server and tests. */
  createDatabase?: boolean
}

/** One number for every process, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_236_041

/** Brings the database to the newest migration. Processes that start together wait for one another. */
export async function migrateDatabase(url: string, options: MigrateOptions): Promise<void> {
  if (options.createDatabase) await createDatabase(url)
  await withLock(url, async (client) => {
    await client.query('create extension if not exists pg_trgm')
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: options.migrationsFolder })
  })
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

async function withLock(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'wadah migrations',
    connectionTimeoutMillis: 5000,
    lock_timeout: 60_000,
  })
  // The query under way reports a broken connection; this listener keeps it from ending the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await work(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // Ends the session, and with it the lock, after a failure.
    await client.end().catch(() => {})
  }
}
