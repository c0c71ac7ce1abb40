import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseUnreachable } from '#db/database-away.server.ts'

/** What commands and queries take: the pool's database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  pool: Pool
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** A connection broke while it was idle. One in use reports the error from its query. */
  onError: (error: Error) => void
  /** Settings that differ from those for most of the store. */
  pool?: PoolConfig
}

/** Connects on first use, so that it can be made while the database is unavailable. */
export function openDatabase(url: string, { onError, pool: settings }: OpenDatabaseOptions): OpenDatabase {
  const pool = new DatabasePool({
    connectionString: url,
    application_name: 'wadah',
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    // Shorter than the limit of the statement: waiting for a lock is not a slow query.
    lock_timeout: 3000,
    // Slightly longer than the server's own limit, for a server that is gone without closing the connection.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    ...settings,
  })
  pool.on('error', onError)
  // Without a listener, a connection that breaks between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { casing: 'snake_case' })
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= pool.end()) }
}

type OnConnect = Parameters<InstanceType<typeof Pool>['connect']>[0]

/** Marks the errors of connecting for a transaction, which would look like those of any other socket. */
class DatabasePool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (callback) return super.connect(callback)
    return super.connect().catch((error: unknown) => {
      throw new DatabaseUnreachable(error)
    })
  }
}
