import { Link } from 'react-router'
import { signInPath } from '#account/return-path.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyScreen } from '#ui/empty-state.tsx'
import { RetryButton } from '#ui/retry-button.tsx'

/** An empty cart (product: checkout 2). */
export function CheckoutEmpty() {
  return (
    <EmptyScreen title="Your Cart is Empty" action={<ContinueShopping />}>
      Choose a product or a solution, and check out here.
    </EmptyScreen>
  )
}

/** A signed-out visitor has no cart. What was in it comes back with the log-in (product: cart 15). */
export function CheckoutSignedOut({ returnTo = '/checkout' }: { returnTo?: string }) {
  return (
    <EmptyScreen
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
    </EmptyScreen>
  )
}

interface CheckoutFailedProps {
  title?: string
  onRetry: () => Promise<unknown>
}

export function CheckoutFailed({ title = 'Your cart could not be loaded', onRetry }: CheckoutFailedProps) {
  return (
    <EmptyScreen
      title={title}
      action={
        <>
          <RetryButton onRetry={onRetry} />
          <ContinueShopping />
        </>
      }
    >
      Nothing in it is lost. Check your connection and try again.
    </EmptyScreen>
  )
}

function ContinueShopping() {
  return (
    <Link to="/marketplace" className={buttonClass({ variant: 'secondary' })}>
      Continue Shopping
    </Link>
  )
}
