import type { Auth } from '#account/auth.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Jobs } from '#jobs/jobs.server.ts'
import type { Changes } from '#server/changes.server.ts'
import type { Environment } from '#server/environment.server.ts'
import type { Log } from '#server/log.server.ts'
import type { Mail } from '#server/mail.server.ts'
import type { Metrics } from '#server/metrics.server.ts'
import type { RateLimits } from '#server/rate-limits.server.ts'

/** Everything the store is made of. `createApp` builds the whole server from it, in production as in tests. */
export interface Parts {
  db: Database
  auth: Auth
  mail: Mail
  jobs: Jobs
  limits: RateLimits
  changes: Changes
  environment: Environment
  log: Log
  metrics: Metrics
  clock: () => Date
  /** Aborted when the store stops, so that open streams end. */
  stopping: AbortSignal
}
