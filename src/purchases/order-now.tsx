import { Link } from 'react-router'
import { intervalLabel } from '#lib/money.ts'
import { subscriptionsPath } from '#orders/order-paths.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import type { LineAccess } from '#orders/access/line-access.ts'
import { stateOf } from '#purchases/next-step.ts'
import { OrderAccess } from '#purchases/order-access.tsx'
import { OrderActions } from '#purchases/order-actions.tsx'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'
import { useSite } from '#site/site.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

interface OrderNowProps {
  order: OrderAnswer
  access: readonly LineAccess[]
  timeZone: string
  onChanged: () => Promise<void>
}

/** The meaning of the order's status, and what to do now. */
export function OrderNow({ order, access, timeZone, onChanged }: OrderNowProps) {
  const { title, more } = stateOf(order)
  const isOver =
    access.length === order.record.items.length && access.every(({ endedAt }) => endedAt !== null)
  if (isOver) return <Over access={access} timeZone={timeZone} />
  return (
    <Card className="grid grid-cols-1 gap-5 p-6 md:p-8">
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        <OrderStatusSentence order={order} timeZone={timeZone} />
        <p className="text-ink-soft">{more}</p>
      </div>
      <OrderActions order={order} onChanged={onChanged} />
      {order.status === 'active' && <Access order={order} access={access} timeZone={timeZone} />}
    </Card>
  )
}

/** Shown after a refund of everything, or the end of all subscriptions. */
function Over({ access, timeZone }: Pick<OrderNowProps, 'access' | 'timeZone'>) {
  return (
    <Card className="grid grid-cols-1 gap-5 p-6 md:p-8">
      <div className="grid gap-2">
        <h2 className="text-xl">Access has ended</h2>
        <p className="text-ink-soft">Nothing more is charged. You can order again anytime.</p>
      </div>
      {access.map((line) => (
        <OrderAccess key={line.lineId} line={line} timeZone={timeZone} />
      ))}
    </Card>
  )
}

function Access({ order, access, timeZone }: Omit<OrderNowProps, 'onChanged'>) {
  const { portalUrl } = useSite()
  return (
    <>
      {access.map((line) => (
        <OrderAccess key={line.lineId} line={line} timeZone={timeZone} />
      ))}
      <p data-screen-only="">
        <ExternalLink href={portalUrl} className={buttonClass()}>
          Open the customer portal
        </ExternalLink>
      </p>
      <LazyOrderFiles orderId={order.id} />
      <Renewal order={order} access={access} />
    </>
  )
}

/** Says how often the subscription renews, and where to cancel it. */
function Renewal({ order: { id, record }, access }: Pick<OrderNowProps, 'order' | 'access'>) {
  const ended = new Set(access.flatMap(({ lineId, endedAt }) => (endedAt === null ? [] : [lineId])))
  const intervals = record.items.flatMap(({ id: lineId, subscription_interval: interval, price }) =>
    interval !== null && price > 0 && !ended.has(lineId) ? [intervalLabel(interval)] : [],
  )
  if (intervals.length === 0) return null
  return (
    <p className="text-sm text-ink-soft" key={id}>
      Your subscription renews {[...new Set(intervals)].join(' and ')}. See the next charge, change it or
      cancel under{' '}
      <Link to={subscriptionsPath} className="link">
        Subscriptions
      </Link>
      .
    </p>
  )
}

/** Few orders are active, so few pages load it. The order is shown even if it fails to load. */
const LazyOrderFiles = lazyPart(() => import('#purchases/order-files.tsx').then((file) => file.OrderFiles), {
  failed: (retry) => (
    <p>
      We couldn’t load your files. <RetryButton variant="secondary" onRetry={retry} />
    </p>
  ),
})
