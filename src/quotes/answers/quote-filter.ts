import { dayRangeOf, type DayRange } from '#lib/days.ts'
import { termOf } from '#lib/search-terms.ts'
import { quoteStates, type QuoteState } from '#quotes/quote.ts'

/** The filter of the list of quotes (product: quotes 17). */
export interface QuoteFilter extends DayRange {
  state: QuoteState | null
  /**
   * A part of an item's name or the beginning of a number. For staff also a part of a name, company or email.
   */
  term: string
}

/** Reads the filter from the search parameters. By default, it shows quotes that need an answer. */
export function quoteFilterOf(parameters: URLSearchParams): QuoteFilter {
  const state = parameters.get('state') ?? 'requested'
  return {
    state: quoteStates.find((known) => known === state) ?? null,
    ...dayRangeOf(parameters),
    term: termOf(parameters),
  }
}
