import { data, isRouteErrorResponse } from 'react-router'

/**
 * For `clientAction`: makes a failed call an answer. Redirects, and answers such as 404, go their way. The status keeps
 * the router from loading the page again, which would fail too.
 */
export function stayWhenUnreachable(error: unknown) {
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
  return data({ outcome: 'unreachable' } as const, { status: 503 })
}
