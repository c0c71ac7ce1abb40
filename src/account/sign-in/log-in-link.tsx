import { Link, useLocation } from 'react-router'
import { joinPath, safeReturnPath, signInPath } from '#account/session/return-path.ts'

/** To the log-in form, and back to this page afterwards. */
export function LogInLink({ className }: { className: string }) {
  return (
    <Link to={signInPath(useReturnPath())} className={className}>
      Log in
    </Link>
  )
}

/** To the sign-up form, and back to this page afterwards. */
export function JoinLink({ className }: { className: string }) {
  return (
    <Link to={joinPath(useReturnPath())} className={className}>
      Join Network
    </Link>
  )
}

/** This page, or on the log-in page the one that sent the visitor there. */
function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  return pathname === '/auth' ? safeReturnPath(next) : pathname + search
}
