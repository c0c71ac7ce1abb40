import { ExportLink } from '#dashboard/lists/export-link.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { quoteRow } from '#dashboard/quotes/quote-row.ts'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import { QuotesTable } from '#dashboard/quotes/quotes-table.tsx'
import { openPage } from '#dashboard/viewer.server.ts'
import { countQuotes, findQuotes } from '#quotes/answers/admin-quotes.queries.server.ts'
import { quoteFilterOf } from '#quotes/answers/quote-filter.ts'
import type { Route } from './+types/quotes.page.ts'
import { choiceField, dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { quoteStateLabel, quoteStates } from '#quotes/quote.ts'

export const meta = dashboardMeta('Quotes', 'Price requests from customers.')

/** Loads the quotes that the viewer may answer (product: quotes 17). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now, parameters } = await openPage({ request, context }, 'quotes.answer')
  const window = listWindow(parameters)
  const scope = quoteScopeOf(viewer)
  const filter = quoteFilterOf(parameters)
  const isOldestFirst = parameters.get('sort') === 'requested'
  const [found, count] = await Promise.all([
    findQuotes(db, scope, filter, { ...window, now, isOldestFirst }),
    countQuotes(db, scope, filter, now),
  ])
  const list = listPage(request, window, { rows: found, count })
  return {
    ...list,
    rows: list.rows.map((quote) => quoteRow(quote, now)),
    sort: isOldestFirst ? 'requested' : '-requested',
    seesCustomers: scope === 'all',
  }
}

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  const { rows, sort, seesCustomers, ...list } = loaderData
  return (
    <>
      <PageHeading
        title="Quotes"
        lead="Price requests from customers."
        action={<ExportLink path="/dashboard/quotes/export" />}
      />
      <FilteredList
        fields={[searchField(searchHint(seesCustomers)), state, ...dayFields]}
        list={list}
        one="quote"
        many="quotes"
      >
        <QuotesTable rows={rows} seesCustomers={seesCustomers} sort={sort} />
      </FilteredList>
    </>
  )
}

/** By default the list shows the quotes that need an answer (product: quotes 17). */
const state: FilterField = choiceField(
  'state',
  'State',
  [
    ...quoteStates.map((value) => ({ value, label: quoteStateLabel({ state: value, version: 1 }) })),
    { value: 'all', label: 'Any' },
  ],
  { none: null, initial: 'requested' },
)

function searchHint(seesCustomers: boolean): string {
  return seesCustomers ? 'Number, customer, email, item' : 'Number, item'
}
