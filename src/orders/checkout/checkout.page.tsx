import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '#account/use-hydrated.ts'
import { useSession } from '#account/use-session.ts'
import { useCart } from '#cart/use-cart.ts'
import type { PageHandle } from '#http/page-handle.ts'
import { CheckoutPlaceholder } from '#orders/checkout/checkout-placeholder.tsx'
import { nextCheckout, screenWithout, type OpenCheckout } from '#orders/checkout/checkout.ts'
import { CheckoutEmpty, CheckoutFailed, CheckoutSignedOut } from '#orders/checkout/no-checkout.tsx'
import { pageMeta, shareImagePath } from '#site/page-meta.ts'
import type { Route } from './+types/checkout.page.ts'

function fetchOpenCheckout() {
  return import('#orders/checkout/open-checkout.tsx')
}

/** Visitors who cannot check out do not load the form. */
const OpenCheckoutScreen = lazy(() =>
  fetchOpenCheckout().then((file) => ({ default: file.OpenCheckoutScreen })),
)

const QuotedCheckout = lazy(() =>
  import('#orders/checkout/quoted-checkout.tsx').then((file) => ({ default: file.QuotedCheckout })),
)

/** A quote belongs to one customer. */
export const handle = { privateParameters: ['quote'] } satisfies PageHandle

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Checkout',
    description: 'Check your order, tell us who it is for, and continue to the documents.',
    path: '/checkout',
    image: shareImagePath('/'),
  })
}

export default function CheckoutPage() {
  const [parameters] = useSearchParams()
  // The server renders the placeholder of every checkout.
  const quoteId = useHydrated() ? parameters.get('quote') : null
  if (quoteId === null) return <CartCheckout />
  return (
    <Suspense fallback={<CheckoutPlaceholder />}>
      <QuotedCheckout key={quoteId} quoteId={quoteId} />
    </Suspense>
  )
}

function CartCheckout() {
  const { session, refresh } = useSession()
  const cart = useCart()
  const [shown, setShown] = useState<OpenCheckout | null>(null)
  const open = nextCheckout(shown, session, cart)
  if (open !== shown) setShown(open)

  const isExpected = session.status === 'signed-in'
  useEffect(() => {
    // Loaded together with the cart. A failure shows when it is rendered.
    if (isExpected) fetchOpenCheckout().catch(() => undefined)
  }, [isExpected])

  if (open) {
    return (
      <Suspense fallback={<CheckoutPlaceholder />}>
        <OpenCheckoutScreen key={open.user.email} {...open} />
      </Suspense>
    )
  }
  switch (screenWithout(session, cart)) {
    case 'loading':
      return <CheckoutPlaceholder />
    case 'signed-out':
      return <CheckoutSignedOut />
    case 'failed':
      // The session first: the cart follows from it.
      return <CheckoutFailed onRetry={session.status === 'signed-in' ? cart.refresh : refresh} />
    case 'empty':
      return <CheckoutEmpty />
  }
}
