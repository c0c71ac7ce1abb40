import type { OrderContext } from '#orders/order-moves.commands.server.ts'
import type { Parts } from '#app/parts.server.ts'

/** What commands on orders need of the store, at this moment. */
export function orderContext({
  clock,
  environment,
  jobs,
}: Pick<Parts, 'clock' | 'environment' | 'jobs'>): OrderContext {
  return { now: clock(), publicUrl: environment.PUBLIC_URL, mail: jobs.mail }
}
