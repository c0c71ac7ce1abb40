import { isSameOrder, type HandOffRecord } from '#orders/hand-off/hand-off.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'

/** An order with its timeline from the server, or the record that only this browser has stored. */
export type Purchase =
  | { key: string; record: HandOffRecord; order: OrderAnswer }
  | { key: string; record: HandOffRecord; order: null }

/** Each order once, newest first. The server's version wins over the browser's. */
export function purchasesOf(orders: readonly OrderAnswer[], stored: readonly HandOffRecord[]): Purchase[] {
  const known = orders.map((order) => ({ key: order.id, record: order.record, order }))
  const alone = stored
    .filter((record, index) => stored.findIndex((other) => isSameOrder(other, record)) === index)
    .filter((record) => !orders.some((order) => isSameOrder(order.record, record)))
    .map((record) => ({ key: `${record.timestamp} ${record.items[0]?.id ?? ''}`, record, order: null }))
  return [...known, ...alone].toSorted((one, other) =>
    one.record.timestamp < other.record.timestamp ? 1 : -1,
  )
}
