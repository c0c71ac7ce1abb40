import { Link, useLocation } from 'react-router'
import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { columnsOf, roundedMoney, type Step } from '#dashboard/charts/chart-rules.ts'
import { ColumnChart } from '#dashboard/charts/column-chart.tsx'
import { monthName, shortDay } from '#dashboard/components/short-day.ts'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import { revenueKinds, type RevenueKind } from '#dashboard/reports/report-range.ts'
import {
  churnOf,
  maxSellersByMonth,
  sumOfRevenue,
  type ReportData,
} from '#dashboard/reports/report-tables.ts'
import { recurringOf } from '#dashboard/reports/report-totals.ts'
import type { PanelOf } from '#dashboard/reports/report-panels.ts'
import type { Revenue } from '#orders/admin/report-payments.server.ts'

const maxBars = 8

interface RevenuePanelProps {
  data: ReportData
  panel: PanelOf
}

const kinds: Readonly<Record<RevenueKind, { label: string; of: (row: Revenue) => Cents }>> = {
  all: { label: 'All', of: sumOfRevenue },
  once: { label: 'One-time', of: ({ once }) => once },
  recurring: { label: 'Subscriptions', of: recurringOf },
}

interface RevenueOverTimeProps extends RevenuePanelProps {
  days: readonly string[]
  step: Step
  kind: RevenueKind
}

/** The chart of revenue over time: all, one-time or recurring (product: dashboard 113). */
export function RevenueOverTime({ data, panel, days, step, kind }: RevenueOverTimeProps) {
  const { of } = kinds[kind]
  const byDay = new Map(data.days.map((row) => [row.day, of(row)]))
  const total = data.days.reduce((sum, row) => sum + of(row), 0)
  return (
    <ChartPanel
      {...panel('revenue-by-day', `Revenue by ${step}`)}
      isWide
      summary={summaryOf(data.days, kind, total)}
      empty={total === 0 ? 'No sales in this period.' : null}
      choice={<KindChoice kind={kind} />}
    >
      {(ids) => (
        <ColumnChart
          {...ids}
          columns={columnsOf(days, (day) => byDay.get(day) ?? 0, step)}
          figure={roundedMoney}
          exact={formatMoney}
        />
      )}
    </ChartPanel>
  )
}

function KindChoice({ kind }: { kind: RevenueKind }) {
  const { search } = useLocation()
  return (
    <nav aria-label="Kind of revenue" className="flex flex-wrap gap-1">
      {revenueKinds.map((each) => (
        <Link
          key={each}
          to={{ search: searchWith(search, { kind: each === 'all' ? '' : each }) }}
          preventScrollReset
          aria-current={each === kind ? 'true' : undefined}
          className="range-preset"
        >
          {kinds[each].label}
        </Link>
      ))}
    </nav>
  )
}

/** Creates the summary of a chart, such as `$66,885 in monthly subscriptions`. */
function summaryOf(rows: readonly Revenue[], kind: RevenueKind, total: Cents): string {
  if (kind === 'once') return `${formatMoney(total)} in one-time sales.`
  const parts = (['monthly', 'quarterly', 'yearly'] as const).flatMap((interval) => {
    const amount = rows.reduce((sum, row) => sum + row[interval], 0)
    return amount === 0 ? [] : [`${formatMoney(amount)} in ${interval} subscriptions`]
  })
  if (kind === 'recurring') return `${parts.join(', ')}.`
  const once = rows.reduce((sum, row) => sum + row.once, 0)
  return `${[`${formatMoney(once)} in one-time sales`, ...parts].join(', ')}.`
}

export function RevenueByProduct({ data, panel }: RevenuePanelProps) {
  return <TopBars rows={data.products} panel={panel('revenue-by-product', 'Top products')} noun="product" />
}

interface RevenueBySellerProps extends RevenuePanelProps {
  /** The change of each seller from the period before. */
  changes: readonly (string | null)[]
}

export function RevenueBySeller({ data, panel, changes }: RevenueBySellerProps) {
  const rows = data.sellers.map((row, index) => ({ ...row, change: changes[index] }))
  return <TopBars rows={rows} panel={panel('revenue-by-seller', 'Top sellers')} noun="seller" />
}

interface TopBarsProps {
  rows: readonly (Revenue & { name: string; change?: string | null | undefined })[]
  panel: ReturnType<PanelOf>
  noun: 'product' | 'seller'
}

function TopBars({ rows, panel, noun }: TopBarsProps) {
  const sold = rows
    .map(({ name, change, ...row }) => ({ name, change, amount: sumOfRevenue(row) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
  const summary = barsSummary(sold[0]?.name ?? '', sold.length, noun)
  return (
    <ChartPanel
      {...panel}
      summary={sold.some(({ change }) => change) ? `${summary} Change from the period before.` : summary}
      empty={sold.length === 0 ? 'No sales in this period.' : null}
    >
      {(ids) => (
        <BarChart
          {...ids}
          bars={sold.slice(0, maxBars).map(({ name, change, amount }) => ({
            name,
            value: amount,
            figure: change ? `${roundedMoney(amount)} (${change})` : roundedMoney(amount),
          }))}
        />
      )}
    </ChartPanel>
  )
}

function barsSummary(first: string, count: number, noun: 'product' | 'seller'): string {
  if (count === 1) {
    return noun === 'product' ? `Only one product sold: ${first}.` : `Only one seller sold: ${first}.`
  }
  const shown = count > maxBars ? `Top ${maxBars} of ${count} ${noun}s` : `${count} ${noun}s`
  return `${shown}. ${first} leads.`
}

/** The revenue per seller and month, as a table (product: dashboard 113). */
export function SellerMonths({ data, panel }: RevenuePanelProps) {
  if (data.months.length === 0) return null
  const isCut = data.sellers.length > maxSellersByMonth
  return (
    <ChartPanel
      {...panel('revenue-by-seller-and-month', 'Sellers by month')}
      isWide
      summary={
        isCut ? `The ${maxSellersByMonth} sellers with the largest revenue.` : 'The revenue of each seller.'
      }
      empty={null}
    />
  )
}

interface RecurringRevenueProps extends RevenuePanelProps {
  /** The last day of the range. */
  to: string
}

/** The monthly recurring revenue in the range (product: subscriptions 14). */
export function RecurringRevenuePanel({ data, panel, to }: RecurringRevenueProps) {
  const [last] = data.recurring
  const isEmpty = data.recurring.every((month) => month.total === 0 && month.new === 0 && month.churned === 0)
  if (isEmpty || !last) return null
  const columns = data.recurring.map(({ month, total }) => ({ label: monthName(month), value: total }))
  const churn = churnOf(last)
  const isLost = churn !== '' && churn !== '0%'
  return (
    <ChartPanel
      {...panel('recurring-revenue', 'Monthly recurring revenue')}
      isWide
      summary={`${formatMoney(last.total)} a month on ${shortDay(to)}${isLost ? `, ${churn} lost in this month` : ''}.`}
      empty={null}
      choice={
        <Link to="/dashboard/subscriptions" className="link">
          Subscriptions now
        </Link>
      }
    >
      {(ids) =>
        columns.length > 1 && (
          <ColumnChart {...ids} columns={columns.toReversed()} figure={roundedMoney} exact={formatMoney} />
        )
      }
    </ChartPanel>
  )
}
