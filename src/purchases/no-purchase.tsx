import { useRevalidator } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

interface PurchaseMissingProps {
  record: 'order' | 'receipt'
  /** The page to return to after the log-in. */
  path: string
  isSignedIn: boolean
}

/** The message is the same whether the record is missing or belongs to someone else (product: receipts 11, 15). */
export function PurchaseMissing({ record, path, isSignedIn }: PurchaseMissingProps) {
  return (
    <EmptyScreen
      title={`We couldn’t find this ${record}`}
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
export function PurchaseAway({ records }: { records: PurchaseMissingProps['record'] | 'subscriptions' }) {
  const { revalidate } = useRevalidator()
  return (
    <EmptyScreen
      title={`We couldn’t load your ${records}`}
      action={<RetryButton variant="ink" onRetry={revalidate} />}
    >
      {records === 'subscriptions' ? 'They’re' : 'It’s'} safe. Please try again in a moment.
    </EmptyScreen>
  )
}
