import { Link } from 'react-router'
import { formatPrice, type Cents } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath } from '#orders/order-paths.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { dateAndTime } from '#orders/times.ts'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { Banner } from '#ui/forms/banner.tsx'

interface ListedOrder {
  id: string
  status: OrderStatus
  total: Cents
  access_ended: boolean
  preparedAt: string
  timeZone: string
}

/** Links to the pages of the orders, for browsers without JavaScript; `null` if the orders could not be read. */
export function ListedOrders({ orders }: { orders: readonly ListedOrder[] | null }) {
  if (orders === null) {
    return <Banner tone="error" title="We couldn’t load your orders. They’re safe. Please try again." />
  }
  if (orders.length === 0) {
    return (
      <p>No orders here yet. Seeing the orders in your account needs JavaScript: turn it on, then log in.</p>
    )
  }
  return (
    <ul className="divided border-y border-line">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
          <div>
            <Link to={orderPath(order.id)} className="link inline-flex min-h-11 items-center font-semibold">
              Order {orderNumber(order.id)}
            </Link>
            <p className="text-sm text-ink-soft">
              {dateAndTime(order.preparedAt, order.timeZone)}, {formatPrice(order.total)}
            </p>
          </div>
          <OrderStatusBadge order={order} />
        </li>
      ))}
    </ul>
  )
}
