import { Link } from 'react-router'
import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { columnsOf, countText, type Step } from '#dashboard/charts/chart-rules.ts'
import { ColumnChart } from '#dashboard/charts/column-chart.tsx'
import type { PanelOf } from '#dashboard/reports/report-panels.ts'
import { failureNames, type ReportData } from '#dashboard/reports/report-tables.ts'

const maxWords = 10

interface ShopPanelProps {
  figures: NonNullable<ReportData['ofTheShop']>
  panel: PanelOf
}

export function SearchesPanel({
  figures: { words },
  panel,
  mayAddSynonyms,
}: ShopPanelProps & { mayAddSynonyms: boolean }) {
  return (
    <ChartPanel
      {...panel('searches', 'Searches without results')}
      summary={`Searched at least three times without a result. Most often: ${words[0]?.words}.`}
      empty={words.length === 0 ? 'No term was searched three times without a result.' : null}
      note={mayAddSynonyms && <SynonymsHint />}
    >
      {(ids) => (
        <BarChart
          {...ids}
          bars={words
            .slice(0, maxWords)
            .map(({ words: name, times }) => ({ name, value: times, figure: countText(times) }))}
        />
      )}
    </ChartPanel>
  )
}

function SynonymsHint() {
  return (
    <>
      Do you sell it under another name?{' '}
      <Link to="/dashboard/products/synonyms" className="underline">
        Add synonyms
      </Link>
    </>
  )
}

/** Failed mails, and events of the signing portal that were not applied (product: dashboard 117). */
export function FailurePanels({
  figures,
  panel,
  days,
  step,
}: ShopPanelProps & { days: readonly string[]; step: Step }) {
  const kinds = [
    {
      failures: figures.mails,
      kind: failureNames.mails,
      title: 'Failed emails',
      id: 'failed-mails',
      none: 'None. All emails were sent.',
    },
    {
      failures: figures.events,
      kind: failureNames.events,
      title: 'Portal errors',
      id: 'ignored-events',
      none: 'None. All updates from the signing portal arrived.',
    },
  ]
  return kinds.map(({ failures, kind, title, id, none }) => {
    const { table, ...shown } = panel('failures', title)
    const rows = table.rows.filter((row) => row[1] === kind)
    const total = failures.reduce((sum, { times }) => sum + times, 0)
    const byDay = Map.groupBy(failures, ({ day }) => day)
    const timesOn = (day: string) => (byDay.get(day) ?? []).reduce((sum, { times }) => sum + times, 0)
    return (
      <ChartPanel
        key={id}
        {...shown}
        id={id}
        table={{ ...table, rows }}
        summary={`${countText(total)} in this period. See the table for details.`}
        empty={total === 0 ? none : null}
      >
        {(ids) => <ColumnChart {...ids} columns={columnsOf(days, timesOn, step)} figure={countText} />}
      </ChartPanel>
    )
  })
}
