import { Pool } from 'pg'
import type { Db } from 'pg-boss'
import { lossIn, requirePrimary } from '#db/database-pool.server.ts'
import type { CommitLevel } from '#db/synchronous-commit.server.ts'

export interface JobsDatabaseOptions {
  databaseUrl: string
  /** Called when the server was demoted. */
  onDemotion?: () => void
  synchronousCommit?: CommitLevel
  /**
   * The time to wait for an answer before the connection is dropped, because the server may have vanished.
   * Shorter in tests.
   */
  queryMilliseconds?: number
}

const defaultQueryMilliseconds = 10_000

/** The connections of the jobs. If their server was demoted, all are reopened. */
export function openJobsDatabase(options: JobsDatabaseOptions, onError: (error: unknown) => void) {
  let pool = openPool(options, onError)
  const db: Db = {
    executeSql(text, values) {
      const usedPool = pool
      return usedPool.query(text, values).catch((error: unknown) => {
        if (lossIn(error) === 'read_only' && usedPool === pool) {
          reconnect()
          options.onDemotion?.()
        }
        throw error
      })
    },
  }
  const end = (endedPool: Pool) => endedPool.end().catch(() => undefined)
  function reconnect(): void {
    void end(pool)
    pool = openPool(options, onError)
  }
  return { db, reconnect, close: () => end(pool) }
}

function openPool(
  {
    databaseUrl,
    synchronousCommit = 'local',
    queryMilliseconds = defaultQueryMilliseconds,
  }: JobsDatabaseOptions,
  onError: (error: unknown) => void,
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'wadah jobs',
    max: 3,
    verify: requirePrimary,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    query_timeout: queryMilliseconds,
    options: `-c synchronous_commit=${synchronousCommit}`,
  })
  pool.on('error', onError)
  // Without this listener, a connection that breaks while it is verified would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
