import { data, useActionData, useSearchParams } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { defaultMaximum } from '#cart/product-data.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { textsIn } from '#lib/form-text.ts'
import { formatMoney } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals } from '#lib/order-totals.ts'
import { subscriptionsPath } from '#orders/order-paths.ts'
import { subscriptionsOf } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { PurchaseAway } from '#purchases/no-purchase.tsx'
import { asViewer, isSignedIn } from '#purchases/read-purchase.server.ts'
import { changeSubscription } from '#purchases/subscriptions/change-subscription.server.ts'
import {
  subscriptionDone,
  subscriptionProblem,
  type SubscriptionAnswer,
} from '#purchases/subscriptions/subscription-answer.ts'
import { isCharged, SubscriptionCard } from '#purchases/subscriptions/subscription-card.tsx'
import { useOrderChanges } from '#purchases/use-order-changes.ts'
import { shopMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { EmptyScreen, EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/subscriptions.page.ts'

export const handle = { isPersonal: true, privateParameters: ['done', 'line'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'Subscriptions',
  description: 'Your subscriptions: next charges, payments, quantity and cancellation.',
  path: subscriptionsPath,
  noIndex: true,
})

/** Loads the customer's subscriptions (product: subscriptions 4). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = pageContext(context)
  const read = await asViewer({ request, context }, async (viewer) => ({
    isSignedIn: isSignedIn(viewer),
    subscriptions: await subscriptionsOf(db, viewer),
  }))
  if (!read) return data({ state: 'away' as const }, { status: 503 })
  if (!read.isSignedIn && read.subscriptions.length === 0) return { state: 'signed_out' as const }
  return { state: 'found' as const, subscriptions: read.subscriptions, now: clock().toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = textsIn(await request.formData())
  const changed = await asViewer({ request, context }, (viewer) =>
    changeSubscription(context, viewer, values),
  )
  const away: SubscriptionAnswer = { outcome: 'away', line: values['line'] ?? '' }
  return changed ?? data(away, { status: 503 })
}

export default function SubscriptionsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'away') return <PurchaseAway records="subscriptions" />
  if (loaderData.state === 'signed_out') {
    return (
      <EmptyScreen
        title="Log in to see your subscriptions"
        action={<ButtonLink to={signInPath(subscriptionsPath)}>Log in</ButtonLink>}
      >
        They stay in the account you ordered with.
      </EmptyScreen>
    )
  }
  return <Subscriptions {...loaderData} />
}

type Found = Extract<Route.ComponentProps['loaderData'], { state: 'found' }>

function Subscriptions({ subscriptions, now }: Found) {
  const answer = useActionData<SubscriptionAnswer>()
  const [parameters] = useSearchParams()
  useOrderChanges()
  const max = subscriptions.find(({ id }) => id === answer?.line)?.maxUnits ?? defaultMaximum
  const name = subscriptions.find(({ id }) => id === parameters.get('line'))?.name
  const done = answer ? null : subscriptionDone(parameters.get('done'), name)
  const sum = sumOf(subscriptions)
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to="/marketplace/my-purchases">My Purchases</BackLink>
      <h1 className="mt-2 text-3xl">Subscriptions</h1>
      {sum !== '' && <p className="mt-2 text-ink-soft tabular-nums">{sum}</p>}
      <div className="mt-6 grid grid-cols-1 gap-4">
        {answer && <Banner tone="error">{subscriptionProblem(answer, max)}</Banner>}
        {done !== null && (
          <div key={done} ref={takeFocus} tabIndex={-1} className="outline-none">
            <Banner tone="success">{done}</Banner>
          </div>
        )}
        {subscriptions.length === 0 && (
          <EmptyState
            heading="h2"
            title="No subscriptions yet"
            action={<ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>}
          >
            Your subscriptions appear here once you’ve paid for them.
          </EmptyState>
        )}
        {subscriptions.map((subscription) => (
          <SubscriptionCard
            key={`${subscription.id} ${subscription.status} ${subscription.quantity}`}
            subscription={subscription}
            now={now}
            answer={answer?.line === subscription.id ? answer : undefined}
          />
        ))}
      </div>
    </div>
  )
}

/** What the running subscriptions cost: '$199.00 a month and $90.00 a year'. */
function sumOf(subscriptions: Found['subscriptions']): string {
  const charged = subscriptions.filter(({ status }) => isCharged(status))
  const costs = charged.map(({ interval, ...line }) => ({ total: lineTotal(line), interval }))
  return laterCharges(orderTotals(costs))
    .map(({ total, interval }) => `${formatMoney(total)} a ${interval}`)
    .join(' and ')
}
