import type { Actor, Fields } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import type { OrderOwner } from '#orders/order.ts'

interface CustomerChange {
  action: string
  orderId: string
  before?: Fields | null
  after: Fields
  now: Date
}

/**
 * Records what a customer changed in an order, in the same transaction. The log has the id of the account, if there
 * is one, and nothing else about the customer (product: dashboard 3).
 */
export function recordCustomerChange(
  tx: Database,
  { userId }: Pick<OrderOwner, 'userId'>,
  { orderId, action, before = null, after, now }: CustomerChange,
): Promise<void> {
  const actor: Actor =
    userId === null ? { kind: 'customer' } : { kind: 'account', accountId: userId, sessionId: null }
  return recordChange(tx, { actor, now }, action, ['order', orderId], { before, after })
}
