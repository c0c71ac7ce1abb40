import { signInPath } from '#account/session/return-path.ts'
import { OrderSupport } from '#purchases/order-support.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

const words = {
  not_told: {
    title: 'No payment to show',
    text: 'This page confirms your payment when you come back from the signing portal. If you’ve just paid, your confirmation is there.',
  },
  session_ended: {
    title: 'Log in again to see your payment',
    text: 'Your session ended. Your payment isn’t affected. Log in with the account you ordered with, and you’ll see it here.',
  },
  signed_out: {
    title: 'Log in to see your payment',
    text: 'Log in with the account you ordered with, and you’ll see your payment here. Ordered without logging in? Open this page in the browser you ordered from. Your cart hasn’t changed.',
  },
  not_yours: {
    title: 'We couldn’t find this payment',
    text: 'It doesn’t match any of your orders, and your cart hasn’t changed. If you’ve just paid, log in with the account you ordered with, or open this page in the browser you ordered from.',
  },
  not_answered: {
    title: 'We couldn’t look up your payment',
    text: 'We couldn’t connect. Your payment isn’t affected. Please try again.',
  },
}

interface NoPaymentToShowProps {
  why: keyof typeof words
  /** The page to return to after the log-in, if logging in could help. */
  logInFor?: string
  onRetry?: () => Promise<void>
}

/** Shown if the customer has no such payment. Confirms nothing and changes nothing. */
export function NoPaymentToShow({ why, logInFor, onRetry }: NoPaymentToShowProps) {
  const { title, text } = words[why]
  return (
    <EmptyState
      heading="h1"
      title={title}
      action={
        <>
          {onRetry && <RetryButton variant="ink" onRetry={onRetry} />}
          {logInFor !== undefined && <ButtonLink to={signInPath(logInFor)}>Log in</ButtonLink>}
          <PaymentWays isSecondary={logInFor !== undefined} />
        </>
      }
    >
      <div className="grid gap-3">
        <p>{text}</p>
        <OrderSupport />
      </div>
    </EmptyState>
  )
}

export function PaymentWays({ isSecondary = false }: { isSecondary?: boolean }) {
  return (
    <>
      <ButtonLink to="/marketplace/my-purchases" variant={isSecondary ? 'secondary' : 'primary'}>
        View My Purchases
      </ButtonLink>
      <ButtonLink to="/marketplace" variant={isSecondary ? 'quiet' : 'secondary'}>
        Continue Shopping
      </ButtonLink>
    </>
  )
}
