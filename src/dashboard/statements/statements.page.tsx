import { ListFilters } from '#dashboard/components/list-filters.tsx'
import type { FilterField } from '#dashboard/components/list-filter-fields.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { requestedPage, rowsPerPage } from '#dashboard/components/page-number.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { monthName } from '#dashboard/components/short-day.ts'
import { sellersOfStatements } from '#dashboard/statements/statement-access.server.ts'
import { StatementsTable } from '#dashboard/statements/statements-table.tsx'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { lastMonths, monthRange } from '#orders/statements/statement.ts'
import { statementsOf } from '#orders/statements/statements.queries.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/statements.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Statements',
    description: 'What sellers sold each month, and their balance.',
    path: '/dashboard/statements',
    noIndex: true,
  })
}

const monthsOffered = 12

/** The statements of a month, which is the last full one unless chosen otherwise (product: statements 1). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'statements.see')
  const { db, clock } = pageContext(context)
  const now = clock()
  const parameters = new URL(request.url).searchParams
  const months = lastMonths(now, monthsOffered)
  const [current = '', last = current] = months
  const chosen = parameters.get('month') ?? ''
  const month = monthRange(chosen) ? chosen : last
  const range = monthRange(month)
  const page = requestedPage(parameters)
  const rows = range ? await statementsOf(db, { ...range, sellerIds: sellersOfStatements(viewer) }) : []
  const start = (page - 1) * rowsPerPage
  return {
    months,
    month: last,
    now,
    page,
    rows: rows.slice(start, start + rowsPerPage),
    count: rows.length,
    hasNext: rows.length > start + rowsPerPage,
  }
}

/** Statements of sellers by month (product: statements 1). */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const { months, month, rows, now, page, hasNext, count } = loaderData
  const fields: readonly FilterField[] = [
    {
      kind: 'choice',
      name: 'month',
      label: 'Month',
      none: null,
      initial: month,
      choices: months.map((value) => ({ value, label: monthName(value) })),
    },
  ]
  return (
    <>
      <PageHeading
        title="Statements"
        lead="What each seller sold, less discounts, refunds and commission. Months are Coordinated Universal Time."
      />
      <ListFilters
        label="Filter statements"
        fields={fields}
        total={`${count.toLocaleString('en-US')} ${count === 1 ? 'statement' : 'statements'}`}
      />
      <StatementsTable rows={rows} now={now} />
      <Pager page={page} hasNext={hasNext} />
    </>
  )
}
