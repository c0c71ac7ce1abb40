import { isSameOrder, type HandOffRecord } from '#orders/hand-off.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'

/** An order from the server with its timeline, or a record that only this browser has stored. */
export type Purchase =
  | { key: string; record: HandOffRecord; order: OrderAnswer }
  | { key: string; record: HandOffRecord; order: null }

export interface PlaceOfPage {
  isFirst: boolean
  /** The time of the first order on the next page; `null` on the last page. */
  next: string | null
}

/**
 * Merges both lists without duplicates, newest first. The server's version takes precedence. An order stored only
 * in the browser appears on the page that covers its time.
 */
export function purchasesOf(
  orders: readonly OrderAnswer[],
  stored: readonly HandOffRecord[],
  { isFirst, next }: PlaceOfPage,
): Purchase[] {
  const newest = isFirst ? null : (orders[0]?.record.timestamp ?? '')
  const isOfPage = ({ timestamp }: HandOffRecord) =>
    (newest === null || timestamp <= newest) && (next === null || timestamp > next)
  const known = orders.map((order) => ({ key: order.id, record: order.record, order }))
  const alone = stored
    .filter((record, index) => stored.findIndex((other) => isSameOrder(other, record)) === index)
    .filter((record) => isOfPage(record) && !orders.some((order) => isSameOrder(order.record, record)))
    .map((record) => ({ key: `${record.timestamp} ${record.items[0]?.id ?? ''}`, record, order: null }))
  return [...known, ...alone].toSorted((one, other) =>
    one.record.timestamp < other.record.timestamp ? 1 : -1,
  )
}
