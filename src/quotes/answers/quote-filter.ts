import { endOfDay, startOfDay } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'
import { quoteStates, type QuoteState } from '#quotes/quote.ts'

/** The filter of the list of quotes (product: quotes 17). */
export interface QuoteFilter {
  state: QuoteState | null
  from: Date | null
  /** Quotes requested before this moment. */
  before: Date | null
  /** Part of an item, or the prefix of a number; for staff also part of a name, company or email. */
  term: string
}

/** The filter in the search parameters of a page. Defaults to quotes that need an answer. */
export function quoteFilterOf(parameters: URLSearchParams): QuoteFilter {
  const state = parameters.get('state') ?? 'requested'
  return {
    state: quoteStates.find((known) => known === state) ?? null,
    from: startOfDay(parameters.get('from')),
    before: endOfDay(parameters.get('to')),
    term: termOf(parameters),
  }
}
