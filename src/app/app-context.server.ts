import type { Auth } from '#account/auth.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import type { ChangeEvents } from '#db/change-events.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'
import type { Mail } from '#mail/mail.server.ts'
import type { Metrics } from '#http/metrics.server.ts'
import type { RateLimits } from '#http/rate-limits.server.ts'

/** Everything the store is made of. `createApp` builds the whole server from it, in production as in tests. */
export interface AppContext {
  db: Database
  auth: Auth
  mail: Mail
  jobs: Jobs
  limits: RateLimits
  changeEvents: ChangeEvents
  environment: Environment
  log: Log
  metrics: Metrics
  clock: () => Date
  /** Aborted when the store stops, so that open streams end. */
  stopping: AbortSignal
}
