import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPrice, intervalLabel } from '#lib/money.ts'
import { summaryOfRecord } from '#orders/checkout/order-summary.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath } from '#orders/order-paths.ts'
import { dateAndTime } from '#orders/times.ts'
import { namesOfItems } from '#purchases/purchases.ts'
import { Card } from '#ui/layout/card.tsx'

interface PurchaseRowProps {
  record: HandOffRecord
  /** Missing for orders stored only in this browser. */
  orderId?: string
  /** Whether the order only changes the quantity of a subscription. */
  isChange?: boolean
  /** A label beside the heading. */
  badge?: ReactNode
  /** The status, below the lines. */
  children?: ReactNode
  /** The next step. */
  step?: ReactNode
}

/** An order in a list: items, date, total and next step. */
export function PurchaseRow({ record, orderId, isChange = false, badge, children, step }: PurchaseRowProps) {
  return (
    <Card className="p-5 md:p-6" data-keep-together="">
      <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grow basis-80 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="font-text text-base font-semibold tracking-normal">
              {orderId === undefined ? (
                'Order'
              ) : (
                <Link to={orderPath(orderId)} className="link inline-flex min-h-11 items-center">
                  Order {orderNumber(orderId)}
                </Link>
              )}
            </h2>
            {badge}
          </div>
          <p className="font-semibold">{namesOfItems(record.items, isChange)}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            <time dateTime={record.timestamp}>{dateAndTime(record.timestamp)}</time>, {amounts(record)}
          </p>
          {children}
        </div>
        {step}
      </article>
    </Card>
  )
}

function amounts(record: HandOffRecord): string {
  const { total, later } = summaryOfRecord(record)
  const following = later.map((each) => `${formatPrice(each.total)} ${intervalLabel(each.interval)}`)
  return [formatPrice(total), ...following].join(', then ')
}
