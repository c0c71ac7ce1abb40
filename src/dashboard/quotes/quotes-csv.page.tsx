import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { findQuotes } from '#quotes/answers/admin-quotes.queries.server.ts'
import { quoteCsvRows, quotesCsvHeader } from '#quotes/answers/quotes-csv.ts'
import { quoteFilterOf } from '#quotes/answers/quote-filter.ts'
import type { Route } from './+types/quotes-csv.page.ts'

/** Exports the lines of all quotes that match the filter (product: quotes 17). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now, parameters } = await openPage({ request, context }, 'quotes.answer')
  const [scope, quoteFilter] = [quoteScopeOf(viewer), quoteFilterOf(parameters)]
  const made = { db, viewer, filter: parameters, now }
  return csvResponse(
    { ...made, action: 'quotes.export', name: 'quotes', header: quotesCsvHeader },
    inBatches(
      (slice) => findQuotes(db, scope, quoteFilter, { now, ...slice }),
      (quote) => quoteCsvRows(quote, now),
    ),
  )
}
