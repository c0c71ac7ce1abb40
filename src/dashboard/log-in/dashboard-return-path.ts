import { safeReturnPath } from '#account/session/return-path.ts'

/** Where a log-in to the dashboard leads: to the page of the dashboard that sent the visitor, or to its first. */
export function dashboardReturnPath(to: string | null | undefined): string {
  const path = safeReturnPath(to)
  const isPage = /^\/dashboard(?=[/?]|$)/.test(path)
  const isLogIn = /^\/dashboard\/(?:log-in|log-out|second-factor)(?=[/?]|$)/.test(path)
  return isPage && !isLogIn ? path : '/dashboard'
}

/** The path of a page of the log-in that leads back afterwards. */
export function withReturnPath(path: string, to: string): string {
  return to === '/dashboard' ? path : `${path}?${new URLSearchParams({ to })}`
}
