import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool, PoolConfig } from 'pg'
import { createCircuitBreaker } from '#db/circuit-breaker.ts'
import { createDatabasePool, type PoolOptions } from '#db/database-pool.server.ts'
import { repeatTransaction } from '#db/repeated-work.server.ts'

/** The database argument of commands and queries: the pool's database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  pool: Pool
  close(): Promise<void>
}

export type OpenDatabaseOptions = Partial<PoolOptions> & {
  /** Called when an idle connection breaks. If a connection is in use, its query reports the error. */
  onError: (error: Error) => void
  pool?: PoolConfig
}

/** Opens connections on first use, so that the store can start while the database is away. */
export function openDatabase(url: string, options: OpenDatabaseOptions): OpenDatabase {
  const {
    onError,
    circuit = createCircuitBreaker(),
    onRepeat = () => undefined,
    onLoss = () => undefined,
  } = options
  const config = {
    connectionString: url,
    application_name: 'wadah',
    max: 20,
    // Limits the time to open a connection, and the time to wait for a free one.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 8_000,
    // The client's limit, for a server that vanished without closing the connection. It is longer than the
    // server's limit.
    query_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...options.pool,
  }
  const pool = createDatabasePool(config, { circuit, onRepeat, onLoss })
  pool.on('error', onError)
  const db = drizzle(pool, { casing: 'snake_case' })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, settings) => repeatTransaction(() => transaction(work, settings), onRepeat)
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= pool.end()) }
}
