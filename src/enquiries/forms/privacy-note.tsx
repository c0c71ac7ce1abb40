import { Link } from 'react-router'

/** The note below forms that are answered by email. */
export function PrivacyNote() {
  return (
    <p className="mt-6 max-w-text text-sm text-ink-faint">
      We use what you send only to answer you. See our{' '}
      <Link to="/privacy#writing" className="link">
        privacy notice
      </Link>
      .
    </p>
  )
}
