import type { Auth } from '#account/session/auth.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import type { Database } from '#db/database.server.ts'

export interface OrderNeeds extends ServerContext {
  auth: Auth
  jobs: Pick<Jobs, 'mail'>
}

export interface OrderContext {
  now: Date
  publicUrl: string
  mail(tx: Database, mail: NewMail): Promise<void>
  /** The private key that signs license keys, if it is set. */
  licenseSigningKey?: string | undefined
}

export function orderContext({
  clock,
  environment,
  jobs,
}: Pick<OrderNeeds, 'clock' | 'environment'> & { jobs: MailQueue }): OrderContext {
  const { PUBLIC_URL, LICENSE_SIGNING_KEY } = environment
  return { now: clock(), publicUrl: PUBLIC_URL, mail: jobs.mail, licenseSigningKey: LICENSE_SIGNING_KEY }
}

export function registrationContext(needs: OrderNeeds): RegistrationContext {
  return { ...orderContext(needs), secret: needs.environment.AUTH_SECRET }
}

export interface RegistrationContext extends OrderContext {
  secret: string
}
