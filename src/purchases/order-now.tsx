import { useRef } from 'react'
import { Link } from 'react-router'
import { subscriptionsPath } from '#orders/order-paths.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import type { LineAccess } from '#orders/access/line-access.ts'
import { stateOf } from '#purchases/next-step.ts'
import { OrderAccess } from '#purchases/order-access.tsx'
import { OrderActions } from '#purchases/order-actions.tsx'
import { nextCharge } from '#purchases/next-charge.ts'
import type { SubscriptionView } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { OrderStatusSentence } from '#purchases/order-status-sentence.tsx'
import { useSite } from '#site/site.ts'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

export type OrderSubscription = Pick<
  SubscriptionView,
  'id' | 'name' | 'status' | 'nextAmount' | 'nextQuantity' | 'periodEnd' | 'endedAt' | 'timeZone'
>

interface OrderNowProps {
  order: OrderAnswer
  access: readonly LineAccess[]
  subscriptions: readonly OrderSubscription[]
  timeZone: string
  onChanged: () => Promise<void>
}

export function OrderNow({ order, access, subscriptions, timeZone, onChanged }: OrderNowProps) {
  const { title, more } = stateOf(order)
  const actedRef = useRef(false)

  return (
    <Card className="grid grid-cols-1 gap-5 p-6 md:p-8">
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        {!order.access_ended && <OrderStatusSentence order={order} actedRef={actedRef} />}
        {more !== '' && <p className="text-ink-soft">{more}</p>}
      </div>
      <OrderActions order={order} onChanged={onChanged} actedRef={actedRef} />
      {order.access_ended && <Lines access={access} timeZone={timeZone} />}
      {order.status === 'active' && !order.access_ended && !order.change && (
        <Access order={order} access={access} timeZone={timeZone} />
      )}
      {order.status === 'active' && order.change && (
        <p data-screen-only="">
          <ButtonLink to={subscriptionsPath}>See subscriptions</ButtonLink>
        </p>
      )}
      {!order.access_ended && <Renewals subscriptions={subscriptions} />}
    </Card>
  )
}

function Lines({ access, timeZone }: Pick<OrderNowProps, 'access' | 'timeZone'>) {
  return access.map((line) => <OrderAccess key={line.lineId} line={line} timeZone={timeZone} />)
}

function Access({ order, access, timeZone }: Omit<OrderNowProps, 'onChanged' | 'subscriptions'>) {
  const { portalUrl } = useSite()
  return (
    <>
      <Lines access={access} timeZone={timeZone} />
      <p data-screen-only="">
        <ExternalLink href={portalUrl} className={buttonClass()}>
          Open the customer portal
        </ExternalLink>
      </p>
      <LazyOrderFiles orderId={order.id} />
    </>
  )
}

/** The next charge or the end of each subscription, with a link to change or cancel it. */
function Renewals({ subscriptions }: Pick<OrderNowProps, 'subscriptions'>) {
  const running = subscriptions.filter(({ status }) => status !== 'ended')
  if (running.length === 0) return null
  return (
    <div className="grid gap-1 border-t border-line pt-4 text-sm text-ink-soft">
      {running.map((subscription) => (
        <p
          key={subscription.id}
          className={subscription.status === 'past_due' ? 'text-base text-red' : undefined}
        >
          {running.length > 1 && `${subscription.name}: `}
          {nextCharge(subscription)}
        </p>
      ))}
      <Link to={subscriptionsPath} className="link inline-flex min-h-11 w-fit items-center">
        {running.length === 1 ? 'Manage subscription' : 'Manage subscriptions'}
      </Link>
    </div>
  )
}

/** Loaded separately, because few orders are active. If it fails to load, the rest of the page still works. */
const LazyOrderFiles = lazyPart(() => import('#purchases/order-files.tsx').then((file) => file.OrderFiles), {
  failed: (retry) => (
    <p>
      We couldn’t load your files. <RetryButton variant="secondary" onRetry={retry} />
    </p>
  ),
})
