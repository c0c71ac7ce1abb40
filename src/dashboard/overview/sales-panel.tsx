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

/**
 * The revenue of today, of 7 days and of 30 days, each compared with the period before, and a chart with one
 * column per day.
 */
export function SalesPanel({ periods, days, newOrders }: SalesPanelProps) {
  const hasSales = days.some(({ amount }) => amount > 0)
  return (
    <OverviewBox id="sales-title" title="Sales" more={{ path: '/dashboard/reports', label: 'See reports' }}>
      <dl className="sales-periods">
        {periods.map((period) => {
          const [name = '', before = ''] = names[period.days] ?? []
          const change = changeOf(period)
          return (
            <div key={period.days}>
              <dt>{name}</dt>
              <dd className="sales-amount">{formatMoney(period.amount)}</dd>
              <dd className="text-xs text-ink-soft">
                {change && (
                  <span className="sales-change" data-down={period.amount < period.before}>
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
            <dt>Orders today</dt>
            <dd className="sales-amount">
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
