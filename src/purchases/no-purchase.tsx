import { Link, useRevalidator } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

interface PurchaseMissingProps {
  what: 'order' | 'receipt'
  /** The page to come back to after log-in. */
  path: string
  isSignedIn: boolean
}

/** The same for what somebody else has and for what does not exist (product: receipts 11, 15). */
export function PurchaseMissing({ what, path, isSignedIn }: PurchaseMissingProps) {
  return (
    <EmptyScreen
      title={`We could not find this ${what}`}
      action={
        <>
          {!isSignedIn && (
            <Link to={signInPath(path)} className={buttonClass()}>
              Log in
            </Link>
          )}
          <Link
            to="/marketplace/my-purchases"
            className={buttonClass({ variant: isSignedIn ? 'primary' : 'secondary' })}
          >
            View My Purchases
          </Link>
        </>
      }
    >
      {isSignedIn
        ? 'It does not belong to any of your orders. If another account placed the order, log in with that one.'
        : 'Log in as the customer who placed the order, and this page shows it.'}
    </EmptyScreen>
  )
}

/** The database does not answer. */
export function PurchaseAway({ what }: Pick<PurchaseMissingProps, 'what'>) {
  const { revalidate } = useRevalidator()
  return (
    <EmptyScreen
      title={`Your ${what} could not be loaded`}
      action={<RetryButton variant="ink" onRetry={revalidate} />}
    >
      It is safe. Please try again in a moment.
    </EmptyScreen>
  )
}
