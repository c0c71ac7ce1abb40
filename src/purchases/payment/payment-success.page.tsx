import { useLocation, useSearchParams } from 'react-router'
import { useSession } from '#account/session/use-session.ts'
import { OrderSupport } from '#purchases/order-support.tsx'
import { NoPaymentToShow, PaymentWays } from '#purchases/payment/no-payment.tsx'
import { notFoundReason } from '#purchases/payment/payment.ts'
import { useOrders } from '#purchases/use-orders.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { shopMeta } from '#site/page-meta.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** Loaded only if there is a payment. */
const PaidOrder = lazyPart(() => import('#purchases/payment/paid-order.tsx').then((file) => file.PaidOrder), {
  loading: <Looking />,
  failed: (retry) => <NoPaymentToShow why="not_answered" onRetry={retry} />,
})

export const handle = { privateParameters: ['session_id'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'Payment',
  description: 'Your payment confirmation.',
  path: '/marketplace/success',
  noIndex: true,
})

/** The page to which the signing portal returns after a payment (product: orders 24). */
export default function PaymentSuccessPage() {
  const [parameters] = useSearchParams()
  const sessionId = parameters.get('session_id')?.trim() ?? ''
  return (
    <section className="page section-space" data-toasts-below="">
      {sessionId ? <Payment sessionId={sessionId} /> : <NoPaymentToShow why="not_told" />}
    </section>
  )
}

/** Confirms a payment only if it belongs to one of the customer's orders. */
function Payment({ sessionId }: { sessionId: string }) {
  const { pathname, search } = useLocation()
  const { loaded, reload } = useOrders({ sessionId })
  if (loaded.status === 'loading') return <Looking />
  if (loaded.status === 'failed') return <NoPaymentToShow why="not_answered" onRetry={reload} />
  const [order] = loaded.orders
  if (order === undefined) return <NotFound path={pathname + search} />
  return <PaidOrder answered={order} sessionId={sessionId} onChanged={reload} />
}

/** The server found no order of this customer for the payment. */
function NotFound({ path }: { path: string }) {
  const { session } = useSession()
  const why = notFoundReason(session)
  return <NoPaymentToShow why={why} {...(why !== 'not_yours' && { logInFor: path })} />
}

function Looking() {
  return (
    <div className="mx-auto grid max-w-text gap-6 py-12">
      <h1 className="text-center text-xl">Looking up your payment…</h1>
      <noscript>
        <p className="text-center">
          Looking it up needs JavaScript. Please turn it on in your browser and load this page again.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <PaymentWays />
        </div>
        <div className="text-center">
          <OrderSupport />
        </div>
      </noscript>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
