import { Link, useLocation } from 'react-router'
import { joinPath, safeReturnPath, signInPath } from '#account/session/return-path.ts'

/** A link to the log-in page. Log-in returns to this page. */
export function LogInLink({ className }: { className: string }) {
  return (
    <Link to={signInPath(useReturnPath())} className={className}>
      Log in
    </Link>
  )
}

/** A link to the sign-up page. Sign-up returns to this page. */
export function JoinLink({ className }: { className: string }) {
  return (
    <Link to={joinPath(useReturnPath())} className={className}>
      Join Network
    </Link>
  )
}

/** This page, or the page before it if this is the log-in page. */
function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  return pathname === '/auth' ? safeReturnPath(next) : pathname + search
}
