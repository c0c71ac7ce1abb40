import { Link } from 'react-router'
import {
  recordStateWords,
  type ListedRecord,
  type RecordSort,
  type RecordState,
} from '#catalog/editing/lists/list-filter.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

interface RecordTableProps {
  noun: CatalogNoun
  rows: readonly ListedRecord[]
  isFiltered: boolean
  sort: RecordSort
  /** Whether rows can be selected. */
  selects: boolean
}

export function RecordTable({ noun, rows, isFiltered, sort, selects }: RecordTableProps) {
  const { one, many } = nounWords[noun]
  return (
    <DataTable
      caption={many}
      columns={columnsOf(noun, selects)}
      rows={rows}
      sort={sort}
      rowKey={({ id }) => id}
      empty={
        isFiltered ? (
          <EmptyState title={`No ${many.toLowerCase()} here`}>
            Nothing fits these filters. Clear them, or add a new {one}.
          </EmptyState>
        ) : (
          <EmptyState title={`No ${many.toLowerCase()} yet`}>What you add shows up here.</EmptyState>
        )
      }
    />
  )
}

function columnsOf(noun: CatalogNoun, selects: boolean): Column<ListedRecord>[] {
  const name: Column<ListedRecord> = {
    title: 'Name',
    sorts: ['name', '-name'],
    cell: ({ id, name: shown }) => (
      <span className="record-name">
        {selects && <input type="checkbox" name="selected" value={id} aria-label={`Select ${shown}`} />}
        <Link to={`/dashboard/${noun}/${id}`}>{shown}</Link>
      </span>
    ),
  }
  const updated: Column<ListedRecord> = {
    title: 'Last changed',
    sorts: ['-updated', 'updated'],
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{shortDay(updatedAt.slice(0, 10))}</span>,
  }
  const state: Column<ListedRecord> = {
    title: 'State',
    cell: (row) => <StatusDot tone={recordTones[row.state]}>{recordStateWords[row.state]}</StatusDot>,
  }
  if (noun === 'categories') return [name, state, updated]
  if (noun === 'sellers') return [name, state, verified, updated]
  const featured: Column<ListedRecord> = {
    title: 'Featured',
    cell: ({ isFeatured }) => (isFeatured ? 'Yes' : ''),
  }
  const price: Column<ListedRecord> = {
    title: 'Price',
    sorts: ['price', '-price'],
    isFigure: true,
    cell: (row) => (row.price === null ? '' : priceLabel(row.price, row.interval)),
  }
  const category: Column<ListedRecord> = { title: 'Category', cell: (row) => row.category }
  if (noun === 'solutions') return [name, category, price, state, featured, updated]
  return [name, category, { title: 'Seller', cell: (row) => row.seller }, price, state, featured, updated]
}

const verified: Column<ListedRecord> = {
  title: 'Verified',
  cell: ({ isVerified }) => (
    <StatusDot tone={isVerified ? 'good' : 'waiting'}>{isVerified ? 'Verified' : 'Not yet'}</StatusDot>
  ),
}

export const recordTones: Readonly<Record<RecordState, StatusTone>> = {
  shown: 'good',
  coming: 'waiting',
  hidden: 'quiet',
  suspended: 'bad',
  archived: 'bad',
}
