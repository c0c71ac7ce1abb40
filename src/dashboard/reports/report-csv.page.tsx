import { csvResponse, inOneBatch } from '#dashboard/pieces/csv-response.server.ts'
import { loadReport, mayExportReports, sellersOfReport } from '#dashboard/reports/load-report.server.ts'
import { reportRangeOf } from '#dashboard/reports/report-range.ts'
import { namesOfReports, reportTable } from '#dashboard/reports/report-tables.ts'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { toDollars } from '#lib/money.ts'
import type { Route } from './+types/report-csv.page.ts'

const mostRows = 10_000

/** One table of a report as a file: of the shop, or of the viewer's own sellers (product: dashboard 115). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const sellerIds = sellersOfReport(viewer)
  const name = namesOfReports(sellerIds).find((known) => known === params.report)
  if (!name || !mayExportReports(viewer)) throw notFound()
  const { db, clock } = pageContext(context)
  const now = clock()
  const filter = new URL(request.url).searchParams
  const range = reportRangeOf(filter, now)
  const data = await loadReport(db, range, sellerIds, mostRows)
  const { columns, rows } = reportTable(data, name, (cents) => toDollars(cents).toFixed(2))
  const header = columns.map(({ title }) => title)
  const action = sellerIds === null ? 'reports.export' : 'own-reports.export'
  const when = `${range.from}-to-${range.to}`
  return csvResponse({ db, viewer, action, name, filter, when, header, now }, inOneBatch(rows))
}
