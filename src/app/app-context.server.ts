import type { Auth } from '#account/auth.server.ts'
import type { Files } from '#files/files-context.server.ts'
import type { ResponseCache } from '#http/response-cache.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import type { Mail } from '#mail/mail.server.ts'

/** Everything that the server is built from. `createApp` takes it in production as in tests. */
export interface AppContext extends ServerContext {
  auth: Auth
  mail: Mail
  jobs: Jobs
  files: Files
  responses: ResponseCache
}
