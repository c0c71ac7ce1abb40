import { Link, useLocation } from 'react-router'
import { safeReturnPath, signInPath } from '#account/return-path.ts'

/** To the log-in form, and back to this page afterwards. */
export function LogInLink({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  const returnTo = pathname === '/auth' ? safeReturnPath(next) : pathname + search
  return (
    <Link to={signInPath(returnTo)} className={className}>
      Log in
    </Link>
  )
}
