import type { Database } from '#db/database.server.ts'
import { accessOfOrder } from '#orders/access/order-access.queries.server.ts'
import type { Order } from '#orders/order.ts'
import {
  changedSubscription,
  subscriptionsOfOrder,
} from '#orders/subscriptions/subscriptions.queries.server.ts'

export type AfterPayment = Awaited<ReturnType<typeof afterPayment>>

/** Reads the subscriptions and the masked license keys of an order (product: dashboard 82). */
export async function afterPayment(db: Database, order: Order) {
  const [subscriptions, access, changes] = await Promise.all([
    subscriptionsOfOrder(db, order.id),
    accessOfOrder(db, order),
    changedSubscription(db, order.id),
  ])
  const lines = access.map(({ lineId, name, endedAt, missingKeys, areKeysImported, keys }) => ({
    lineId,
    name,
    endedAt,
    missingKeys,
    areKeysImported,
    keys: keys.map(({ id, key, limit, activations }) => ({
      id,
      key: maskedKey(key),
      limit,
      active: activations.length,
    })),
  }))
  return { subscriptions, changes, lines }
}

/** Masks a key except for its last characters, which are enough to recognize it. */
export function maskedKey(key: string): string {
  return `…${key.slice(-Math.max(1, Math.min(6, Math.floor(key.length / 3))))}`
}
