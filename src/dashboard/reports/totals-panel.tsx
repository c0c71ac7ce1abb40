import { changeText, countText } from '#dashboard/charts/chart-rules.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import type { ReportTotals } from '#dashboard/reports/report-totals.ts'
import { formatMoney } from '#lib/money.ts'

const figures = [
  ['revenue', 'Revenue', formatMoney],
  ['once', 'One-time', formatMoney],
  ['recurring', 'Subscriptions', formatMoney],
  ['discounts', 'Discounts', formatMoney],
  ['refunds', 'Refunds', formatMoney],
  ['orders', 'Paid orders', countText],
  ['average', 'Average order', formatMoney],
] as const

interface TotalsPanelProps {
  totals: ReportTotals
  /** The first and the last day of the period before. */
  earlier: { from: string; to: string }
}

/** The totals of the range, each compared with the period before (product: dashboard 113). */
export function TotalsPanel({ totals, earlier }: TotalsPanelProps) {
  return (
    <section aria-labelledby="totals-title" className="chart-panel col-span-full">
      <h2 id="totals-title" className="sr-only">
        Totals
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
        {figures.map(([name, label, words]) => {
          const total = totals[name]
          if (total === null) return null
          const { now, before } = total
          const change = changeText(now, before, words)
          return (
            <div key={name}>
              <dt className="text-sm/[1.6] text-ink-soft">{label}</dt>
              <dd className="text-lg/[1.6] font-semibold">{words(now)}</dd>
              <dd className="text-xs text-ink-soft">
                {change === null ? (
                  'None before'
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
        Compared with {shortDay(earlier.from)} to {shortDay(earlier.to)}. Revenue is after discounts and
        before refunds.
      </p>
    </section>
  )
}
