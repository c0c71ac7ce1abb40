import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { summaryOfRecord } from '#orders/checkout/order-summary.ts'
import type { LineAccess } from '#orders/access/line-access.ts'
import type { LineSeller } from '#orders/customer/order-sellers.queries.server.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderNumber } from '#orders/order-number.ts'
import type { Refund } from '#orders/receipt.ts'
import { dateAndTime, longDay } from '#orders/times.ts'
import { formatMoney } from '#lib/money.ts'
import { BuyAgain } from '#purchases/buy-again.tsx'
import { SellerOfLine } from '#purchases/line-seller.tsx'
import { isSetUpBySeller, OrderNow, type OrderSubscription } from '#purchases/order-now.tsx'
import { OrderDocuments } from '#purchases/order-documents.tsx'
import { OrderStatusBadge } from '#purchases/order-status-badge.tsx'
import { OrderTimeline } from '#purchases/order-timeline.tsx'
import { useOrderChanges } from '#purchases/use-order-changes.ts'
import type { OrderLineReview } from '#reviews/order-line-review.ts'
import { OrderReviews } from '#reviews/order-reviews.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Card } from '#ui/layout/card.tsx'

interface OrderScreenProps {
  order: OrderAnswer
  sellers: readonly LineSeller[]
  access: readonly LineAccess[]
  subscriptions: readonly OrderSubscription[]
  refunds: readonly Refund[]
  reviews: readonly OrderLineReview[]
  /** The time zone of the order. The server and all browsers use it, so that they show the same times. */
  timeZone: string
}

/** The page of an order: next step, lines, documents and history (product: receipts 15). */
export function OrderScreen({ order, sellers, access, subscriptions, ...rest }: OrderScreenProps) {
  const { refunds, reviews, timeZone } = rest
  const askAgain = useOrderChanges()
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <OrderHead order={order} timeZone={timeZone} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-12">
        <div className="grid grid-cols-1 gap-8 lg:col-span-8">
          <OrderNow
            order={order}
            access={access}
            sellers={sellers}
            subscriptions={subscriptions}
            timeZone={timeZone}
            onChanged={askAgain}
          />
          <Card className="grid grid-cols-1 gap-6 p-6 md:p-8">
            <h2 className="text-xl">What you ordered</h2>
            <OrderSummaryLines
              {...(order.change && {
                oneTimeLabel: 'Subscription change',
                hasQuantity: false,
              })}
              summary={summaryOfRecord(order.record, { ...order, code: order.discount_code })}
              noteOf={(lineId) => {
                const item = order.record.items.find(({ id }) => id === lineId)
                return (
                  item && (
                    <SellerOfLine
                      order={order}
                      item={item}
                      seller={sellers.find((each) => each.lineId === lineId)}
                      hasContact={!isSetUpBySeller(order, access, lineId)}
                    />
                  )
                )
              }}
            />
            {refunds.map(({ amount, at }, index) => (
              <p key={index} className="flex justify-between gap-4 tabular-nums">
                <span>Refunded on {longDay(at, timeZone)}</span>
                <span>{formatMoney(-amount)}</span>
              </p>
            ))}
            <div className="flex flex-wrap items-center justify-between gap-4 empty:hidden">
              <OrderDocuments order={order} />
              {!order.change && <BuyAgain order={order} />}
            </div>
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-8 lg:col-span-4">
          <section>
            <h2 className="mb-4 text-xl">Order history</h2>
            <OrderTimeline order={order} timeZone={timeZone} />
          </section>
          <OrderBuyer order={order} />
          <OrderReviews reviews={reviews} />
        </div>
      </div>
    </div>
  )
}

function OrderHead({ order, timeZone }: Pick<OrderScreenProps, 'order' | 'timeZone'>) {
  return (
    <>
      <BackLink to="/marketplace/my-purchases">My Purchases</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
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

function OrderBuyer({ order: { record, tax_id, po_number } }: { order: OrderAnswer }) {
  const { name, company, email, phone, address, city, state, zipCode, country } = record.user
  return (
    <section className="text-sm text-ink-soft">
      <h2 className="mb-2 text-xl text-ink">Ordered by</h2>
      <p>{[name, company].filter(Boolean).join(', ')}</p>
      <p>{email}</p>
      <p>{phone}</p>
      <p>
        {address}, {city}, {state} {zipCode}, {country}
      </p>
      {tax_id && <p>Tax ID: {tax_id}</p>}
      {po_number && <p>PO number: {po_number}</p>}
      {record.notes && <p className="mt-2 whitespace-pre-line">{record.notes}</p>}
    </section>
  )
}
