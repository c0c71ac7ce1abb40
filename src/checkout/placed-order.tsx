import type { HandOffRecord } from '#checkout/hand-off.ts'
import { OrderSummaryLines } from '#checkout/order-summary-lines.tsx'
import { summaryOfRecord } from '#checkout/order-summary.ts'
import { Card } from '#ui/card.tsx'

/** One order as it was handed over. */
export function PlacedOrder({ order }: { order: HandOffRecord }) {
  const { name, company, email, address, city, state, zipCode, country } = order.user
  return (
    <Card className="p-6 md:p-8" data-keep-together="">
      <article className="grid gap-6">
        <h2 className="text-xl">
          Order of <time dateTime={order.timestamp}>{dateAndTime.format(new Date(order.timestamp))}</time>
        </h2>
        <OrderSummaryLines summary={summaryOfRecord(order)} />
        <div className="border-t border-line pt-5 text-sm text-ink-soft">
          <p>{[name, company].filter(Boolean).join(', ')}</p>
          <p className="wrap-break-word">{email}</p>
          <p>
            {address}, {city}, {state} {zipCode}, {country}
          </p>
          {order.notes && <p className="mt-2 wrap-break-word whitespace-pre-line">{order.notes}</p>}
        </div>
      </article>
    </Card>
  )
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
