import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'

/** What commands and queries take: the pool's database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  pool: Pool
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** A connection broke while nobody used it; whoever uses one gets the error from the query. */
  onError: (error: Error) => void
}

/** Connects when first asked, so it also opens while the database is away. */
export function openDatabase(url: string, { onError }: OpenDatabaseOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    application_name: 'wadah',
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    // A little later than the server's own limit, for when the server is gone without a word.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  pool.on('error', onError)
  // Without a listener a connection that breaks between two queries of a transaction ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { casing: 'snake_case' })
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= pool.end()) }
}
