import { Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { monthName } from '#dashboard/components/short-day.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { statementAddress } from '#dashboard/statements/statement-list.ts'
import { formatMoney } from '#lib/money.ts'
import { statementState, statementStateLabels, type StatementState } from '#orders/statements/statement.ts'
import type { SellerStatement } from '#orders/statements/statements.queries.server.ts'

interface StatementsTableProps {
  rows: readonly SellerStatement[]
  now: Date
  /** The sort order of the sellers of a month. If omitted, the rows are the months of one seller. */
  sort?: string
}

export function StatementsTable({ rows, now, sort }: StatementsTableProps) {
  const columns: readonly Column<SellerStatement>[] = [
    {
      title: sort === undefined ? 'Month' : 'Seller',
      sorts: ['seller', '-seller'],
      cell: ({ sellerId, month, seller }) => (
        <Link to={statementAddress(sellerId, month)}>{sort === undefined ? monthName(month) : seller}</Link>
      ),
    },
    { title: 'Sales', sorts: ['-sales', 'sales'], isFigure: true, cell: ({ sales }) => formatMoney(sales) },
    {
      title: 'Discounts',
      sorts: ['-discounts', 'discounts'],
      isFigure: true,
      cell: ({ discounts }) => lessMoney(discounts),
    },
    {
      title: 'Refunds',
      sorts: ['-refunds', 'refunds'],
      isFigure: true,
      cell: ({ refunds }) => lessMoney(refunds),
    },
    {
      title: 'Commission',
      sorts: ['-commission', 'commission'],
      isFigure: true,
      cell: ({ commission }) => lessMoney(commission),
    },
    {
      title: 'Balance',
      sorts: ['-balance', 'balance'],
      isFigure: true,
      cell: ({ balance }) => formatMoney(balance),
    },
    {
      title: 'State',
      cell: ({ month, paid }) => <StatementStateDot state={statementState(month, paid !== null, now)} />,
    },
  ]
  return (
    <DataTable
      caption="Statements"
      columns={columns}
      sort={sort}
      rows={rows}
      rowKey={({ sellerId, month }) => `${month} ${sellerId}`}
      empty="No sales or refunds in this period."
    />
  )
}

export function StatementStateDot({ state }: { state: StatementState }) {
  return <StatusDot tone={tones[state]}>{statementStateLabels[state]}</StatusDot>
}

const tones = { running: 'quiet', open: 'waiting', paid: 'good' } as const

/** Formats an amount that is subtracted. Returns an empty text for zero, so that other amounts stand out. */
export function lessMoney(amount: number): string {
  return amount === 0 ? '' : formatMoney(-amount)
}
