import { changeText, countText } from '#dashboard/charts/chart-rules.ts'
import type { ReportTotals } from '#dashboard/reports/report-totals.ts'
import { formatMoney } from '#lib/money.ts'

const figures = [
  ['revenue', 'Revenue', formatMoney],
  ['once', 'One-time', formatMoney],
  ['recurring', 'Subscriptions', formatMoney],
  ['orders', 'Paid orders', countText],
  ['average', 'Average order', formatMoney],
] as const

/** The totals of the range, each compared with the period before (product: dashboard 113). */
export function TotalsPanel({ totals, days }: { totals: ReportTotals; days: number }) {
  return (
    <section aria-labelledby="totals-title" className="chart-panel col-span-full">
      <h2 id="totals-title" className="sr-only">
        Totals
      </h2>
      <dl className="report-totals">
        {figures.map(([name, label, words]) => {
          const { now, before } = totals[name]
          const change = changeText(now, before, words)
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="report-total">{words(now)}</dd>
              <dd className="text-xs text-ink-soft">
                {change === null ? (
                  'No sales before'
                ) : (
                  <>
                    <b className="block text-ink">{change}</b> vs. {words(before)}
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="text-xs text-ink-soft">
        Compared with the {days === 1 ? 'day' : `${countText(days)} days`} before.
      </p>
    </section>
  )
}
