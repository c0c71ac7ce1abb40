import { Link, useLocation } from 'react-router'
import { joinPath, safeReturnPath, signInPath } from '#account/session/return-path.ts'

/** Leads to log-in and returns to this page afterward. */
export function LogInLink({ className }: { className: string }) {
  return (
    <Link to={signInPath(useReturnPath())} className={className}>
      Log in
    </Link>
  )
}

/** Leads to sign-up and returns to this page afterward. */
export function JoinLink({ className }: { className: string }) {
  return (
    <Link to={joinPath(useReturnPath())} className={className}>
      Join Network
    </Link>
  )
}

/** This page, or on the log-in page the page that the visitor came from. */
function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  return pathname === '/auth' ? safeReturnPath(next) : pathname + search
}
