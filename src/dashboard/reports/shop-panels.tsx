import { Link } from 'react-router'
import { BarChart } from '#dashboard/charts/bar-chart.tsx'
import { ChartPanel } from '#dashboard/charts/chart-panel.tsx'
import { columnsOf, countText } from '#dashboard/charts/chart-rules.ts'
import { ColumnChart } from '#dashboard/charts/column-chart.tsx'
import type { PanelOf } from '#dashboard/reports/report-panels.ts'
import type { ReportData } from '#dashboard/reports/report-tables.ts'

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
      summary={`What visitors searched at least three times without finding a product. Most often: ${words[0]?.words}.`}
      empty={words.length === 0 ? 'No words were searched three times without finding a product.' : null}
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
      If the shop has what was searched for under another word,{' '}
      <Link to="/dashboard/products/synonyms" className="underline">
        add synonyms
      </Link>
      .
    </>
  )
}

/** Failed mails, and signing-portal events that were not applied (product: dashboard 117). */
export function FailurePanels({ figures, panel, days }: ShopPanelProps & { days: readonly string[] }) {
  const kinds = [
    { failures: figures.mails, title: 'Failed mails', id: 'failed-mails', none: 'No mail failed.' },
    {
      failures: figures.events,
      title: 'Events that were not applied',
      id: 'ignored-events',
      none: 'Every event of the signing portal was applied.',
    },
  ]
  return kinds.map(({ failures, title, id, none }) => {
    const total = failures.reduce((sum, { times }) => sum + times, 0)
    const byDay = Map.groupBy(failures, ({ day }) => day)
    const timesOn = (day: string) => (byDay.get(day) ?? []).reduce((sum, { times }) => sum + times, 0)
    return (
      <ChartPanel
        key={id}
        {...panel('failures', title)}
        id={id}
        summary={`${countText(total)} in this range. The table says which, and why.`}
        empty={total === 0 ? none : null}
      >
        {(ids) => <ColumnChart {...ids} columns={columnsOf(days, timesOn)} figure={countText} />}
      </ChartPanel>
    )
  })
}
