import { priceLabel } from '#catalog/products/labels.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import { ProductAndChange } from '#dashboard/orders/product-and-change.tsx'
import { formatMoney } from '#lib/money.ts'
import type { SoldLineView } from '#orders/admin/sold-lines.queries.server.ts'

type SoldLineRow = Omit<SoldLineView, 'moment'>

const columns: readonly Column<SoldLineRow>[] = [
  { title: 'Product', cell: ProductAndChange },
  { title: 'Ordered', cell: ({ day }) => <span className="whitespace-nowrap">{shortDay(day)}</span> },
  { title: 'Quantity', cell: ({ change, quantity }) => change === null && quantity, isFigure: true },
  {
    title: 'Price',
    cell: ({ price, interval }) => priceLabel(price, interval),
    isFigure: true,
  },
  {
    title: 'Total',
    cell: ({ total, discount }) => (
      <div>
        {formatMoney(total)}
        {discount > 0 && (
          <span className="block text-xs text-ink-soft">{formatMoney(discount)} discount</span>
        )}
      </div>
    ),
    isFigure: true,
  },
  {
    title: 'Payment',
    cell: ({ buyer }) =>
      buyer ? <StatusDot tone="good">Paid</StatusDot> : <StatusDot tone="waiting">Not paid yet</StatusDot>,
  },
  { title: 'Buyer', cell: ({ buyer }) => buyer && <Buyer {...buyer} /> },
]

const withSeller = [...columns.slice(0, 1), { title: 'Seller', cell: ({ seller }: SoldLineRow) => seller }]

interface SoldLinesTableProps {
  rows: readonly SoldLineRow[]
  /** Whether to show the seller, for members of several sellers. */
  showsSeller: boolean
}

/** The part of each order that its seller may see (product: dashboard 88). */
export function SoldLinesTable({ rows, showsSeller }: SoldLinesTableProps) {
  return (
    <DataTable
      caption="Lines of your products"
      choosesColumns
      columns={showsSeller ? [...withSeller, ...columns.slice(1)] : columns}
      rows={rows}
      empty="Orders of your products show up here. You’ll see the buyer once it’s paid."
    />
  )
}

function Buyer({ name, company, email }: { name: string; company: string; email: string }) {
  return (
    <>
      <span className="block">{company ? `${name}, ${company}` : name}</span>
      <a href={`mailto:${email}`} className="block text-xs">
        {email}
      </a>
    </>
  )
}
