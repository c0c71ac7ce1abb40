import type { OrderContext } from '#orders/order-transitions.commands.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

/** What the orders' part of the server needs. */
export interface OrderNeeds extends ServerContext {
  auth: Auth
  jobs: Pick<Jobs, 'mail'>
}

/** What commands on orders need of the store, at this moment. */
export function orderContext({
  clock,
  environment,
  jobs,
}: Pick<OrderNeeds, 'clock' | 'environment'> & { jobs: MailQueue }): OrderContext {
  return { now: clock(), publicUrl: environment.PUBLIC_URL, mail: jobs.mail }
}

/** What registering an order needs of it. */
export function registrationContext(needs: OrderNeeds): RegistrationContext {
  return { ...orderContext(needs), secret: needs.environment.AUTH_SECRET }
}

/** What registering an order needs from outside. */
export interface RegistrationContext extends OrderContext {
  secret: string
}
