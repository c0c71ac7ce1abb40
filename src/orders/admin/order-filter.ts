import { dayRangeOf, type DayRange } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'

/** The filter of the staff's order list (product: dashboard 80). */
export interface OrderFilter extends DayRange {
  status: OrderStatus | null
  /**
   * Part of a name, company, email address, product or seller, the prefix of an order number, or the number of a
   * receipt.
   */
  term: string
  onlyStuck: boolean
  /** Whether to sort by the day of the order, oldest first, without stuck orders at the top. */
  isOldestFirst: boolean
}

/** The filter in the search parameters of a page. Invalid values are dropped. */
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
