import { safeReturnPath } from '#account/session/return-path.ts'

/** Returns the address to open after the log-in: the opened page of the dashboard, or the overview. */
export function dashboardReturnPath(to: string | null | undefined): string {
  const path = safeReturnPath(to)
  const isPage = /^\/dashboard(?=[/?]|$)/.test(path)
  const isLogIn = /^\/dashboard\/(?:log-in|log-out|second-factor)(?=[/?]|$)/.test(path)
  return isPage && !isLogIn ? path : '/dashboard'
}

/** Adds the address to open after the log-in. */
export function withReturnPath(path: string, to: string): string {
  return to === '/dashboard' ? path : `${path}?${new URLSearchParams({ to })}`
}
