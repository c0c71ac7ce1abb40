import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { loadReport } from '#dashboard/reports/load-report.server.ts'
import { reportRangeOf } from '#dashboard/reports/report-range.ts'
import { reportNames, reportTable } from '#dashboard/reports/report-tables.ts'
import { notFound, requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { toDollars } from '#lib/money.ts'
import type { Route } from './+types/report-csv.page.ts'

const mostRows = 10_000

/** One table of a report as a file (product: dashboard 115). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'reports.export')
  const name = reportNames.find((known) => known === params.report)
  if (!name) throw notFound()
  const { db, clock } = pageContext(context)
  const range = reportRangeOf(new URL(request.url).searchParams, clock())
  const data = await loadReport(db, range, null, mostRows)
  const { columns, rows } = reportTable(data, name, (cents) => toDollars(cents).toFixed(2))
  const titles = columns.map(({ title }) => title)
  return csvResponse(`${name}-${range.from}-to-${range.to}`, titles, inOneBatch(rows))
}

async function* inOneBatch(rows: ReadonlyArray<ReadonlyArray<string>>) {
  yield rows
}
