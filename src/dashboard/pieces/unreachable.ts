import { data, isRouteErrorResponse } from 'react-router'

/** The store, or its database, did not answer: nothing was done, and the page stays with everything typed. */
export interface Unreachable {
  outcome: 'unreachable'
}

/**
 * For `clientAction`: makes a failed call an answer. Redirects, and answers such as 404, go their way. The status keeps
 * the router from loading the page again, which would fail too.
 */
export function stayWhenUnreachable(error: unknown) {
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
  const answer: Unreachable = { outcome: 'unreachable' }
  return data(answer, { status: 503 })
}
