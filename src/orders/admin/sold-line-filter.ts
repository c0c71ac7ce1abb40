import { dayRangeOf, type DayRange } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'

export interface SoldLineFilter extends DayRange {
  state: 'open' | 'paid' | null
  /** Part of a product's name, or of a buyer's name, company or email address. */
  term: string
}

export function soldLineFilterOf(parameters: URLSearchParams): SoldLineFilter {
  const state = parameters.get('state')
  return {
    state: state === 'open' || state === 'paid' ? state : null,
    ...dayRangeOf(parameters),
    term: termOf(parameters),
  }
}
