import type { Auth } from '#account/session/auth.server.ts'
import type { Files } from '#files/files-context.server.ts'
import type { CacheNeeds } from '#http/cache/cached-api.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import type { Mail } from '#mail/mail.server.ts'

/** All parts of the server. Production and tests use the same type. */
export interface AppContext extends CacheNeeds {
  auth: Auth
  mail: Mail
  jobs: Jobs
  files: Files
}
