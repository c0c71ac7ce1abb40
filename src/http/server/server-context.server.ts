import type { ChangeEvents } from '#db/change-events.server.ts'
import type { Database } from '#db/database.server.ts'
import type { DailyCounts } from '#http/daily-counts/daily-counts.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'
import type { RateLimits } from '#http/limits/rate-limits.server.ts'

/** The parts of the server that all folders may use. Later folders extend this interface. */
export interface ServerContext {
  db: Database
  limits: RateLimits
  /** Reports changes, including those made by other processes or by manual SQL. */
  changeEvents: ChangeEvents
  environment: Environment
  log: Log
  metrics: Metrics
  counts: DailyCounts
  clock: () => Date
  /** Aborted when the store stops, which ends open streams. */
  stopping: AbortSignal
}
