import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderPath } from '#orders/order-paths.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { orderNumber } from '#orders/order-number.ts'
import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { summaryOfRecord } from '#orders/checkout/order-summary.ts'
import { dateAndTime } from '#orders/times.ts'
import { Card } from '#ui/layout/card.tsx'

interface PlacedOrderProps {
  record: HandOffRecord
  /** Of the server; an order stored only in this browser has none. */
  orderId?: string
  /** What the catalog knows of its lines today. */
  today?: OrderAnswer['today']
  /** A label beside the heading. */
  badge?: ReactNode
  /** Its status and what can be done, below the heading. */
  children?: ReactNode
  /** What happened since, below the lines. */
  history?: ReactNode
}

/** One order as it was handed over, and what happened since. */
export function PlacedOrder({ record, orderId, today, badge, children, history }: PlacedOrderProps) {
  const { name, company, email, address, city, state, zipCode, country } = record.user
  return (
    <Card className="p-6 md:p-8" data-keep-together="">
      <article className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid gap-1">
            <h2 className="text-xl">
              Order of <time dateTime={record.timestamp}>{dateAndTime(record.timestamp)}</time>
            </h2>
            {orderId !== undefined && (
              <p className="text-sm text-ink-soft">
                Order number{' '}
                <Link to={orderPath(orderId)} className="link select-all">
                  {orderNumber(orderId)}
                </Link>
              </p>
            )}
          </div>
          {badge}
        </div>
        {children}
        <OrderSummaryLines summary={summaryOfRecord(record, today)} />
        {history}
        <div className="border-t border-line pt-5 text-sm text-ink-soft">
          <p>{[name, company].filter(Boolean).join(', ')}</p>
          <p>{email}</p>
          <p>
            {address}, {city}, {state} {zipCode}, {country}
          </p>
          {record.notes && <p className="mt-2 whitespace-pre-line">{record.notes}</p>}
        </div>
      </article>
    </Card>
  )
}
