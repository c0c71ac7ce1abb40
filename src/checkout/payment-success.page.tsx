import { Link, useSearchParams } from 'react-router'
import { useEmptyPaidCart } from '#checkout/use-empty-paid-cart.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Route } from './+types/payment-success.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Payment',
    description: 'Where the documents and payment portal leads back to.',
    path: '/marketplace/success',
    noIndex: true,
  })
}

/** spec §2.21 */
export default function PaymentSuccessPage() {
  const [parameters] = useSearchParams()
  const sessionId = parameters.get('session_id')?.trim() ?? ''
  return (
    <section className="page section-space">
      {sessionId ? <Paid sessionId={sessionId} /> : <NotTold />}
    </section>
  )
}

function Paid({ sessionId }: { sessionId: string }) {
  useEmptyPaidCart(sessionId)
  return (
    <EmptyState heading="h1" title="Your payment was successful" action={<Ways />}>
      <p>Thank you. Your services are activated within 24-48 hours.</p>
      <Support />
    </EmptyState>
  )
}

/** Without a session id nobody has told this page of a payment, so it claims none. */
function NotTold() {
  return (
    <EmptyState heading="h1" title="No payment to show" action={<Ways />}>
      <p>
        This page confirms a payment when the portal sends you here. If you have just paid, your confirmation
        comes from the portal.
      </p>
      <Support />
    </EmptyState>
  )
}

function Support() {
  const { email } = useSite()
  return (
    <p className="mt-3">
      Questions about an order? Write to{' '}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
    </p>
  )
}

function Ways() {
  return (
    <>
      <Link to="/marketplace/my-purchases" className={buttonClass()}>
        View My Purchases
      </Link>
      <Link to="/marketplace" className={buttonClass({ variant: 'secondary' })}>
        Continue Shopping
      </Link>
    </>
  )
}
