import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { findQuotes } from '#quotes/admin-quotes.queries.server.ts'
import { quoteCsvRows, quotesCsvHeader } from '#quotes/quotes-csv.ts'
import { quoteFilterOf, type QuoteFilter } from '#quotes/quote-filter.ts'
import type { QuoteScope } from '#quotes/quote-scope.ts'
import type { Route } from './+types/quotes-csv.page.ts'

const batchSize = 500

/** Every line of the quotes that fit the filter of the list (product: quotes 17). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'quotes.answer')
  const { db, clock } = pageContext(context)
  const now = clock()
  const parameters = new URL(request.url).searchParams
  const made = { db, viewer, filter: parameters, when: now.toISOString().slice(0, 10), now }
  return csvResponse(
    { ...made, action: 'quotes.export', name: 'quotes', header: quotesCsvHeader },
    rows(db, quoteScopeOf(viewer), quoteFilterOf(parameters), now),
  )
}

async function* rows(db: Database, scope: QuoteScope, filter: QuoteFilter, now: Date) {
  for (let offset = 0; ; offset += batchSize) {
    const batch = await findQuotes(db, scope, filter, { now, limit: batchSize, offset })
    yield batch.flatMap((quote) => quoteCsvRows(quote, now))
    if (batch.length < batchSize) return
  }
}
