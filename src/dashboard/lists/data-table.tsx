import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { searchWith } from '#dashboard/lists/page-number.ts'
import { useClosingDetails } from '#dashboard/lists/use-closing-details.ts'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'

export interface Column<Row> {
  /** The title is also the React key of the column. */
  title: string
  cell: (row: Row) => ReactNode
  /** Whether the column contains numbers. They are right-aligned, so that digits line up. */
  isFigure?: boolean
  /** The values of `sort` for the two directions. The first click on the title selects the first value. */
  sorts?: readonly [first: string, second: string]
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The key of a row. The default is its `id`. */
  rowKey?: (row: Row) => string
  /** The text if there are no rows. It tells what the list will contain and how to start. */
  empty?: ReactNode
  /** The sort order. If omitted, the table cannot be sorted. */
  sort?: string | undefined
  /** The checkbox of each row and the one in the header. */
  select?: RowCheckboxes<Row> | undefined
  /** Whether a menu can hide all columns except the first. The URL contains the hidden columns. */
  choosesColumns?: boolean
}

/** Rows without an `id` must have a key. */
type WithKey<Row> = [Row] extends [{ id: unknown }] ? unknown : Required<Pick<DataTableProps<Row>, 'rowKey'>>

export interface RowCheckboxes<Row> {
  all: ReactNode
  row: (row: Row) => ReactNode
}

/**
 * A server-rendered table whose first column contains the names of the rows. In narrow windows each row is a
 * card. In medium windows a wide table scrolls horizontally, also by keyboard.
 */
export function DataTable<Row extends object>(table: DataTableProps<Row> & WithKey<Row>) {
  const { rows, empty, sort, choosesColumns = sort !== undefined } = table
  if (rows.length === 0) return <NoRows>{empty}</NoRows>
  return choosesColumns ? <TableOfChosenColumns {...table} /> : <PlainTable {...table} />
}

export function NoRows({ children }: { children: ReactNode }) {
  return (
    <div className="data-table-empty">
      {typeof children === 'string' ? <p className="p-6 text-ink-soft">{children}</p> : children}
    </div>
  )
}

function TableOfChosenColumns<Row extends object>({ columns, ...table }: DataTableProps<Row>) {
  const { search } = useLocation()
  const hidden = hiddenColumns(search)
  const [first, ...others] = columns
  const shown = others.filter(({ title }) => !hidden.includes(columnName(title)))
  return (
    <div className="relative">
      <ColumnChoice titles={others.map(({ title }) => title)} />
      <PlainTable {...table} columns={first ? [first, ...shown] : shown} />
    </div>
  )
}

function PlainTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  select,
}: DataTableProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="data-table-scroll">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {select && <td className="data-table-select">{select.all}</td>}
            {columns.map((column) => (
              <ColumnHead key={column.title} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey?.(row) ?? ('id' in row ? String(row.id) : undefined)}>
              {select && <td className="data-table-select">{select.row(row)}</td>}
              <th scope="row" data-figure={first.isFigure}>
                {first.cell(row)}
              </th>
              {others.map(({ title, cell, isFigure }) => (
                <td key={title} data-title={title} data-figure={isFigure}>
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

function ColumnHead<Row>({ column, sort }: { column: Column<Row>; sort: string | undefined }) {
  const { title, isFigure } = column
  const sorts = sort === undefined ? undefined : column.sorts
  const at = sorts?.indexOf(sort ?? '') ?? -1
  const isDescending = (sorts?.[at] ?? '').startsWith('-')
  return (
    <th
      scope="col"
      data-figure={isFigure}
      aria-sort={at === -1 ? undefined : isDescending ? 'descending' : 'ascending'}
    >
      {sorts ? (
        <SortLink to={at === 0 ? sorts[1] : sorts[0]}>
          {title}
          <span aria-hidden="true">{at === -1 ? '' : isDescending ? '↓' : '↑'}</span>
        </SortLink>
      ) : (
        title
      )}
    </th>
  )
}

function SortLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: searchWith(search, { sort: to, page: '', done: '' }) }}
      preventScrollReset
      replace
      className="data-table-sort"
    >
      {children}
    </Link>
  )
}

/** A menu that hides and shows columns. Its entries are links, so it works without JavaScript. */
function ColumnChoice({ titles }: { titles: readonly string[] }) {
  const { search } = useLocation()
  const details = useClosingDetails()
  const hidden = hiddenColumns(search)
  return (
    <details
      ref={details}
      name="list-menu"
      className="column-choice absolute end-0 bottom-[calc(100%+0.75rem)] z-3 max-md:hidden"
    >
      <summary className="link">Columns</summary>
      <ul className="column-choice-menu end-0 top-full w-max min-w-44 p-1.5">
        {titles.map((title) => {
          const isShown = !hidden.includes(columnName(title))
          return (
            <li key={title}>
              <Link
                to={{ search: toggledColumn(search, title) }}
                replace
                preventScrollReset
                className="flex min-h-9 items-center gap-2 rounded-sm ps-2 pe-4 hover:bg-sunken"
              >
                <span className="w-4">{isShown && <CheckIcon className="size-4" />}</span>
                <span className="sr-only">{isShown ? 'Hide' : 'Show'} </span>
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Returns the name of a column in the query string: 'Requested (UTC)' becomes 'requested-utc'. */
export function columnName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Returns the names of the columns that the query string hides. */
export function hiddenColumns(search: string): string[] {
  const text = new URLSearchParams(search).get('hide') ?? ''
  return text.split('.').filter((name) => /^[a-z0-9-]{1,40}$/.test(name))
}

/** Returns the query string with the column hidden, or shown if it was hidden. */
export function toggledColumn(search: string, title: string): string {
  const name = columnName(title)
  const hidden = hiddenColumns(search)
  const others = hidden.filter((each) => each !== name)
  const next = others.length < hidden.length ? others : [...hidden, name]
  return searchWith(search, { hide: next.join('.'), done: '' })
}
