import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { columnsOf, roundedMoney } from '#dashboard/charts/chart-rules.ts'
import { ColumnChart } from '#dashboard/charts/column-chart.tsx'
import { formatMoney, type Cents } from '#lib/money.ts'
import type { ReportData } from '#dashboard/reports/report-tables.ts'
import type { PanelOf } from '#dashboard/reports/report-panels.ts'

const maxBars = 8

interface RevenuePanelProps {
  data: ReportData
  panel: PanelOf
}

const kinds = [
  { kind: 'once', title: 'one-time', per: 'in all', isRare: false },
  { kind: 'monthly', title: 'monthly', per: 'a month, newly ordered', isRare: false },
  { kind: 'quarterly', title: 'quarterly', per: 'a quarter, newly ordered', isRare: true },
  { kind: 'yearly', title: 'yearly', per: 'a year, newly ordered', isRare: true },
] as const

type Amounts = Record<(typeof kinds)[number]['kind'], Cents>

/** Rare intervals are shown only if there were payments for them. */
function kindsIn(rows: readonly Amounts[]) {
  return kinds.filter(({ kind, isRare }) => !isRare || rows.some((row) => row[kind] > 0))
}

/** One chart per interval, because amounts of different intervals are never added up (product: dashboard 113). */
export function RevenueByDay({ data, panel, days }: RevenuePanelProps & { days: readonly string[] }) {
  const byDay = new Map(data.days.map((row) => [row.day, row]))
  return kindsIn(data.days).map(({ kind, title, per }) => {
    const total = sum(data.days.map((row) => row[kind]))
    const shared = panel('revenue-by-day', `Revenue by day, ${title}`)
    return (
      <ChartPanel
        key={kind}
        {...shared}
        id={`${shared.id}-${kind}`}
        summary={`${formatMoney(total)} ${per}.`}
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
  return (
    <RevenueBars rows={data.products} panel={panel} name="revenue-by-product" title="Revenue by product" />
  )
}

export function RevenueBySeller({ data, panel }: RevenuePanelProps) {
  return <RevenueBars rows={data.sellers} panel={panel} name="revenue-by-seller" title="Revenue by seller" />
}

interface RevenueBarsProps {
  rows: readonly (Amounts & { name: string })[]
  panel: PanelOf
  name: 'revenue-by-product' | 'revenue-by-seller'
  title: string
}

function RevenueBars({ rows, panel, name, title }: RevenueBarsProps) {
  return kindsIn(rows).map(({ kind, title: of }) => {
    const sold = rows.filter((row) => row[kind] > 0).toSorted((one, other) => other[kind] - one[kind])
    const shared = panel(name, `${title}, ${of}`)
    return (
      <ChartPanel
        key={kind}
        {...shared}
        id={`${shared.id}-${kind}`}
        summary={barsSummary(sold[0]?.name ?? '', sold.length)}
        empty={sold.length === 0 ? 'Nothing of it was paid in this range.' : null}
      >
        {(ids) => (
          <BarChart
            {...ids}
            bars={sold
              .slice(0, maxBars)
              .map((row) => ({ name: row.name, value: row[kind], figure: formatMoney(row[kind]) }))}
          />
        )}
      </ChartPanel>
    )
  })
}

function barsSummary(first: string, count: number): string {
  if (count === 1) return `${first} alone.`
  const shown = count > maxBars ? `The ${maxBars} greatest of ${count}` : `${count} in all`
  return `${shown}, the largest part ${first}.`
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
