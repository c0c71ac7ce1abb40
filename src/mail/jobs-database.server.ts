import { Pool } from 'pg'
import type { Db } from 'pg-boss'
import { requirePrimary } from '#db/database-pool.server.ts'
import { lossIn, type Failover } from '#db/failover.server.ts'
import type { CommitLevel } from '#db/synchronous-commit.server.ts'

export interface JobsDatabaseOptions {
  databaseUrl: string
  /** Told that the server was demoted: in a quiet process nobody else writes, and so finds out, for long. */
  failover?: Failover
  synchronousCommit?: CommitLevel
  /** After this time without an answer a connection is given up: its server may be gone without a word (less in tests). */
  queryMilliseconds?: number
}

const defaultQueryMilliseconds = 10_000

/** The connections of the jobs, which are all made anew when their server is lost. */
export function openJobsDatabase(options: JobsDatabaseOptions, onError: (error: unknown) => void) {
  let pool = openPool(options, onError)
  const db: Db = {
    executeSql(text, values) {
      const startedAt = performance.now()
      return pool.query(text, values).catch((error: unknown) => {
        if (lossIn(error) === 'read_only') options.failover?.noticed('read_only', startedAt)
        throw error
      })
    },
  }
  const end = (left: Pool) => left.end().catch(() => undefined)
  return {
    db,
    reconnect(): void {
      void end(pool)
      pool = openPool(options, onError)
    },
    close: () => end(pool),
  }
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
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    query_timeout: queryMilliseconds,
    options: `-c synchronous_commit=${synchronousCommit}`,
  })
  pool.on('error', onError)
  // One that breaks while it is verified has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
