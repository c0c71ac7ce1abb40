import type { CircuitBreaker } from '#db/circuit-breaker.ts'
import type { ConnectionLoss } from '#db/database-pool.server.ts'
import { openDatabase, type OpenDatabase } from '#db/database.server.ts'
import { publishingPool } from '#db/publish-changes.server.ts'
import { commitOptions } from '#db/synchronous-commit.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'

interface Needs {
  environment: Environment
  circuit: CircuitBreaker
  log: Log
  metrics: Metrics
  /** Called when the server was demoted, to reopen dedicated connections. */
  onDemotion: () => void
}

export function openPool({ environment, circuit, log, metrics, onDemotion }: Needs): OpenDatabase {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_LISTEN_URL } = environment
  const options = commitOptions({
    all: environment.SYNCHRONOUS_COMMIT,
    orders: environment.ORDERS_SYNCHRONOUS_COMMIT,
  })
  // Omit the options if there is a pooler, which would reject connections that set them.
  const hasPooler = DATABASE_DIRECT_URL !== undefined || DATABASE_LISTEN_URL !== undefined
  const opened = openDatabase(DATABASE_URL, {
    circuit,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
    onRepeat: (reason) => metrics.repeatedWork.inc({ reason }),
    onLoss(loss: ConnectionLoss) {
      metrics.connectionLosses.inc({ loss })
      if (loss === 'read_only') onDemotion()
    },
    pool: { ...publishingPool, ...(!hasPooler && { options }) },
  })
  metrics.watchPool(opened.pool)
  return opened
}
