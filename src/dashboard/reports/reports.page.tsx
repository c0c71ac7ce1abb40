import { isAllowedForStaff } from '#account/staff/roles.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { loadReport, mayExportReports, sellersOfReport } from '#dashboard/reports/load-report.server.ts'
import { RangeBar } from '#dashboard/reports/range-bar.tsx'
import { panelsOf, type PanelOf } from '#dashboard/reports/report-panels.ts'
import { daysOf, reportRangeOf } from '#dashboard/reports/report-range.ts'
import { RevenueByDay, RevenueByProduct, RevenueBySeller } from '#dashboard/reports/revenue-panels.tsx'
import { FailurePanels, SearchesPanel } from '#dashboard/reports/shop-panels.tsx'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formatMoney } from '#lib/money.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/reports.page.ts'
import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { countText } from '#dashboard/charts/chart-rules.ts'
import { funnelSteps, type ReportData } from '#dashboard/reports/report-tables.ts'

const rowsShown = 100

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Reports',
    description: 'How the shop is doing.',
    path: '/dashboard/reports',
    noIndex: true,
  })
}

/** Staff see the shop's figures, members those of their sellers (product: dashboard 114). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const sellerIds = sellersOfReport(viewer)
  if (sellerIds?.length === 0) throw notFound()
  const { db, clock } = pageContext(context)
  const range = reportRangeOf(new URL(request.url).searchParams, clock())
  return {
    range,
    days: daysOf(range),
    data: await loadReport(db, range, sellerIds, rowsShown),
    isOfShop: sellerIds === null,
    showsSellers: sellerIds === null || sellerIds.length > 1,
    mayExport: mayExportReports(viewer),
    mayAddSynonyms: isAllowedForStaff(viewer, 'catalogue.edit'),
  }
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { range, days, data, isOfShop, showsSellers, mayExport, mayAddSynonyms } = loaderData
  const panel = panelsOf(data, { from: range.from, to: range.to, mayExport })
  const { ofTheShop } = data
  const whose = isOfShop ? 'The whole shop' : 'Your products'
  return (
    <>
      <PageHeading
        title="Reports"
        lead={`${whose}, ${shortDay(range.from)} to ${shortDay(range.to)}. Days are Coordinated Universal Time.`}
      />
      <RangeBar key={range.from + range.to} {...range} />
      {range.ignored && (
        <div className="banners">
          <Banner>{range.ignored} These are the last 30 days.</Banner>
        </div>
      )}
      <div className="chart-panels">
        <FunnelPanel data={data} panel={panel} />
        {ofTheShop && <SearchesPanel figures={ofTheShop} panel={panel} mayAddSynonyms={mayAddSynonyms} />}
        <RevenueByDay data={data} panel={panel} days={days} />
        {ofTheShop && ofTheShop.refunds > 0 && (
          <p className="chart-note">
            Refunds noted in this range: {formatMoney(ofTheShop.refunds)}. They are not taken off.
          </p>
        )}
        <RevenueByProduct data={data} panel={panel} />
        {showsSellers && <RevenueBySeller data={data} panel={panel} />}
        {ofTheShop && <FailurePanels figures={ofTheShop} panel={panel} days={days} />}
      </div>
    </>
  )
}

/** From adding to the cart to an active order (product: dashboard 112). */
function FunnelPanel({ data, panel }: { data: ReportData; panel: PanelOf }) {
  const { handedOff, paid } = data.reached
  const isEmpty = handedOff === 0 && data.added === 0
  return (
    <ChartPanel
      {...panel('funnel', 'From cart to active')}
      summary={`Of ${countText(handedOff)} ${handedOff === 1 ? 'order' : 'orders'} handed off in this range, ${countText(paid)} ${paid === 1 ? 'has' : 'have'} been paid. Added to cart counts the carts of accounts: the server does not know carts that are stored in a browser.`}
      empty={isEmpty ? 'Nothing was added to a cart or handed off in this range.' : null}
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
