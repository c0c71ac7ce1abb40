import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Also the React key of the column. */
  title: string
  cell: (row: Row) => ReactNode
  /** Figures are right-aligned, so that digits line up. */
  isFigure?: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown instead of a table without rows: what belongs here and how to begin. */
  empty: ReactNode
}

/**
 * A table rendered on the server. The first column names the row. Wide tables scroll by themselves, also by
 * keyboard.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <div className="data-table-empty">{empty}</div>
  const [first, ...others] = columns
  if (!first) return null
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="data-table-scroll">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isFigure }) => (
              <th key={title} scope="col" data-figure={isFigure}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" data-figure={first.isFigure}>
                {first.cell(row)}
              </th>
              {others.map(({ title, cell, isFigure }) => (
                <td key={title} data-figure={isFigure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
