import { useRevalidator } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

interface PurchaseMissingProps {
  what: 'order' | 'receipt'
  /** The page to return to after the log-in. */
  path: string
  isSignedIn: boolean
}

/** The message is the same whether the record is missing or belongs to someone else (product: receipts 11, 15). */
export function PurchaseMissing({ what, path, isSignedIn }: PurchaseMissingProps) {
  return (
    <EmptyScreen
      title={`We couldn’t find this ${what}`}
      action={
        <>
          {!isSignedIn && <ButtonLink to={signInPath(path)}>Log in</ButtonLink>}
          <ButtonLink to="/marketplace/my-purchases" variant={isSignedIn ? 'primary' : 'secondary'}>
            View My Purchases
          </ButtonLink>
        </>
      }
    >
      {isSignedIn
        ? 'It isn’t one of your orders. If you ordered with another account, log in with that one.'
        : 'Log in with the account you ordered with, and you’ll see it here.'}
    </EmptyScreen>
  )
}

/** Shown while the database is away. */
export function PurchaseAway({ what }: { what: PurchaseMissingProps['what'] | 'subscriptions' }) {
  const { revalidate } = useRevalidator()
  return (
    <EmptyScreen
      title={`We couldn’t load your ${what}`}
      action={<RetryButton variant="ink" onRetry={revalidate} />}
    >
      {what === 'subscriptions' ? 'They’re' : 'It’s'} safe. Please try again in a moment.
    </EmptyScreen>
  )
}
