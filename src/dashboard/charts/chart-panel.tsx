import type { ReactNode } from 'react'
import { countText } from '#dashboard/charts/chart-rules.ts'
import { DataTable } from '#dashboard/lists/data-table.tsx'

interface ChartPanelProps {
  /** The id of the panel. It must be unique on the page. */
  id: string
  title: string
  summary: string
  /** The text that replaces the chart if there is no data. */
  empty: string | null
  table: {
    columns: readonly { title: string; isFigure: boolean }[]
    rows: readonly (readonly string[])[]
  }
  /** The address of the CSV export; `null` if the viewer may not export. */
  exportPath: string | null
  /** A control that selects what the chart shows. */
  choice?: ReactNode
  /** Whether the panel spans the width of the page. */
  isWide?: boolean
  /** Text below the panel, shown even if there is no data. */
  note?: ReactNode
  /** Renders the chart, if there is one, with the ids of the elements that label and describe it. */
  children?: (ids: { labelledBy: string; describedBy: string }) => ReactNode
}

function PanelTable({ title, table }: Pick<ChartPanelProps, 'title' | 'table'>) {
  const columns = table.columns.map((column, index) => ({
    ...column,
    cell: ({ cells }: { cells: readonly string[] }) => cells[index],
  }))
  const rows = table.rows.map((cells, id) => ({ id, cells }))
  return <DataTable caption={`${title}, as a table`} columns={columns} rows={rows} />
}

/** The maximum number of rows in the table. More would take longer than the rest of the page. */
const maxRows = 200

/** A panel with a summary, the chart, and the table of its data. */
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
  return (
    <section
      aria-labelledby={ids.labelledBy}
      id={id}
      className={isWide ? 'chart-panel col-span-full' : 'chart-panel'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={ids.labelledBy} className="work-title">
          {title}
        </h2>
        {choice}
      </div>
      <p id={ids.describedBy} className="text-ink-soft">
        {empty ?? summary}
      </p>
      {empty === null && children?.(ids)}
      {empty === null && (
        <div className="chart-behind flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <details>
            <summary>Show the table</summary>
            <PanelTable title={title} table={{ ...table, rows: table.rows.slice(0, maxRows) }} />
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
