import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { commitAsOrder } from '#db/synchronous-commit.server.ts'
import { publishOrderChange } from '#orders/order-changes.commands.server.ts'
import { handOffTokens, orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import type { OrderOwner, RegisteredOrder } from '#orders/order.ts'

export interface NewOrderRows {
  order: RegisteredOrder
  idempotencyKey: string
  fingerprint: string
  owner: OrderOwner
  /** The note of the order's first transition. */
  note: string
  /** The hash of the order's first token. */
  token: { hash: string; expiresAt: Date }
}

/** Inserts the order with its lines, first transition and token. `false` if its idempotency key already exists. */
export async function insertOrder(
  tx: Database,
  { order, idempotencyKey, fingerprint, owner, note, token }: NewOrderRows,
): Promise<boolean> {
  const { id: orderId, form, lines, total, preparedAt, ...fields } = order
  const [placed] = await tx
    .insert(orders)
    .values({
      ...fields,
      ...form,
      ...owner,
      id: orderId,
      idempotencyKey,
      fingerprint,
      total: priceColumn(total),
      preparedAt,
      changedAt: preparedAt,
    })
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id, commitLevel: commitAsOrder })
  if (!placed) return false
  await tx.insert(orderLines).values(
    lines.map((line, position) => ({
      ...line,
      orderId,
      price: priceColumn(line.price),
      total: priceColumn(line.total),
      discount: priceColumn(line.discount),
      position,
    })),
  )
  await tx
    .insert(orderTransitions)
    .values({ orderId, number: 1, to: 'prepared', source: 'customer', note, at: preparedAt })
  await tx.insert(handOffTokens).values({ ...token, orderId, number: 1 })
  publishOrderChange(tx, owner)
  return true
}
