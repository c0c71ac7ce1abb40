import { Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { monthName } from '#dashboard/components/short-day.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { statementAddress } from '#dashboard/statements/statement-address.ts'
import { formatMoney } from '#lib/money.ts'
import { statementState, type StatementState } from '#orders/statements/statement.ts'
import type { SellerStatement } from '#orders/statements/statements.queries.server.ts'

interface StatementsTableProps {
  rows: readonly SellerStatement[]
  now: Date
}

/** Statements with their sums and whether they are paid. */
export function StatementsTable({ rows, now }: StatementsTableProps) {
  const columns: readonly Column<SellerStatement>[] = [
    {
      title: 'Statement',
      cell: ({ sellerId, month, seller }) => (
        <Link to={statementAddress(sellerId, month)}>
          {seller}, {monthName(month)}
        </Link>
      ),
    },
    { title: 'Sales', isFigure: true, cell: ({ sales }) => formatMoney(sales) },
    { title: 'Discounts', isFigure: true, cell: ({ discounts }) => lessMoney(discounts) },
    { title: 'Refunds', isFigure: true, cell: ({ refunds }) => lessMoney(refunds) },
    { title: 'Commission', isFigure: true, cell: ({ commission }) => lessMoney(commission) },
    { title: 'Balance', isFigure: true, cell: ({ balance }) => formatMoney(balance) },
    {
      title: 'State',
      cell: ({ month, paid }) => <StatementStateDot state={statementState(month, paid !== null, now)} />,
    },
  ]
  return (
    <DataTable
      caption="Statements"
      columns={columns}
      rows={rows}
      rowKey={({ sellerId, month }) => `${month} ${sellerId}`}
      empty={<p className="p-6 text-ink-soft">No sales and no refunds in this time.</p>}
    />
  )
}

export function StatementStateDot({ state }: { state: StatementState }) {
  const { tone, label } = states[state]
  return <StatusDot tone={tone}>{label}</StatusDot>
}

const states = {
  running: { tone: 'quiet', label: 'Not over yet' },
  open: { tone: 'waiting', label: 'Open' },
  paid: { tone: 'good', label: 'Paid' },
} as const

/** An amount that is subtracted. */
export function lessMoney(amount: number): string {
  return formatMoney(amount === 0 ? 0 : -amount)
}
