import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPrice, intervalLabel } from '#lib/money.ts'
import { summaryOfRecord } from '#orders/checkout/order-summary.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderNumber } from '#orders/order-number.ts'
import { namesOfLine, withoutLaterCharge } from '#orders/subscription.ts'
import { orderPath } from '#orders/order-paths.ts'
import { longDay } from '#orders/times.ts'
import { namesOfItems } from '#lib/names-of-items.ts'
import { Dotted } from '#ui/layout/dotted.tsx'

interface PurchaseRowProps {
  record: HandOffRecord
  /** Missing if only this browser has stored the order. */
  orderId?: string
  /** The picture of the first item, if known. */
  image?: string | undefined
  /** The product of a subscription, if the order only changes its quantity. */
  changedProduct?: string | undefined
  ending?: OrderAnswer['ending']
  renewals?: OrderAnswer['renewals']
  badge?: ReactNode
  /**
   * The time zone of the order. Missing if only this browser has stored the order; then the browser's time zone
   * applies.
   */
  timeZone?: string
  /** One more fact beside day and amount. */
  fact?: ReactNode
  /** A sentence with details that the badge does not show. */
  children?: ReactNode
  step?: ReactNode
}

export function PurchaseRow({
  record,
  orderId,
  image,
  changedProduct,
  ending = [],
  renewals = [],
  timeZone,
  badge,
  fact,
  children,
  step,
}: PurchaseRowProps) {
  const first = record.items[0]?.name ?? ''
  const isStale = ending.length > 0 || renewals.length > 0
  const { change } = namesOfLine(isStale ? withoutLaterCharge(first) : first, changedProduct)
  return (
    <article className="purchase-row" data-keep-together="">
      <span className="purchase-picture" data-screen-only="">
        {image !== undefined && <img src={image} alt="" width={64} height={64} />}
      </span>
      <div className="grid min-w-0 content-center gap-1">
        <h2 className="font-text text-base font-semibold tracking-normal">
          {changedProduct ?? namesOfItems(record.items)}
        </h2>
        {change !== null && <p className="text-sm text-ink-soft">{change}</p>}
        <Dotted>
          {orderId !== undefined && (
            <Link to={orderPath(orderId)} className="link -my-3 inline-block py-3">
              Order {orderNumber(orderId)}
            </Link>
          )}
          <time dateTime={record.timestamp}>{longDay(record.timestamp, timeZone)}</time>
          {amounts(record, { ending, renewals })}
          {fact}
        </Dotted>
        {children}
      </div>
      {(badge !== undefined || step !== undefined) && (
        <div className="purchase-end">
          {badge}
          {step !== undefined && <div className="justify-self-end">{step}</div>}
        </div>
      )}
    </article>
  )
}

function amounts(record: HandOffRecord, changes: Pick<OrderAnswer, 'ending' | 'renewals'>): string {
  const { total, later } = summaryOfRecord(record, changes)
  const following = later.map((each) => `${formatPrice(each.total)} ${intervalLabel(each.interval)}`)
  return following.length > 0 ? `${formatPrice(total)}, then ${following.join(' and ')}` : formatPrice(total)
}
