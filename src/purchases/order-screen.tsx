import { Link } from 'react-router'
import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { summaryOfRecord } from '#orders/checkout/order-summary.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderNumber } from '#orders/order-number.ts'
import { dateAndTime } from '#orders/times.ts'
import { BuyAgain } from '#purchases/buy-again.tsx'
import { LazyOrderFiles } from '#purchases/lazy-order-files.tsx'
import { MailsSent } from '#purchases/mails-sent.tsx'
import { OrderActions } from '#purchases/order-actions.tsx'
import { OrderBuyer } from '#purchases/order-buyer.tsx'
import { OrderPapers } from '#purchases/order-papers.tsx'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'
import { OrderTimeline } from '#purchases/order-timeline.tsx'
import { useOrderChanges } from '#purchases/use-order-changes.ts'
import type { OrderLineReview } from '#reviews/order-line-review.ts'
import { OrderReviews } from '#reviews/order-reviews.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

interface OrderScreenProps {
  order: OrderAnswer
  sellers: readonly { lineId: string; name: string }[]
  reviews: readonly OrderLineReview[]
  /** In which the order was placed: server and browser say the same times. */
  timeZone: string
}

/** One order: what happened, what was ordered, its papers, and what can be done. */
export function OrderScreen({ order, sellers, reviews, timeZone }: OrderScreenProps) {
  const askAgain = useOrderChanges()
  return (
    <div className="page pt-10 pb-16 md:pt-14 md:pb-24">
      <OrderHead order={order} timeZone={timeZone} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-12">
        <div className="grid grid-cols-1 gap-8 lg:col-span-8">
          <Card className="grid grid-cols-1 gap-6 p-6 md:p-8">
            <OrderStatusSentence order={order} timeZone={timeZone} />
            <OrderActions order={order} onChanged={askAgain} />
            <OrderPapers order={order} />
            {order.status === 'active' && <LazyOrderFiles orderId={order.id} />}
            <OrderSummaryLines
              summary={summaryOfRecord(order.record, order.today)}
              noteOf={(lineId) => <SoldBy name={sellers.find((each) => each.lineId === lineId)?.name} />}
            />
            <BuyAgain order={order} />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-8 lg:col-span-4">
          <section>
            <h2 className="mb-4 text-xl">What happened</h2>
            <OrderTimeline order={order} timeZone={timeZone} />
          </section>
          <OrderReviews reviews={reviews} />
          <OrderBuyer order={order} />
          <MailsSent order={order} />
        </div>
      </div>
    </div>
  )
}

function OrderHead({ order, timeZone }: Pick<OrderScreenProps, 'order' | 'timeZone'>) {
  return (
    <>
      <Link to="/marketplace/my-purchases" className="back-link">
        <ArrowLeftIcon className="size-4" />
        My Purchases
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Order {orderNumber(order.id)}</h1>
        <OrderStatusBadge order={order} />
      </div>
      <p className="mt-1 text-ink-soft">
        Ordered on{' '}
        <time dateTime={order.prepared_at} className="tabular-nums">
          {dateAndTime(order.prepared_at, timeZone)}
        </time>
      </p>
    </>
  )
}

function SoldBy({ name }: { name: string | null | undefined }) {
  return name ? <p className="text-sm text-ink-soft">Sold by {name}</p> : null
}
