import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { hasEndedOnServer } from '#account/session/session.ts'
import { useSession } from '#account/session/use-session.ts'
import { ordersStorageKey } from '#orders/browser/storage-keys.ts'
import { subscriptionsPath } from '#orders/order-paths.ts'
import { pageIn } from '#orders/customer/page-of-orders.ts'
import { OrderSupport } from '#purchases/order-support.tsx'
import { ListedOrders } from '#purchases/list/listed-orders.tsx'
import { NoPurchases } from '#purchases/list/no-purchases.tsx'
import { pageContext } from '#http/server/page-context.server.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { isStored, onStored } from '#lib/stored.client.ts'
import { readPurchases } from '#purchases/read-purchase.server.ts'
import { useOrders } from '#purchases/use-orders.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { QuoteList } from '#quotes/document/quote-list.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonAnchor, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { Route } from './+types/my-purchases.page.ts'

/** Loaded only if there are orders. */
const PurchaseList = lazyPart(
  () => import('#purchases/list/purchase-list.tsx').then((file) => file.PurchaseList),
  {
    loading: <LoadingOrders />,
    failed: (retry) => <NotAnswered isShown={false} onRetry={retry} />,
  },
)

/** Loaded only for signed-in customers, because others have no quotes. */
const MyQuotes = lazyPart(() => import('#quotes/document/my-quotes.tsx').then((file) => file.MyQuotes), {
  failed: (retry, { onKnown }) => <QuotesNotLoaded onKnown={onKnown} onRetry={retry} />,
})

const path = '/marketplace/my-purchases'

export const handle = { isPersonal: true } satisfies PageHandle

export const meta = shopMeta({
  title: 'My Purchases',
  description: 'Your orders and their status: documents, payment, activation.',
  path,
  noIndex: true,
})

/**
 * Data for browsers without JavaScript. With JavaScript the page fetches the orders itself and adds the
 * orders stored in this browser.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams.get('page'))
  const found = await readPurchases({ request, context }, page)
  const listed = found?.orders.map(({ id, status, total, accessEnded, preparedAt, timeZone }) => {
    const shown = { id, status, total, access_ended: accessEnded }
    return { ...shown, preparedAt: preparedAt.toISOString(), timeZone: timeZone ?? 'UTC' }
  })
  const now = pageContext(context).clock()
  return {
    listed: listed ?? null,
    hasNext: found !== null && found.next !== null,
    quotes: (found?.quotes ?? []).map((quote) => quoteToJson(quote, now)),
  }
}

export function clientLoader() {
  return null
}

/** The orders of the customer and of this browser, newest first (product: orders 22). */
export default function MyPurchasesPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const page = pageIn(parameters.get('page'))
  const { loaded, reload } = useOrders({ page })
  const { session } = useSession()
  const hasEnded = hasEndedOnServer(session)
  const owner = session.status === 'signed-in' ? session.user.id : null
  const [known, setKnown] = useState<{ owner: string; hasQuotes: boolean } | null>(null)
  const hasQuotes = owner === null ? false : known?.owner === owner ? known.hasQuotes : null
  const areStored = useSyncExternalStore(onOrdersStored, areOrdersStored, () => false)
  const hasNone = loaded.status === 'ready' && loaded.orders.length === 0 && page === 1 && !areStored
  const isEmpty = hasNone && !hasEnded
  const isUnknown = loaded.status === 'failed' && !areStored
  const isBehind = loaded.status === 'failed' || (loaded.status === 'ready' && loaded.stale)
  return (
    <div className="page pt-8 pb-20 md:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">My Purchases</h1>
        <div className="flex flex-wrap gap-3" data-screen-only="">
          {hasQuotes && (
            <span className="max-sm:hidden">
              <ButtonAnchor href="#my-quotes" variant="secondary">
                Quotes
              </ButtonAnchor>
            </span>
          )}
          {!isEmpty && (
            <ButtonLink to={subscriptionsPath} variant="secondary">
              Subscriptions
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-8">
        {isBehind && <NotAnswered isShown={areStored || loaded.status === 'ready'} onRetry={reload} />}
        {hasEnded && <LogInAgain />}
        {loaded.status === 'loading' || (isEmpty && hasQuotes === null) ? (
          <LoadingOrders>
            {import.meta.env.SSR && loaderData && (
              <>
                <ListedOrders orders={loaderData.listed} />
                <OrderPages path={path} page={page} hasNext={loaderData.hasNext} />
              </>
            )}
          </LoadingOrders>
        ) : isUnknown || (hasNone && (hasEnded || hasQuotes)) ? null : isEmpty ? (
          <NoPurchases />
        ) : (
          <PurchaseList
            orders={loaded.status === 'ready' ? loaded.orders : []}
            page={page}
            next={loaded.status === 'ready' ? loaded.next : null}
            onChanged={reload}
          />
        )}
        {loaded.status === 'ready' && <OrderPages path={path} page={page} hasNext={loaded.next !== null} />}
        {owner !== null && (
          <div id="my-quotes" hidden={!hasQuotes}>
            <MyQuotes owner={owner} onKnown={(has) => setKnown({ owner, hasQuotes: has })} />
          </div>
        )}
        <noscript>{import.meta.env.SSR && loaderData && <QuoteList quotes={loaderData.quotes} />}</noscript>
        {(hasQuotes || (hasQuotes === false && !isEmpty)) && <OrderSupport />}
      </div>
    </div>
  )
}

/** `children` is the content for browsers without JavaScript. */
function LoadingOrders({ children }: { children?: ReactNode }) {
  return (
    <div className="orders-loading">
      <noscript>{children}</noscript>
      <div className="min-h-96 noscript:hidden">
        <VisuallyHidden>Loading your orders…</VisuallyHidden>
        <Card className="purchase-list divided">
          {[1, 2].map((row) => (
            <div key={row} className="purchase-row">
              <Skeleton className="size-16" />
              <div className="grid gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
          ))}
        </Card>
      </div>
    </div>
  )
}

function NotAnswered({ isShown, onRetry }: { isShown: boolean; onRetry: () => Promise<void> }) {
  return (
    <Banner tone="error" title="We couldn’t load your orders">
      <p>{isShown ? 'This may not be the latest status.' : 'Your orders are safe. Please try again.'}</p>
      <RetryButton variant="secondary" className="mt-3" onRetry={onRetry} />
    </Banner>
  )
}

interface QuotesNotLoadedProps {
  onKnown: (hasQuotes: boolean) => void
  onRetry: () => Promise<void>
}

/**
 * Shown if loading the quotes failed. Calls `onKnown`, because the page would otherwise keep waiting for the
 * quotes.
 */
function QuotesNotLoaded({ onKnown, onRetry }: QuotesNotLoadedProps) {
  const tell = useEffectEvent(() => onKnown(true))
  useEffect(() => tell(), [])
  return (
    <Banner title="We couldn’t load your quotes">
      They’re safe. <RetryButton variant="secondary" onRetry={onRetry} />
    </Banner>
  )
}

/**
 * Shown if the session on the server has ended but the browser still has a local record of it (product: accounts
 * 8).
 */
function LogInAgain() {
  return (
    <Banner title="Log in again to see your orders">
      <p>For now, you only see the orders stored in this browser.</p>
      <Link to={signInPath(path)} className={`${buttonClass()} mt-3`}>
        Log in
      </Link>
    </Banner>
  )
}

function onOrdersStored(listener: () => void): () => void {
  return onStored(ordersStorageKey, listener)
}

function areOrdersStored(): boolean {
  return isStored(ordersStorageKey)
}

interface OrderPagesProps {
  path: string
  /** The page number, starting at 1. */
  page: number
  hasNext: boolean
}

function OrderPages({ path, page, hasNext }: OrderPagesProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Pages" className="page-links">
      {page > 1 && <Link to={page === 2 ? path : `${path}?page=${page - 1}`}>Newer orders</Link>}
      <span>Page {page}</span>
      {hasNext && <Link to={`${path}?page=${page + 1}`}>Older orders</Link>}
    </nav>
  )
}
