import { isAllowedForStaff } from '#account/staff/roles.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import {
  loadReport,
  loadTotals,
  mayExportReports,
  sellersOfReport,
} from '#dashboard/reports/load-report.server.ts'
import { RangeBar } from '#dashboard/reports/range-bar.tsx'
import { panelsOf, type PanelOf } from '#dashboard/reports/report-panels.ts'
import { daysOf, reportRangeOf, revenueKindOf, stepOf } from '#dashboard/reports/report-range.ts'
import {
  RecurringRevenuePanel,
  RevenueByProduct,
  RevenueBySeller,
  RevenueOverTime,
  SellerMonths,
} from '#dashboard/reports/revenue-panels.tsx'
import { FailurePanels, SearchesPanel } from '#dashboard/reports/shop-panels.tsx'
import { TotalsPanel } from '#dashboard/reports/totals-panel.tsx'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/reports.page.ts'
import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { countText } from '#dashboard/charts/chart-rules.ts'
import { funnelSteps, type ReportData } from '#dashboard/reports/report-tables.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'

const rowsShown = 100

export const meta = dashboardMeta('Reports', 'How the shop is doing.')

/** Loads the figures of the shop for staff, or of the member's sellers (product: dashboard 114). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const sellerIds = sellersOfReport(viewer)
  if (sellerIds?.length === 0) throw notFound()
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const range = reportRangeOf(parameters, clock())
  const days = daysOf(range)
  const step = stepOf(parameters, days)
  const loading = loadReport(db, { range, sellerIds, step, rows: rowsShown })
  const [data, compared] = await Promise.all([loading, loadTotals(db, range, sellerIds, loading)])
  return {
    range,
    days,
    step,
    kind: revenueKindOf(parameters),
    data,
    ...compared,
    isOfShop: sellerIds === null,
    showsSellers: sellerIds === null || sellerIds.length > 1,
    mayExport: mayExportReports(viewer),
    mayAddSynonyms: isAllowedForStaff(viewer, 'catalogue.edit'),
  }
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { range, days, step, kind, data, totals, earlier, isOfShop, showsSellers, mayExport } = loaderData
  const panel = panelsOf(data, { from: range.from, to: range.to, days, step, mayExport })
  const { ofTheShop } = data
  const whose = isOfShop ? 'The whole shop' : 'Your products'
  return (
    <>
      <PageHeading
        title="Reports"
        lead={
          <span role="status">
            {whose}, {shortDay(range.from)} to {shortDay(range.to)} (UTC).
          </span>
        }
      />
      <RangeBar {...range} />
      {range.ignored && (
        <div className="banners">
          <Banner>{range.ignored} Here are the last 30 days.</Banner>
        </div>
      )}
      <div className="grid items-start gap-4 min-[75rem]:grid-cols-2">
        <TotalsPanel totals={totals} earlier={earlier} />
        <RevenueOverTime {...{ data, panel, days, step, kind }} />
        <RecurringRevenuePanel data={data} panel={panel} to={range.to} />
        {showsSellers && <SellerMonths data={data} panel={panel} />}
        <RevenueByProduct data={data} panel={panel} />
        {showsSellers && <RevenueBySeller data={data} panel={panel} changes={loaderData.sellerChanges} />}
        <FunnelPanel data={data} panel={panel} />
        {ofTheShop && (
          <SearchesPanel figures={ofTheShop} panel={panel} mayAddSynonyms={loaderData.mayAddSynonyms} />
        )}
        {ofTheShop && <FailurePanels figures={ofTheShop} {...{ panel, days, step }} />}
      </div>
    </>
  )
}

/** The steps from adding to the cart to an active order (product: dashboard 112). */
function FunnelPanel({ data, panel }: { data: ReportData; panel: PanelOf }) {
  const { handedOff, paid } = data.reached
  const isEmpty = handedOff === 0 && data.added === 0
  return (
    <ChartPanel
      {...panel('funnel', 'From cart to active')}
      summary={`${countText(paid)} of ${countText(handedOff)} ${handedOff === 1 ? 'order was' : 'orders were'} paid.${data.added > 0 ? ' Carts of visitors who are signed out are not counted.' : ''}`}
      empty={isEmpty ? 'No orders in this period.' : null}
    >
      {(ids) => (
        <BarChart
          {...ids}
          bars={funnelSteps(data).map(({ name, count, share }) => ({
            name,
            value: count,
            figure: share === '' ? countText(count) : `${countText(count)} (${share})`,
          }))}
        />
      )}
    </ChartPanel>
  )
}
