import { Link } from 'react-router'
import { signInPath } from '#account/return-path.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RetryButton } from '#ui/retry-button.tsx'

/** An empty cart (product: checkout 2). */
export function CheckoutEmpty() {
  return (
    <section className="page section-space">
      <EmptyState heading="h1" title="Your Cart is Empty" action={<ContinueShopping />}>
        Choose a product or a solution, and check out here.
      </EmptyState>
    </section>
  )
}

/** A signed-out visitor has no cart. What was in it comes back with the log-in (product: cart 15). */
export function CheckoutSignedOut({ returnTo = '/checkout' }: { returnTo?: string }) {
  return (
    <section className="page section-space">
      <EmptyState
        heading="h1"
        title="Log in to check out"
        action={
          <>
            <Link to={signInPath(returnTo)} className={buttonClass()}>
              Log In
            </Link>
            <ContinueShopping />
          </>
        }
      >
        <p className="font-semibold text-ink">Authentication Required</p>
        <p>Please log in to proceed with checkout. What you put into your cart before is waiting for you.</p>
      </EmptyState>
    </section>
  )
}

export function CheckoutFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <section className="page section-space">
      <EmptyState
        heading="h1"
        title="Your cart could not be loaded"
        action={
          <>
            <RetryButton onRetry={onRetry} />
            <ContinueShopping />
          </>
        }
      >
        Nothing in it is lost. Check your connection and try again.
      </EmptyState>
    </section>
  )
}

function ContinueShopping() {
  return (
    <Link to="/marketplace" className={buttonClass({ variant: 'secondary' })}>
      Continue Shopping
    </Link>
  )
}
