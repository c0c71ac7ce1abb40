import type { OrderContext } from '#orders/order-transitions.commands.server.ts'
import type { Auth } from '#account/auth.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

/** What the orders' part of the server needs. */
export interface OrderNeeds extends ServerContext {
  auth: Auth
  jobs: MailQueue
}

/** What commands on orders need of the store, at this moment. */
export function orderContext({
  clock,
  environment,
  jobs,
}: Pick<OrderNeeds, 'clock' | 'environment' | 'jobs'>): OrderContext {
  return { now: clock(), publicUrl: environment.PUBLIC_URL, mail: jobs.mail }
}
