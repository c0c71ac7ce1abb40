import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { columnsOf, roundedMoney } from '#dashboard/charts/chart-rules.ts'
import { ColumnChart } from '#dashboard/charts/column-chart.tsx'
import { formatMoney, type Cents } from '#lib/money.ts'
import { sellerLabel, type ReportData } from '#dashboard/reports/report-tables.ts'
import type { PanelOf } from '#dashboard/reports/report-panels.ts'

const mostBars = 8

interface RevenuePanelProps {
  data: ReportData
  panel: PanelOf
}

const kinds = [
  { kind: 'once', title: 'one-time' },
  { kind: 'monthly', title: 'monthly' },
] as const

/** Two charts, because what is paid once and what is paid each month are not added up. */
export function RevenueByDay({ data, panel, days }: RevenuePanelProps & { days: readonly string[] }) {
  const byDay = new Map(data.days.map((row) => [row.day, row]))
  return kinds.map(({ kind, title }) => {
    const total = sum(data.days.map((row) => row[kind]))
    const shared = panel('revenue-by-day', `Revenue by day, ${title}`)
    return (
      <ChartPanel
        key={kind}
        {...shared}
        id={`${shared.id}-${kind}`}
        summary={`${formatMoney(total)} ${kind === 'once' ? 'in all' : 'a month, newly ordered'}.`}
        empty={total === 0 ? 'Nothing of it was paid in this range.' : null}
      >
        {(ids) => (
          <ColumnChart
            {...ids}
            columns={columnsOf(days, (day) => byDay.get(day)?.[kind] ?? 0)}
            figure={roundedMoney}
          />
        )}
      </ChartPanel>
    )
  })
}

export function RevenueByProduct({ data, panel }: RevenuePanelProps) {
  const rows = data.products.map((row) => ({ ...row, label: row.name }))
  return <RevenueBars rows={rows} panel={panel} name="revenue-by-product" title="Revenue by product" />
}

export function RevenueBySeller({ data, panel }: RevenuePanelProps) {
  const rows = data.sellers.map((row) => ({ ...row, label: sellerLabel(row) }))
  return <RevenueBars rows={rows} panel={panel} name="revenue-by-seller" title="Revenue by seller" />
}

interface RevenueBarsProps {
  rows: readonly { label: string; once: Cents; monthly: Cents }[]
  panel: PanelOf
  name: 'revenue-by-product' | 'revenue-by-seller'
  title: string
}

function RevenueBars({ rows, panel, name, title }: RevenueBarsProps) {
  return kinds.map(({ kind, title: of }) => {
    const sold = rows.filter((row) => row[kind] > 0).toSorted((one, other) => other[kind] - one[kind])
    const shared = panel(name, `${title}, ${of}`)
    return (
      <ChartPanel
        key={kind}
        {...shared}
        id={`${shared.id}-${kind}`}
        summary={barsSummary(sold[0]?.label ?? '', sold.length)}
        empty={sold.length === 0 ? 'Nothing of it was paid in this range.' : null}
      >
        {(ids) => (
          <BarChart
            {...ids}
            bars={sold
              .slice(0, mostBars)
              .map((row) => ({ name: row.label, value: row[kind], figure: formatMoney(row[kind]) }))}
          />
        )}
      </ChartPanel>
    )
  })
}

function barsSummary(first: string, count: number): string {
  if (count === 1) return `${first} alone.`
  const shown = count > mostBars ? `The ${mostBars} greatest of ${count}` : `${count} in all`
  return `${shown}, most of it ${first}.`
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
