import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { HandOffRecord } from '#checkout/hand-off.ts'
import { onOrdersChanged, ordersSnapshot } from '#checkout/orders.client.ts'
import { PlacedOrder } from '#checkout/placed-order.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
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
      <h1 className="text-3xl">My Purchases</h1>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-12">
        <div className="grid gap-8 lg:col-span-8">
          {orders ? <Orders orders={orders} /> : <Skeleton className="h-64 w-full" />}
        </div>
        <div className="lg:col-span-4">
          <HowToGoOn />
        </div>
      </div>
    </div>
  )
}

function Orders({ orders }: { orders: readonly HandOffRecord[] }) {
  return orders.map((order, index) => <PlacedOrder key={`${order.timestamp} ${index}`} order={order} />)
}

function HowToGoOn() {
  const { portalUrl, email } = useSite()
  return (
    <Card look="sunken" className="grid justify-items-start gap-4 p-6 md:p-8">
      <h2 className="text-xl">How to go on</h2>
      <p>
        These orders went to the documents portal from this browser. Their documents, payments and services
        are in the customer portal.
      </p>
      <p>
        For anything else write to{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3" data-screen-only="">
        <ExternalLink href={portalUrl} className={buttonClass({ variant: 'ink' })}>
          Open the portal
        </ExternalLink>
        <Button variant="secondary" onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </Button>
      </div>
    </Card>
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
