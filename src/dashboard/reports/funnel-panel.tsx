import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { countText } from '#dashboard/charts/chart-rules.ts'
import type { PanelOf } from '#dashboard/reports/report-panels.ts'
import { funnelSteps, type ReportData } from '#dashboard/reports/report-tables.ts'

/** From adding to the cart to an active order (product: dashboard 112). */
export function FunnelPanel({ data, panel }: { data: ReportData; panel: PanelOf }) {
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
