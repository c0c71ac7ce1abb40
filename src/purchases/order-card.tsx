import { lazy, Suspense } from 'react'
import { mailLabel, mailState, statusLabel, statusSentence } from '#orders/order-timeline.ts'
import { PlacedOrder } from '#purchases/placed-order.tsx'
import { deadline } from '#orders/times.ts'
import { OrderActions } from '#purchases/order-actions.tsx'
import { OrderTimeline } from '#purchases/order-timeline.tsx'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { Badge, type BadgeLook } from '#ui/badge.tsx'

/** Few orders are active, so few pages load it. */
const OrderFiles = lazy(() =>
  import('#purchases/order-files.tsx').then((file) => ({ default: file.OrderFiles })),
)

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
      badge={<Badge look={looks[order.status] ?? 'accent'}>{statusLabel(order.status)}</Badge>}
    >
      <p role="status">{statusSentence(order, (moment) => deadline(moment))}</p>
      {order.status === 'active' && (
        <Suspense>
          <OrderFiles orderId={order.id} />
        </Suspense>
      )}
      <OrderActions order={order} onChanged={onChanged} />
      <div className="grid gap-6 md:grid-cols-2">
        <OrderTimeline order={order} />
        <Mails order={order} />
      </div>
    </PlacedOrder>
  )
}

function Mails({ order }: { order: OrderAnswer }) {
  if (order.mails.length === 0) return null
  return (
    <div className="text-sm text-ink-soft">
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-faint">Emails</h3>
      <ul className="mt-1">
        {order.mails.map((mail) => (
          <li key={mail.kind}>
            {mailLabel(mail)}: {mailState(mail)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const looks: Partial<Record<OrderAnswer['status'], BadgeLook>> = {
  paid: 'teal',
  active: 'teal',
  payment_failed: 'red',
  declined: 'red',
  cancelled: 'neutral',
  expired: 'neutral',
}
