import { Link } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { useSession } from '#account/session/use-session.ts'
import { useSite } from '#site/site.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

/** The customer has no orders, and this browser has stored none. */
export function NoPurchases({ heading }: { heading: 'h1' | 'h2' }) {
  const { portalUrl } = useSite()
  const { session } = useSession()
  return (
    <EmptyState
      heading={heading}
      title="No purchases yet"
      action={
        <>
          <Link to="/marketplace" className={buttonClass()}>
            Browse the marketplace
          </Link>
          <ExternalLink href={portalUrl} className={buttonClass({ variant: 'secondary' })}>
            Open the customer portal
          </ExternalLink>
        </>
      }
    >
      Your orders will appear here after checkout. If you have ordered before,{' '}
      {session.status === 'signed-out' ? (
        <Link to={signInPath('/marketplace/my-purchases')} className="link">
          log in
        </Link>
      ) : (
        'log in'
      )}{' '}
      as the customer who placed the order.
    </EmptyState>
  )
}
