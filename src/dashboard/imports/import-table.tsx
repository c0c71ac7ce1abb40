import { Link } from 'react-router'
import {
  rowFilters,
  type ImportFigures,
  type RowFilter,
  type RowOutcome,
} from '#catalog/editing/product-import.ts'
import type { ImportRow } from '#catalog/editing/product-imports.queries.server.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

interface ImportTableProps {
  rows: readonly ImportRow[]
  figures: ImportFigures
  filter: RowFilter | null
}

/** The rows of a report, errors first, with a filter for each kind of row. */
export function ImportTable({ rows, figures, filter }: ImportTableProps) {
  return (
    <section aria-label="Rows" className="grid gap-3">
      <nav aria-label="Rows to show" className="import-filters flex flex-wrap gap-2">
        <Link to="?" aria-current={filter === null ? 'true' : undefined} preventScrollReset>
          All
        </Link>
        {filtersOf(figures).map(([name, count]) => (
          <Link
            key={name}
            to={`?show=${name}`}
            aria-current={filter === name ? 'true' : undefined}
            preventScrollReset
          >
            {rowFilters[name]} {count.toLocaleString('en-US')}
          </Link>
        ))}
      </nav>
      <DataTable
        caption="Rows of the file"
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row)}
        empty="No rows match."
      />
    </section>
  )
}

function filtersOf({ create, change, same, duplicate, reject, leftOut }: ImportFigures) {
  const all: (readonly [RowFilter, number])[] = [
    ['rejected', reject],
    ['left-out', leftOut],
    ['duplicates', duplicate],
    ['new', create],
    ['changed', change],
    ['same', same],
  ]
  return all.filter(([, count]) => count > 0)
}

const outcomes: Readonly<Record<RowOutcome, readonly [string, StatusTone]>> = {
  create: ['New', 'good'],
  change: ['Changed', 'waiting'],
  same: ['No change', 'quiet'],
  duplicate: ['Same name', 'waiting'],
  reject: ['Rejected', 'bad'],
}

function outcomeOf({ outcome, result }: ImportRow): readonly [string, StatusTone] {
  if (result === 'left_out') return ['Left out', 'bad']
  return result === 'written' ? ['Imported', 'good'] : outcomes[outcome]
}

/** Whether the product exists, so that its page can be linked. */
function isStored({ outcome, result }: ImportRow): boolean {
  return result === 'written' || outcome === 'change' || outcome === 'same'
}

const columns: Column<ImportRow>[] = [
  { title: 'Row', isFigure: true, cell: ({ row }) => row.toLocaleString('en-US') },
  {
    title: 'Product',
    cell: (each) =>
      isStored(each) ? (
        <Link to={`/dashboard/products/${each.productId}`}>{each.name || each.productId}</Link>
      ) : (
        each.name || each.productId
      ),
  },
  { title: 'Id', cell: ({ productId }) => productId || 'from the name' },
  {
    title: 'Outcome',
    cell: (each) => {
      const [label, tone] = outcomeOf(each)
      return <StatusDot tone={tone}>{label}</StatusDot>
    },
  },
  {
    title: 'What, or why',
    cell: ({ notes }) => (
      <ul className="max-w-[34rem] min-w-[min(16rem,100%)] py-1.5 wrap-anywhere whitespace-pre-line">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  },
]
