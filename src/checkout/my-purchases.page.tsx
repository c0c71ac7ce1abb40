import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { HandOffRecord } from '#checkout/hand-off.ts'
import { onOrdersChanged, ordersSnapshot } from '#checkout/orders.client.ts'
import { PlacedOrder } from '#checkout/placed-order.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PrinterIcon } from '#ui/icons-commerce.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/my-purchases.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'My Purchases',
    description: 'The orders that you handed over to the documents portal, newest first.',
    path: '/marketplace/my-purchases',
    noIndex: true,
  })
}

/** The orders handed off from this browser, newest first (decisions §6). */
export default function MyPurchasesPage() {
  const orders = useSyncExternalStore(onOrdersChanged, ordersSnapshot, nobodyKnowsYet)
  if (orders?.length === 0) return <NoPurchases />
  return (
    <div className="page pt-10 pb-16 md:pt-14 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">My Purchases</h1>
        {orders && (
          <Button variant="secondary" onClick={() => window.print()} data-screen-only="">
            <PrinterIcon />
            Print
          </Button>
        )}
      </div>
      <PortalHint />
      <div className="mt-10 grid max-w-text gap-8">
        {orders ? <Orders orders={orders} /> : <Skeleton className="h-64 w-full" />}
      </div>
    </div>
  )
}

function Orders({ orders }: { orders: readonly HandOffRecord[] }) {
  return orders.map((order, index) => <PlacedOrder key={`${order.timestamp} ${index}`} order={order} />)
}

function PortalHint() {
  const { portalUrl, email } = useSite()
  return (
    <p className="mt-4 max-w-text text-ink-soft">
      These orders went to the documents portal from this browser. Documents, payments and services are in the{' '}
      <ExternalLink href={portalUrl}>customer portal</ExternalLink>; for anything else write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}

function NoPurchases() {
  const { portalUrl } = useSite()
  return (
    <section className="page section-space">
      <EmptyState
        heading="h1"
        title="No purchases yet"
        action={
          <>
            <Link to="/marketplace" className={buttonClass()}>
              Browse the marketplace
            </Link>
            <ExternalLink href={portalUrl} className={buttonClass({ variant: 'secondary' })}>
              Open the portal
            </ExternalLink>
          </>
        }
      >
        Orders appear here once you hand them over at checkout in this browser. Earlier ones are in the
        customer portal.
      </EmptyState>
    </section>
  )
}

/** The server, and so the first paint, knows of no orders. */
function nobodyKnowsYet(): null {
  return null
}
