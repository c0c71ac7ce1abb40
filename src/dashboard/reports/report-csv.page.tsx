import { csvResponse } from '#dashboard/components/csv-response.server.ts'
import { loadReportTable, mayExportReports, sellersOfReport } from '#dashboard/reports/load-report.server.ts'
import { formatForSpreadsheets, type TableOptions } from '#dashboard/reports/report-format.ts'
import { daysOf, reportRangeOf, requestedStep, type ReportRange } from '#dashboard/reports/report-range.ts'
import { namesOfReports, noFigures, reportTable, type ReportName } from '#dashboard/reports/report-tables.ts'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import type { Route } from './+types/report-csv.page.ts'

const rowsAtOnce = 10_000

/** Exports one table of a report as CSV, for the shop or the viewer's sellers (product: dashboard 115). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const sellerIds = sellersOfReport(viewer)
  const name = namesOfReports(sellerIds).find((known) => known === params.report)
  if (!name || !mayExportReports(viewer)) throw notFound()
  const { db, clock } = pageContext(context)
  const now = clock()
  const filter = new URL(request.url).searchParams
  const range = reportRangeOf(filter, now)
  // The export ends at its start time, because new payments would shift rows from one batch to the next.
  const past = { ...range, before: new Date(Math.min(range.before.getTime(), now.getTime())) }
  const step = requestedStep(filter) ?? 'day'
  const options = { format: formatForSpreadsheets, step, days: daysOf(range) }
  const header = reportTable(noFigures, name, options).columns.map(({ title }) => title)
  const action = sellerIds === null ? 'reports.export' : 'own-reports.export'
  const when = `${range.from}-to-${range.to}`
  const fileName = name === 'revenue-by-day' ? `revenue-by-${step}` : name
  const exported = { db, viewer, action, name: fileName, filter, when, header, now }
  return csvResponse(exported, rowsOf(db, past, sellerIds, { name, options }))
}

async function* rowsOf(
  db: Database,
  range: ReportRange,
  sellerIds: readonly string[] | null,
  { name, options }: { name: ReportName; options: TableOptions },
) {
  // Adding up many products takes a long time. A smaller first batch makes the download start sooner.
  let limit = name === 'revenue-by-product' ? 1_000 : rowsAtOnce
  for (let offset = 0; ; offset += limit, limit = rowsAtOnce) {
    const data = await loadReportTable(db, range, sellerIds, { name, limit, offset })
    const { rows } = reportTable(data, name, options)
    yield rows
    if (rows.length < limit) return
  }
}
