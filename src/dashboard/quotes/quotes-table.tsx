import { Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { QuoteStateDot } from '#dashboard/quotes/quote-state-dot.tsx'
import { formatPrice, type Cents } from '#lib/money.ts'
import { quoteNumber, type QuoteState } from '#quotes/quote.ts'

export interface QuoteRow {
  id: string
  customer: string
  items: string
  requestedAt: Date
  listTotal: Cents
  total: Cents | null
  state: QuoteState
  version: number
}

const columns: readonly Column<QuoteRow>[] = [
  { title: 'Quote', cell: ({ id }) => <Link to={`/dashboard/quotes/${id}`}>{quoteNumber(id)}</Link> },
  { title: 'Customer', cell: ({ customer }) => customer },
  { title: 'Items', cell: ({ items }) => items },
  {
    title: 'Requested (UTC)',
    sorts: ['-requested', 'requested'],
    cell: ({ requestedAt }) => <Moment at={requestedAt} />,
  },
  { title: 'List price', cell: ({ listTotal }) => formatPrice(listTotal), isFigure: true },
  { title: 'Quoted', cell: ({ total }) => (total === null ? '' : formatPrice(total)), isFigure: true },
  { title: 'State', cell: (row) => <QuoteStateDot {...row} /> },
]

interface QuotesTableProps {
  rows: readonly QuoteRow[]
  isFiltered: boolean
  seesCustomers: boolean
  /** The sort order. Set only on the page of quotes, where columns can be sorted and hidden. */
  sort?: string
}

export function QuotesTable({ rows, isFiltered, seesCustomers, sort }: QuotesTableProps) {
  const shown = columns
    .filter(({ title }) => seesCustomers || title !== 'Customer')
    .map(({ sorts, ...column }) => (sort !== undefined && sorts ? { ...column, sorts } : column))
  return (
    <DataTable
      caption="Quotes"
      columns={shown}
      choosesColumns={sort !== undefined}
      {...(sort !== undefined && { sort })}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        isFiltered
          ? 'No quotes match. Remove a filter.'
          : 'No open requests. New quote requests show up here.'
      }
    />
  )
}
