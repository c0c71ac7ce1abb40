import { useRef } from 'react'
import { Link } from 'react-router'
import { subscriptionsPath } from '#orders/order-paths.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import type { LineAccess } from '#orders/access/line-access.ts'
import type { LineSeller } from '#orders/customer/order-sellers.queries.server.ts'
import { stateOf } from '#purchases/next-step.ts'
import { OrderAccess } from '#purchases/order-access.tsx'
import { OrderActions } from '#purchases/order-actions.tsx'
import { nextCharge } from '#purchases/next-charge.ts'
import type { SubscriptionView } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { imageOfLine, SetUp } from '#purchases/set-up.tsx'
import { SigningPortalLink } from '#purchases/signing-portal-link.tsx'
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
  sellers: readonly LineSeller[]
  subscriptions: readonly OrderSubscription[]
  timeZone: string
  onChanged: () => Promise<void>
}

export function OrderNow({ order, access, sellers, subscriptions, timeZone, onChanged }: OrderNowProps) {
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
      {!order.access_ended && <PastDue subscriptions={subscriptions} />}
      {order.access_ended && <Lines order={order} access={access} timeZone={timeZone} />}
      {isStarted(order) && <Access order={order} access={access} sellers={sellers} timeZone={timeZone} />}
      {order.status === 'active' && order.change && (
        <p data-screen-only="">
          <ButtonLink to={subscriptionsPath}>See subscriptions</ButtonLink>
        </p>
      )}
      {!order.access_ended && <Renewals subscriptions={subscriptions} />}
    </Card>
  )
}

function isStarted({ status, access_ended, change }: OrderAnswer): boolean {
  return status === 'active' && !access_ended && !change
}

/** Whether 'Get started' names the seller of the line, because the line has no access of its own. */
export function isSetUpBySeller(order: OrderAnswer, access: readonly LineAccess[], line: string): boolean {
  return isStarted(order) && access.every(({ lineId }) => lineId !== line)
}

function Lines({ order, access, timeZone }: Pick<OrderNowProps, 'order' | 'access' | 'timeZone'>) {
  return access.map((line) => (
    <OrderAccess key={line.lineId} line={line} image={imageOfLine(order, line.lineId)} timeZone={timeZone} />
  ))
}

function Access({ order, access, ...rest }: Omit<OrderNowProps, 'onChanged' | 'subscriptions'>) {
  const { portalUrl } = useSite()
  const others = order.record.items.filter(({ id }) => isSetUpBySeller(order, access, id))
  const note = order.events.findLast(({ to }) => to === 'active')?.note ?? ''
  return (
    <>
      <p data-screen-only="">
        <ExternalLink href={portalUrl} className={buttonClass()}>
          Open the customer portal
        </ExternalLink>
      </p>
      {note !== '' && (
        <div className="grid gap-1 border-s-2 border-accent ps-4">
          <h3 className="font-text text-sm font-semibold tracking-normal text-ink-faint">A note for you</h3>
          <p className="max-w-text whitespace-pre-line">{note}</p>
        </div>
      )}
      <Lines order={order} access={access} timeZone={rest.timeZone} />
      {others.length > 0 && (
        <SetUp order={order} items={others} sellers={rest.sellers} hasNote={note !== ''} />
      )}
      <LazyOrderFiles orderId={order.id} />
    </>
  )
}

/** The renewals that failed, with the way to pay them. */
function PastDue({ subscriptions }: Pick<OrderNowProps, 'subscriptions'>) {
  const failed = subscriptions.filter(({ status }) => status === 'past_due')
  if (failed.length === 0) return null
  return (
    <div className="grid gap-3">
      {failed.map((subscription) => (
        <p key={subscription.id} className="max-w-text text-red">
          {nextCharge(subscription)}
        </p>
      ))}
      <SigningPortalLink />
    </div>
  )
}

/** The next charge or the end of each subscription, with a link to change or cancel it. */
function Renewals({ subscriptions }: Pick<OrderNowProps, 'subscriptions'>) {
  const running = subscriptions.filter(({ status }) => status !== 'ended')
  if (running.length === 0) return null
  return (
    <div className="grid gap-1 border-t border-line pt-4 text-sm text-ink-soft">
      {running
        .filter(({ status }) => status !== 'past_due')
        .map((subscription) => (
          <p key={subscription.id}>
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
