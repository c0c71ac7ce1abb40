import type { Auth } from '#account/session/auth.server.ts'
import type { SessionUse } from '#account/session/session-use.ts'
import type { Database } from '#db/database.server.ts'
import type { RateLimits } from '#http/limits/rate-limits.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

/** The parts of the server that are needed to prove second factors. */
export interface FactorNeeds {
  db: Database
  auth: Auth
  limits: RateLimits
  clock: () => Date
  jobs: MailQueue
  publicUrl: string
  /** The browser and place of the request. */
  use: SessionUse
}
