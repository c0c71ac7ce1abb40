import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EarlierLinesOffer } from '#cart/browser/earlier-lines-offer.tsx'
import { useSession } from '#account/session/use-session.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { CheckoutTitle } from '#orders/checkout/checkout-layout.tsx'
import { CheckoutPlaceholder, TitledPlaceholder } from '#orders/checkout/checkout-placeholder.tsx'
import { nextCheckout, screenWithout, type OpenCheckout } from '#orders/checkout/checkout.ts'
import { OpenCheckoutScreen } from '#orders/checkout/open-checkout.tsx'
import { CheckoutEmpty, CheckoutFailed, CheckoutSignedOut } from '#orders/checkout/no-checkout.tsx'
import { shareImagePath, shopMeta } from '#site/page-meta.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
// Loads both modules with the page. Otherwise the browser would request them only after the session is known.
import '#account/session/stored-account.client.ts'
import '#cart/browser/server-cart-storage.client.ts'

const QuotedCheckout = lazyPart(
  () => import('#orders/checkout/quoted-checkout.tsx').then((file) => file.QuotedCheckout),
  {
    loading: <TitledPlaceholder />,
    failed: (retry) => <CheckoutFailed title="We couldn’t load the checkout" onRetry={retry} />,
  },
)

/** Pages with a quote belong to one customer and must not be cached. */
export const handle = { privateParameters: ['quote'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'Checkout',
  description: 'Check your order, tell us who it’s for, and continue to the documents.',
  path: '/checkout',
  image: shareImagePath('/'),
})

/** The server renders only a placeholder, because every visitor gets the same HTML. */
export default function CheckoutPage() {
  const [parameters] = useSearchParams()
  const quoteId = parameters.get('quote')
  return quoteId === null ? <CartCheckout /> : <QuotedCheckout key={quoteId} quoteId={quoteId} />
}

function CartCheckout() {
  const { session, refresh } = useSession()
  const cart = useCart()
  const [shown, setShown] = useState<OpenCheckout | null>(null)
  const [belowSummary, setBelowSummary] = useState<HTMLElement | null>(null)
  const open = nextCheckout(shown, session, cart)
  if (open !== shown) setShown(open)
  const without = open ? null : screenWithout(session, cart)

  return (
    <>
      {(without === null || without === 'loading') && <CheckoutTitle />}
      {/* The offer has the same place in both states, so that it stays mounted when its lines are added
          and the empty checkout becomes an open one. */}
      <EarlierLinesOffer
        within={open && belowSummary}
        className={
          open
            ? 'text-sm'
            : 'page grid justify-items-center pt-8 *:w-full *:max-w-form md:pt-16 [&_p]:mb-2 [&_p]:text-xl [&_p]:font-display'
        }
      />
      {without === 'loading' && <CheckoutPlaceholder />}
      {without !== null && without !== 'loading' && emptyScreen(without)}
      {open && <OpenCheckoutScreen key={open.user.email} {...open} belowSummary={setBelowSummary} />}
    </>
  )

  function emptyScreen(state: Exclude<typeof without, null | 'loading'>) {
    switch (state) {
      case 'signed-out':
        return <CheckoutSignedOut />
      case 'failed':
        // If the session is missing, retry it first, because the cart depends on it.
        return <CheckoutFailed onRetry={session.status === 'signed-in' ? cart.refresh : refresh} />
      case 'empty':
        return <CheckoutEmpty />
    }
  }
}
