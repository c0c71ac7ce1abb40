import { redirect } from 'react-router'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { monthName } from '#dashboard/components/short-day.ts'
import { sellersOfStatements } from '#dashboard/statements/statement-access.server.ts'
import {
  statementAddress,
  chosenStatements,
  sortedStatements,
  statementSorts,
} from '#dashboard/statements/statement-list.ts'
import { StatementsTable } from '#dashboard/statements/statements-table.tsx'
import { openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { lastMonths, monthRange, statementState, statementStateLabels } from '#orders/statements/statement.ts'
import { statementsOf } from '#orders/statements/statements.queries.server.ts'
import { formatMoney } from '#lib/money.ts'
import { termOf } from '#lib/search-terms.ts'
import type { Route } from './+types/statements.page.ts'
import { optionsFrom } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Statements', 'What sellers sold each month, and their balance.')

const monthsOffered = 12
const states = optionsFrom(statementStateLabels)

/**
 * Loads the statements of a month; the default is the last full month. Members of one seller are redirected
 * to its statements, because a list of one seller is useless (product: statements 1).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now, parameters } = await openPage({ request, context }, 'statements.see')
  const sellerIds = sellersOfStatements(viewer)
  const [only = ''] = sellerIds ?? []
  if (sellerIds?.length === 1) throw redirect(statementAddress(only))
  const months = lastMonths(now, monthsOffered)
  const [current = '', last = current] = months
  const chosen = parameters.get('month') ?? ''
  const month = monthRange(chosen) ? chosen : last
  const range = monthRange(month)
  const window = listWindow(parameters)
  const all = range ? await statementsOf(db, { ...range, sellerIds }) : []
  const matching = chosenStatements(all, { term: termOf(parameters), state: parameters.get('state'), now })
  const sort = statementSorts.find((known) => known === parameters.get('sort')) ?? 'seller'
  const rows = sortedStatements(matching, sort).slice(window.offset, window.offset + window.limit)
  return {
    ...listPage(request, window, { rows, count: matching.length }),
    sort,
    hasNoMatch: matching.length === 0 && all.length > 0,
    months,
    initial: last,
    month,
    now,
    open: matching
      .filter(({ month: of, paid }) => statementState(of, paid !== null, now) === 'open')
      .reduce((sum, { balance }) => sum + balance, 0),
  }
}

/** The statements of all sellers for a month (product: statements 1). */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const { months, initial, month, rows, now, open, sort, ...list } = loaderData
  const fields: readonly FilterField[] = [
    searchField('Seller'),
    choiceField(
      'month',
      'Month',
      months.map((value) => ({ value, label: monthName(value) })),
      { none: null, initial },
    ),
    choiceField('state', 'State', states),
  ]
  return (
    <>
      <PageHeading
        title="Statements"
        lead={`What each seller sold in ${monthName(month)} (UTC), less discounts, refunds and commission.${open === 0 ? '' : ` ${formatMoney(open)} of this list is open.`}`}
      />
      <FilteredList fields={fields} list={list} one="statement" many="statements">
        <StatementsTable rows={rows} now={now} sort={sort} />
      </FilteredList>
    </>
  )
}
