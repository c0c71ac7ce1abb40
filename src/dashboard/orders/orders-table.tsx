import { Link } from 'react-router'
import { OrderStatusDot } from '#dashboard/orders/order-status-dot.tsx'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { formatPrice, type Cents } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { stuckLabel, type StuckReason } from '#orders/admin/stuck.ts'
import { Badge } from '#ui/layout/badge.tsx'

export interface OrderRow {
  id: string
  placedAt: Date
  customer: string
  email: string
  products: string
  total: Cents
  status: OrderStatus
  stuck: readonly StuckReason[]
}

/** The columns that show an order's state come first, so that a phone shows them without sideways scrolling. */
const columns: readonly Column<OrderRow>[] = [
  {
    title: 'Order, placed (UTC)',
    cell: ({ id, placedAt }) => (
      <>
        <Link to={`/dashboard/orders/${id}`}>{orderNumber(id)}</Link>
        <span className="block text-xs font-normal text-ink-soft">
          <Moment at={placedAt} />
        </span>
      </>
    ),
  },
  { title: 'Total', cell: ({ total }) => formatPrice(total), isFigure: true },
  {
    title: 'Status',
    cell: ({ status, total, stuck }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderStatusDot order={{ status, total }} />
        {stuck.map((reason) => (
          <Badge key={reason} look="red">
            {stuckLabel(reason)}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    title: 'Customer',
    cell: ({ customer, email }) => (
      <>
        <span className="block">{customer}</span>
        <span className="block text-xs text-ink-soft">{email}</span>
      </>
    ),
  },
  { title: 'Products', cell: ({ products }) => <span className="block min-w-56">{products}</span> },
]

export function OrdersTable({ rows, isFiltered }: { rows: readonly OrderRow[]; isFiltered: boolean }) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <p className="p-6 text-ink-soft">
          {isFiltered
            ? 'No order fits these filters. Take one away, or search by an order number.'
            : 'Orders appear here as soon as customers place them.'}
        </p>
      }
    />
  )
}
