import { Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import type { QuoteRow } from '#dashboard/quotes/quote-row.ts'
import { formatPrice } from '#lib/money.ts'
import { quoteNumber, quoteStateLabel, type QuoteState } from '#quotes/quote.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

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
  seesCustomers: boolean
  /** The sort order. Set only on the page of quotes, where columns can be sorted and hidden. */
  sort?: string
}

export function QuotesTable({ rows, seesCustomers, sort }: QuotesTableProps) {
  return (
    <DataTable
      caption="Quotes"
      columns={columns.filter(({ title }) => seesCustomers || title !== 'Customer')}
      sort={sort}
      rows={rows}
      empty="No open requests. New quote requests show up here."
    />
  )
}

const tones: Record<QuoteState, StatusTone> = {
  requested: 'waiting',
  answered: 'quiet',
  used: 'good',
  declined: 'bad',
  withdrawn: 'bad',
  expired: 'bad',
}

export function QuoteStateDot({ state, version }: { state: QuoteState; version: number }) {
  return <StatusDot tone={tones[state]}>{quoteStateLabel({ state, version })}</StatusDot>
}
