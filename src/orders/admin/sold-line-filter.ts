import { endOfDay, startOfDay } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'

export interface SoldLineFilter {
  state: 'open' | 'paid' | null
  from: Date | null
  before: Date | null
  /** Part of a product's name, or of a buyer's name, company or email address. */
  term: string
}

export function soldLineFilterOf(parameters: URLSearchParams): SoldLineFilter {
  const state = parameters.get('state')
  return {
    state: state === 'open' || state === 'paid' ? state : null,
    from: startOfDay(parameters.get('from')),
    before: endOfDay(parameters.get('to')),
    term: termOf(parameters),
  }
}
