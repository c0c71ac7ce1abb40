import { endOfDay, startOfDay } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'
import { quoteStates, type QuoteState } from '#quotes/quote.ts'

/** What somebody looks for among the quotes (product: quotes 17). */
export interface QuoteFilter {
  state: QuoteState | null
  from: Date | null
  /** Quotes asked for before this moment. */
  before: Date | null
  /** Part of an item, or the beginning of a number; for staff also part of a name, company or email. */
  term: string
}

/** The filter in the search parameters of a page. Without a state it is what waits for an answer. */
export function quoteFilterOf(parameters: URLSearchParams): QuoteFilter {
  const state = parameters.get('state') ?? 'requested'
  return {
    state: quoteStates.find((known) => known === state) ?? null,
    from: startOfDay(parameters.get('from')),
    before: endOfDay(parameters.get('to')),
    term: termOf(parameters),
  }
}
