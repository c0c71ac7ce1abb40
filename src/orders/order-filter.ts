import { endOfDay, startOfDay } from '#lib/days.ts'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'

/** What staff look for among the orders (product: dashboard 80). */
export interface OrderFilter {
  status: OrderStatus | null
  from: Date | null
  /** Orders placed before this moment. */
  before: Date | null
  /** Part of a name, company, email address or product, or the beginning of an order's number. */
  term: string
  onlyStuck: boolean
}

/** The filter in the search parameters of a page. What is not understood is left out. */
export function orderFilterOf(parameters: URLSearchParams): OrderFilter {
  const status = parameters.get('status')
  return {
    status: orderStatuses.find((known) => known === status) ?? null,
    from: startOfDay(parameters.get('from')),
    before: endOfDay(parameters.get('to')),
    term: termOf(parameters),
    onlyStuck: parameters.get('stuck') === '1',
  }
}

/** What was typed into a search field, without what PostgreSQL cannot store. */
export function termOf(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200)
}

/** The least and the greatest id that begin like this; `null` if no id does. */
export function idsBeginningWith(text: string): { least: string; greatest: string } | null {
  const digits = text.toLowerCase().replace(/^#/, '').replaceAll('-', '')
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return null
  return { least: idOf(digits.padEnd(32, '0')), greatest: idOf(digits.padEnd(32, 'f')) }
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** For `ilike`: a text that contains this one, whatever its signs mean to PostgreSQL. */
export function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}
