import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { loginRequired } from '#orders/checkout/hand-over-messages.ts'
import { ButtonLink, type ButtonVariant } from '#ui/forms/button.tsx'
import { EmptyScreen, EmptyState } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

/**
 * Shown if the cart is empty. The text is smaller below an offer of earlier items (product: checkout 2, cart
 * 39).
 */
export function CheckoutEmpty() {
  return (
    <section className="page section-space peer-not-empty:pt-0 peer-not-empty:text-sm peer-not-empty:[&_h1]:text-base peer-not-empty:[&_svg]:hidden">
      <EmptyState heading="h1" title="Your Cart is Empty" action={<ContinueShopping variant="primary" />}>
        Choose a product or a solution, and check out here.
      </EmptyState>
    </section>
  )
}

/**
 * Sends a signed-out visitor, who has no cart, to the log-in page. The previous cart returns after the log-in
 * (product: checkout 1, cart 15).
 */
export function CheckoutSignedOut({ returnTo = '/checkout' }: { returnTo?: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    toast({ ...loginRequired, tone: 'destructive' })
    void navigate(signInPath(returnTo), { replace: true })
  }, [navigate, returnTo])
  return <CheckoutEmpty />
}

interface CheckoutFailedProps {
  title?: string
  onRetry: () => Promise<unknown>
}

export function CheckoutFailed({ title = 'We couldn’t load your cart', onRetry }: CheckoutFailedProps) {
  return (
    <EmptyScreen
      title={title}
      action={
        <>
          <RetryButton onRetry={onRetry} />
          <ContinueShopping variant="secondary" />
        </>
      }
    >
      It’s safe. Check your connection and try again.
    </EmptyScreen>
  )
}

function ContinueShopping({ variant }: { variant: ButtonVariant }) {
  return (
    <ButtonLink to="/marketplace" variant={variant}>
      Continue Shopping
    </ButtonLink>
  )
}
