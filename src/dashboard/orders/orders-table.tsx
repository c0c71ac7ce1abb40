import { Link } from 'react-router'
import type { OrderRow } from '#dashboard/orders/order-rows.server.ts'
import { OrderStatusDot } from '#dashboard/orders/order-status-dot.tsx'
import { ProductAndChange } from '#dashboard/orders/product-and-change.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { rowCheckboxes } from '#dashboard/lists/row-checkboxes.tsx'
import type { Selection } from '#dashboard/lists/use-selection.ts'
import { formatPrice } from '#lib/money.ts'
import { waited } from '#lib/waited.ts'
import { orderNumber } from '#orders/order-number.ts'
import { stuckLabel } from '#orders/admin/stuck.ts'
import { Badge } from '#ui/layout/badge.tsx'

/** The columns about the state of an order come first, so that phones show them without scrolling. */
const columnsAt = (now: Date): Column<OrderRow>[] => [
  {
    title: 'Order, placed (UTC)',
    sorts: ['-placed', 'placed'],
    cell: ({ id, placedAt }) => (
      <>
        <Link to={`/dashboard/orders/${id}`}>{orderNumber(id)}</Link>
        <span className="block text-xs font-normal text-ink-soft">
          <Moment at={placedAt} />
        </span>
      </>
    ),
  },
  {
    title: 'Total',
    cell: ({ total, payment: { paid, left } }) => (
      <div>
        {formatPrice(total)}
        {paid > left && (
          <span className="block text-xs text-ink-soft">{formatPrice(paid - left)} refunded</span>
        )}
      </div>
    ),
    isFigure: true,
  },
  {
    title: 'Status',
    cell: ({ status, total, payment, stuck }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderStatusDot order={{ status, total }} payment={payment} />
        {stuck.map((cause) => (
          <Badge key={cause.reason} look="red">
            {cause.reason === 'silent' ? `for ${waited(cause.since, now)}` : stuckLabel(cause, now)}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    title: 'Customer',
    cell: ({ customer, email }) => (
      <div>
        {customer}
        <span className="block text-xs text-ink-soft">{email}</span>
      </div>
    ),
  },
  {
    title: 'Products',
    cell: ({ products, change }) => (
      <span className="block min-w-48">
        <ProductAndChange product={products} change={change} />
      </span>
    ),
  },
  { title: 'Seller', cell: ({ sellers }) => sellers },
]

interface OrdersTableProps {
  rows: readonly OrderRow[]
  now: Date
  sort?: string
  selection?: Selection
  /** Whether the table is on the page of a customer. */
  isOfOne?: boolean
}

export function OrdersTable({ rows, now, sort, selection, isOfOne = false }: OrdersTableProps) {
  return (
    <DataTable
      caption="Orders"
      columns={columnsAt(now).filter(({ title }) => !isOfOne || !['Customer', 'Seller'].includes(title))}
      rows={rows}
      sort={sort}
      select={selection && rowCheckboxes(selection, ({ id }) => `order ${orderNumber(id)}`)}
      empty="Orders appear here as soon as customers place them."
    />
  )
}
