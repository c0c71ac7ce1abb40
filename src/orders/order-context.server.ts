import type { OrderContext } from '#orders/order-transitions.commands.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

/** What commands on orders need of the store, at this moment. */
export function orderContext({
  clock,
  environment,
  jobs,
}: Pick<AppContext, 'clock' | 'environment' | 'jobs'>): OrderContext {
  return { now: clock(), publicUrl: environment.PUBLIC_URL, mail: jobs.mail }
}
