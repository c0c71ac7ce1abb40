import type { ReactNode } from 'react'
import { countText } from '#dashboard/charts/chart-rules.ts'
import { DataTable } from '#dashboard/lists/data-table.tsx'

interface ChartPanelProps {
  /** The id of the panel, unique on the page. */
  id: string
  title: string
  summary: string
  /** The text instead of the charts if there is no data. */
  empty: string | null
  table: {
    columns: readonly { title: string; isFigure: boolean }[]
    rows: readonly (readonly string[])[]
  }
  /** The address of the CSV export, for viewers who may export. */
  exportPath: string | null
  /** A control that selects what the chart shows. */
  choice?: ReactNode
  /** Whether the panel takes the width of the page. */
  isWide?: boolean
  /** The text below the chart, even if the chart is empty. */
  note?: ReactNode
  /** Receives the ids of the elements that name and describe the chart. */
  children: (ids: { labelledBy: string; describedBy: string }) => ReactNode
}

/** A longer table would take longer to send and to lay out than everything else on the page. */
const maxRows = 200

/** A chart with a summary above it and its data table below. */
export function ChartPanel({
  id,
  title,
  summary,
  empty,
  table,
  exportPath,
  note,
  choice,
  isWide = false,
  children,
}: ChartPanelProps) {
  const ids = { labelledBy: `${id}-title`, describedBy: `${id}-summary` }
  const columns = table.columns.map((column, index) => ({
    ...column,
    cell: (row: readonly string[]) => row[index],
  }))
  return (
    <section
      aria-labelledby={ids.labelledBy}
      id={id}
      className={isWide ? 'chart-panel chart-panel-wide' : 'chart-panel'}
    >
      <div className="chart-head">
        <h2 id={ids.labelledBy} className="work-title">
          {title}
        </h2>
        {choice}
      </div>
      <p id={ids.describedBy} className="text-ink-soft">
        {empty ?? summary}
      </p>
      {empty === null && children(ids)}
      {empty === null && (
        <div className="chart-behind">
          <details>
            <summary>Show the table</summary>
            <DataTable
              caption={`${title}, as a table`}
              columns={columns}
              rows={table.rows.slice(0, maxRows)}
              rowKey={(row) => row.join(' ')}
              empty={null}
            />
            {table.rows.length > maxRows && (
              <p className="text-ink-soft">
                The first {maxRows} of {countText(table.rows.length)} rows.
              </p>
            )}
          </details>
          {exportPath && <a href={exportPath}>Export {title.toLowerCase()} as CSV</a>}
        </div>
      )}
      {note && <p className="col-span-full text-ink-soft">{note}</p>}
    </section>
  )
}
