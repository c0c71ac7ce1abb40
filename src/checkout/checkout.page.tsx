import { useState } from 'react'
import { useSession } from '#account/session-provider.tsx'
import { useCart } from '#cart/cart-provider.tsx'
import { CheckoutPlaceholder } from '#checkout/checkout-placeholder.tsx'
import { nextCheckout, screenWithout, type OpenCheckout } from '#checkout/checkout.ts'
import { CheckoutEmpty, CheckoutFailed, CheckoutSignedOut } from '#checkout/no-checkout.tsx'
import { OpenCheckoutScreen } from '#checkout/open-checkout.tsx'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/checkout.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Checkout',
    description: 'Check your order, tell us who it is for, and go on to the documents.',
    path: '/checkout',
    noIndex: true,
  })
}

/** spec §2.22 */
export default function CheckoutPage() {
  const { session } = useSession()
  const cart = useCart()
  const [shown, setShown] = useState<OpenCheckout | null>(null)
  const open = nextCheckout(shown, session, cart)
  if (open !== shown) setShown(open)

  if (open) return <OpenCheckoutScreen key={open.user.email} {...open} />
  switch (screenWithout(session, cart)) {
    case 'loading':
      return <CheckoutPlaceholder />
    case 'signed-out':
      return <CheckoutSignedOut />
    case 'failed':
      return <CheckoutFailed onRetry={() => cart.refresh()} />
    case 'empty':
      return <CheckoutEmpty />
  }
}
