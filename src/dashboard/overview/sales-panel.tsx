import { Link } from 'react-router'
import { dayAndMonth } from '#dashboard/components/short-day.ts'
import { changeOf, type DaySales, type PeriodSales } from '#dashboard/overview/sales.ts'
import { formatMoney } from '#lib/money.ts'

interface SalesPanelProps {
  periods: readonly PeriodSales[]
  days: readonly DaySales[]
  /** Today's orders, for those who see orders. */
  newOrders: { count: string; path: string } | null
}

const names: Readonly<Record<number, readonly [period: string, before: string]>> = {
  1: ['Today', 'yesterday'],
  7: ['Last 7 days', 'the 7 days before'],
  30: ['Last 30 days', 'the 30 days before'],
}

/**
 * Revenue today, in 7 and in 30 days, each compared with the period before, and a chart with a column per
 * day.
 */
export function SalesPanel({ periods, days, newOrders }: SalesPanelProps) {
  const greatest = Math.max(1, ...days.map(({ amount }) => amount))
  const hasSales = days.some(({ amount }) => amount > 0)
  const [first] = hasSales ? days : []
  return (
    <section aria-labelledby="sales-title" className="overview-box">
      <div className="overview-head">
        <h2 id="sales-title" className="work-title">
          Sales
        </h2>
        <Link to="/dashboard/reports" className="link">
          See reports
        </Link>
      </div>
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
      {first && (
        <svg className="sales-days" viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden="true">
          {days.map(({ day, amount }, index) => {
            const height = Math.max(1.5, (amount / greatest) * 80)
            return (
              <rect key={day} x={index * 10 + 1} y={80 - height} width="8" height={height}>
                <title>{`${dayAndMonth(day)}: ${formatMoney(amount)}`}</title>
              </rect>
            )
          })}
        </svg>
      )}
      {first && (
        <p className="overview-head text-xs text-ink-soft">
          <span>{dayAndMonth(first.day)}</span>
          <span>Today</span>
        </p>
      )}
      {!hasSales && <p className="mt-3 text-ink-soft">No sales in the last 30 days.</p>}
    </section>
  )
}
