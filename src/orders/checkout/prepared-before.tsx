import { Link } from 'react-router'
import { Banner } from '#ui/forms/banner.tsx'

/**
 * Shown if the earlier order is signed or paid and cannot be replaced. The customer decides whether to order
 * again.
 */
export function PreparedBefore() {
  return (
    <Banner title="You’ve already placed this order">
      <p>
        It’s under{' '}
        <Link to="/marketplace/my-purchases" className="link">
          My Purchases
        </Link>
        . To place another one, proceed again.
      </p>
    </Banner>
  )
}
