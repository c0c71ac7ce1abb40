import { Link } from 'react-router'
import { useSite } from '#site/site.ts'

/** Says where to ask about an order. */
export function OrderSupport() {
  const { email } = useSite()
  return (
    <p className="text-ink-soft">
      Questions about an order? Write to{' '}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>{' '}
      or read{' '}
      <Link to="/terms#refunds" className="link">
        how refunds work
      </Link>
      .
    </p>
  )
}
