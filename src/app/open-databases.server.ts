import type { PoolConfig } from 'pg'
import { openDatabase } from '#db/database.server.ts'
import { probePool } from '#db/database-probe.server.ts'
import { besideProbe, watchFailover, type ConnectionLoss, type Failover } from '#db/failover.server.ts'
import { guardedPool, patientPool } from '#db/guarded-reads.server.ts'
import { publishingPool } from '#db/publish-changes.server.ts'
import { commitOptions } from '#db/synchronous-commit.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'

interface Needs {
  environment: Environment
  log: Log
  metrics: Metrics
  /** The server was demoted or does not answer: what holds a connection of its own has to open it again. */
  onServerLost: (loss: Exclude<ConnectionLoss, 'broken'>) => void
}

/** The connections of one process. What one pool meets of a failover counts for all. */
export function openDatabases({ environment, log, metrics, onServerLost }: Needs) {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_LISTEN_URL } = environment
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const onRepeat = (reason: string) => metrics.repeatedWork.inc({ reason })
  const failover = watchFailover((loss) => {
    metrics.connectionLosses.inc({ loss })
    log.warn({ loss }, 'database connections given up')
    if (loss !== 'broken') onServerLost(loss)
  })
  const openWith = (failover: Failover, pool: PoolConfig) =>
    openDatabase(DATABASE_URL, { onError, failover, onRepeat, pool })
  const probe = openWith(failover, probePool)
  const shared = besideProbe(failover, probe.pool, () => metrics.connectionLosses.inc({ loss: 'alone' }))
  const options = commitOptions({
    all: environment.SYNCHRONOUS_COMMIT,
    orders: environment.ORDERS_SYNCHRONOUS_COMMIT,
  })
  // A pooler would turn the connection down for them.
  const hasPooler = DATABASE_DIRECT_URL !== undefined || DATABASE_LISTEN_URL !== undefined
  const main = openWith(shared, { ...publishingPool, ...(!hasPooler && { options }) })
  const [reads, patient] = [openWith(shared, guardedPool), openWith(shared, patientPool)]
  const pools = { main: main.pool, reads: reads.pool, patient: patient.pool, probe: probe.pool }
  metrics.watchPools(pools)
  return {
    main,
    reads: reads.db,
    patient: patient.db,
    probe: probe.db,
    failover: shared,
    close: () => Promise.allSettled([main, reads, patient, probe].map((each) => each.close())),
  }
}
