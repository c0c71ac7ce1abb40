import { dayRangeOf, type DayRange } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'

/** The filter of the staff's order list (product: dashboard 80). */
export interface OrderFilter extends DayRange {
  status: OrderStatus | null
  /**
   * Part of the name, company or email of a customer, or of the name of a product or seller; the beginning of an
   * order number; or a receipt number.
   */
  term: string
  onlyStuck: boolean
  /** Whether to list the oldest orders first, without moving stuck orders to the top. */
  isOldestFirst: boolean
}

export function orderFilterOf(parameters: URLSearchParams): OrderFilter {
  const status = parameters.get('status')
  return {
    status: orderStatuses.find((known) => known === status) ?? null,
    ...dayRangeOf(parameters),
    term: termOf(parameters),
    onlyStuck: parameters.get('stuck') === '1',
    isOldestFirst: parameters.get('sort') === 'placed',
  }
}
