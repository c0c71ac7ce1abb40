import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  recordStateWords,
  type ListedRecord,
  type RecordSort,
  type RecordState,
} from '#catalog/editing/lists/list-filter.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { rowCheckboxes } from '#dashboard/lists/row-checkboxes.tsx'
import type { Selection } from '#dashboard/lists/use-selection.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

interface RecordTableProps {
  noun: CatalogNoun
  rows: readonly ListedRecord[]
  sort: RecordSort | null
  /** The selection, if rows can be selected. */
  selection?: Selection
}

export function RecordTable({ noun, rows, sort, selection }: RecordTableProps) {
  const { many } = nounWords[noun]
  return (
    <DataTable
      caption={many}
      columns={columnsOf(noun)}
      rows={rows}
      sort={sort ?? (noun === 'categories' ? '' : 'name')}
      select={selection && rowCheckboxes(selection, ({ name }: ListedRecord) => name)}
      empty={<EmptyState title={`No ${many.toLowerCase()} yet`}>What you add shows up here.</EmptyState>}
    />
  )
}

function columnsOf(noun: CatalogNoun): Column<ListedRecord>[] {
  const name: Column<ListedRecord> = {
    title: 'Name',
    sorts: ['name', '-name'],
    cell: ({ id, name: shown, picture }) => (
      <RecordName picture={picture}>
        <Link to={`/dashboard/${noun}/${id}`}>{shown}</Link>
      </RecordName>
    ),
  }
  const updated: Column<ListedRecord> = {
    title: 'Last changed',
    sorts: ['-updated', 'updated'],
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{shortDay(updatedAt)}</span>,
  }
  if (noun === 'categories') return [name, state, updated]
  if (noun === 'sellers') return [name, state, verified, products, sales, updated]
  const featured: Column<ListedRecord> = {
    title: 'Featured',
    cell: ({ isFeatured }) => (isFeatured ? 'Yes' : ''),
  }
  const category: Column<ListedRecord> = { title: 'Category', cell: (row) => <OneLine text={row.category} /> }
  const seller: Column<ListedRecord> = { title: 'Seller', cell: (row) => <OneLine text={row.seller} /> }
  if (noun === 'solutions') return [name, category, price, state, featured, updated]
  return [name, category, seller, price, state, featured, updated]
}

export const price: Column<Pick<ListedRecord, 'price' | 'interval'>> = {
  title: 'Price',
  sorts: ['price', '-price'],
  isFigure: true,
  cell: (row) => (row.price === null ? '' : priceLabel(row.price, row.interval)),
}

export const state: Column<Pick<ListedRecord, 'state'>> = {
  title: 'State',
  cell: (row) => <StatusDot tone={recordTones[row.state]}>{recordStateWords[row.state]}</StatusDot>,
}

/** The name of a record, after its picture. */
export function RecordName({ picture, children }: { picture: string | null; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-48 items-center gap-2.5 align-middle">
      {picture !== null && (
        <img
          src={picture}
          alt=""
          width="40"
          height="30"
          loading="lazy"
          className="h-7.5 w-10 flex-none rounded-sm bg-sunken object-cover"
        />
      )}
      {children}
    </span>
  )
}

/** In wide windows, truncates a text to one line, so that the rows stay short. */
function OneLine({ text }: { text: string | null }) {
  return (
    <span title={text ?? undefined} className="min-[90rem]:block min-[90rem]:max-w-48 min-[90rem]:truncate">
      {text}
    </span>
  )
}

const verified: Column<ListedRecord> = {
  title: 'Verified',
  cell: ({ isVerified }) => (
    <StatusDot tone={isVerified ? 'good' : 'waiting'}>{isVerified ? 'Verified' : 'Not yet'}</StatusDot>
  ),
}

const products: Column<ListedRecord> = {
  title: 'Products',
  isFigure: true,
  cell: ({ id, figures }) =>
    figures && (
      <Link to={`/dashboard/products?${new URLSearchParams({ seller: id })}`}>
        {figures.products.toLocaleString('en-US')}
      </Link>
    ),
}

const sales: Column<ListedRecord> = {
  title: 'Items sold',
  isFigure: true,
  cell: ({ figures }) => figures?.sales.toLocaleString('en-US'),
}

const recordTones: Readonly<Record<RecordState, StatusTone>> = {
  shown: 'good',
  coming: 'waiting',
  hidden: 'quiet',
  suspended: 'bad',
  archived: 'bad',
}
