import { safeReturnPath } from '#account/session/return-path.ts'

/** Where a dashboard log-in leads: back to the dashboard page that the visitor came from, or to the overview. */
export function dashboardReturnPath(to: string | null | undefined): string {
  const path = safeReturnPath(to)
  const isPage = /^\/dashboard(?=[/?]|$)/.test(path)
  const isLogIn = /^\/dashboard\/(?:log-in|log-out|second-factor)(?=[/?]|$)/.test(path)
  return isPage && !isLogIn ? path : '/dashboard'
}

/** The path of a log-in page, with the page to return to afterward. */
export function withReturnPath(path: string, to: string): string {
  return to === '/dashboard' ? path : `${path}?${new URLSearchParams({ to })}`
}
