import { Link, useLocation } from 'react-router'
import { joinPath, safeReturnPath, signInPath } from '#account/session/return-path.ts'

/** A link to the log-in page. Log-in returns to this page. */
export function LogInLink({ className, onClick }: { className: string; onClick?: () => void }) {
  return (
    <Link to={signInPath(useReturnPath())} className={className} onClick={onClick}>
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

/** Returns the path of the current page or, on the log-in page, the path of the page that led there. */
function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  return pathname === '/auth' ? safeReturnPath(next) : pathname + search
}
