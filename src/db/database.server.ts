import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool, PoolConfig } from 'pg'
import { DatabasePool } from '#db/database-pool.server.ts'
import { watchFailover, type Failover } from '#db/failover.server.ts'
import { repeatTransaction, type OnRepeat } from '#db/repeated-work.server.ts'

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
  /** Shared by the pools of one process. */
  failover?: Failover
  onRepeat?: OnRepeat
  /** Settings that differ from those for most of the store. */
  pool?: PoolConfig
}

/** Connects on first use, so that it can be made while the database is unavailable. */
export function openDatabase(url: string, options: OpenDatabaseOptions): OpenDatabase {
  const { onError, failover = watchFailover(), onRepeat = () => undefined } = options
  const config = {
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
    ...options.pool,
  }
  const pool = new DatabasePool(config, { failover, onRepeat })
  pool.on('error', onError)
  const db = drizzle(pool, { casing: 'snake_case' })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, settings) => repeatTransaction(() => transaction(work, settings), onRepeat)
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= pool.end()) }
}
