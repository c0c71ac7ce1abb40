import { Link } from 'react-router'
import { orderDone, orderNotDone, type OrderActionAnswer } from '#dashboard/orders/order-action-answer.ts'
import type { OrderIntent } from '#dashboard/orders/order-actions.forms.ts'
import { OrderStatusDot } from '#dashboard/orders/order-status-dot.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { orderNumber } from '#orders/order-number.ts'
import type { Order, OrderPayment } from '#orders/order.ts'
import { stuckSentence, type StuckCause } from '#orders/admin/stuck.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'

interface OrderHeadingProps {
  order: Pick<Order, 'id' | 'status' | 'total' | 'preparedAt' | 'form' | 'unsettled'>
  payment: OrderPayment
  stuck: readonly StuckCause[]
  now: Date
  /** The number of other stuck orders, and the one that has been stuck longest. */
  queue: { next: string | null; count: number }
  done: OrderIntent | null
  answer: OrderActionAnswer | undefined
}

export function OrderHeading({ order, payment, stuck, now, queue, done, answer }: OrderHeadingProps) {
  const { id, preparedAt, form } = order
  return (
    <>
      <BackLink to="/dashboard/orders">Orders</BackLink>
      <PageHeading
        title={`Order ${orderNumber(id)}`}
        status={<OrderStatusDot order={order} payment={payment} />}
        subject={{ kind: 'order', id }}
        lead={
          <>
            {form.fullName}, <Moment at={preparedAt} /> UTC
          </>
        }
      />
      <div className="banners">
        {answer && <Banner tone="error">{orderNotDone[answer.outcome]}</Banner>}
        {!answer && done && <Banner tone="success">{orderDone[done]}</Banner>}
        {stuck.length > 0 && (
          <Banner title="This order is stuck">
            {stuck.map((cause) => (
              <p key={cause.reason}>{stuckSentence(cause, now)}</p>
            ))}
          </Banner>
        )}
        {queue.next !== null && (done !== null || stuck.length > 0) && (
          <p>
            <Link to={`/dashboard/orders/${queue.next}`} className="link" data-next>
              Next stuck order
            </Link>{' '}
            <span className="text-ink-soft">
              {queue.count === 1
                ? '1 more is waiting.'
                : `${queue.count.toLocaleString('en-US')} more are waiting.`}
            </span>
          </p>
        )}
      </div>
    </>
  )
}
