import { Link } from 'react-router'
import { roundedMoney } from '#dashboard/charts/chart-rules.ts'
import { ColumnChart } from '#dashboard/charts/column-chart.tsx'
import { dayAndMonth } from '#dashboard/components/short-day.ts'
import { OverviewBox } from '#dashboard/overview/overview-boxes.tsx'
import { changeOf, type DaySales, type PeriodSales } from '#dashboard/overview/sales.ts'
import { formatMoney } from '#lib/money.ts'

interface SalesPanelProps {
  periods: readonly PeriodSales[]
  days: readonly DaySales[]
  /** The number of orders today; `null` if the viewer may not see orders. */
  newOrders: { count: string; path: string } | null
}

const names: Readonly<Record<number, readonly [period: string, before: string]>> = {
  1: ['Today', 'yesterday'],
  7: ['Last 7 days', 'in the 7 days before'],
  30: ['Last 30 days', 'in the 30 days before'],
}

/** The revenue of today, 7 and 30 days, each compared with the period before, and a chart of the days. */
export function SalesPanel({ periods, days, newOrders }: SalesPanelProps) {
  const hasSales = days.some(({ amount }) => amount > 0)
  return (
    <OverviewBox id="sales-title" title="Sales" more={{ path: '/dashboard/reports', label: 'See reports' }}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-3">
        {periods.map((period) => {
          const [name = '', before = ''] = names[period.days] ?? []
          const change = changeOf(period)
          return (
            <div key={period.days}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-xl/[1.6] font-semibold text-ink">{formatMoney(period.amount)}</dd>
              <dd className="text-xs text-ink-soft">
                {change && (
                  <span
                    className={`block font-semibold ${period.amount < period.before ? 'text-red' : 'text-teal'}`}
                  >
                    {change}
                  </span>
                )}{' '}
                {change && 'vs. '}
                {period.before === 0 ? 'No sales' : formatMoney(period.before)} {before}
              </dd>
            </div>
          )
        })}
        {newOrders && (
          <div>
            <dt className="text-ink-soft">Orders today</dt>
            <dd className="text-xl/[1.6] font-semibold text-ink">
              <Link to={newOrders.path} className="hover:underline">
                {newOrders.count}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {hasSales && (
        <>
          <p id="sales-chart" className="mt-3 text-ink-soft">
            Each of the last {days.length} days (UTC)
          </p>
          <ColumnChart
            columns={days.map(({ day, amount }) => ({ label: dayAndMonth(day), value: amount }))}
            figure={roundedMoney}
            exact={formatMoney}
            labelledBy="sales-title"
            describedBy="sales-chart"
          />
        </>
      )}
      {!hasSales && <p className="mt-3 text-ink-soft">No sales in the last 30 days.</p>}
    </OverviewBox>
  )
}
