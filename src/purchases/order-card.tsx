import { Link } from 'react-router'
import { orderPath } from '#orders/order-paths.ts'
import { LazyOrderFiles } from '#purchases/lazy-order-files.tsx'
import { PlacedOrder } from '#purchases/placed-order.tsx'
import { OrderActions } from '#purchases/order-actions.tsx'
import { OrderTimeline } from '#purchases/order-timeline.tsx'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { BuyAgain } from '#purchases/buy-again.tsx'
import { MailsSent } from '#purchases/mails-sent.tsx'
import { OrderPapers } from '#purchases/order-papers.tsx'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'

interface OrderCardProps {
  order: OrderAnswer
  onChanged: () => Promise<void>
}

/** One order: its status, its timeline, what can be done, and what was ordered. */
export function OrderCard({ order, onChanged }: OrderCardProps) {
  return (
    <PlacedOrder
      record={order.record}
      orderId={order.id}
      today={order.today}
      badge={<OrderStatusBadge order={order} />}
      history={
        <div className="grid gap-6 md:grid-cols-2">
          <OrderTimeline order={order} />
          <MailsSent order={order} />
        </div>
      }
    >
      <OrderStatusSentence order={order} />
      {order.status === 'active' && <LazyOrderFiles orderId={order.id} />}
      <OrderActions order={order} onChanged={onChanged} />
      <OrderPapers order={order} />
      <ReviewLink order={order} />
      <BuyAgain order={order} />
    </PlacedOrder>
  )
}

/** Orders placed without logging in are reviewed by nobody (product: reviews 2). */
function ReviewLink({ order }: Pick<OrderCardProps, 'order'>) {
  if (order.status !== 'active' || order.record.user.id.startsWith('browser:')) return null
  return (
    <p data-screen-only="">
      <Link
        to={`${orderPath(order.id)}#reviews`}
        className="link inline-flex min-h-11 items-center text-sm font-medium"
      >
        Review what you bought
      </Link>
    </p>
  )
}
