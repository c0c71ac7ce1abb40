import type { Ask } from '../bench/load.ts'
import type { Permission } from '#account/roles.ts'
import { pagePermissions } from '../test/dashboard/page-permissions.ts'

/**
 * `opens`: a page that this role has. `may`: a form that this role may send, whatever the answer to an empty one is, but for
 * a 404, since what it is about is there.
 * `missing`: it is as if there were no such address. `turned down`: no 2xx. `as before`: it is there for its owner.
 * `anything`: what it shows is what counts.
 */
export type Expected = 'opens' | 'may' | 'missing' | 'log-in' | 'turned down' | 'as before' | 'anything'

export interface AccessRequest {
  who: string
  /** What is asked for, the same for everybody: `POST /dashboard/orders/:orderId note`. */
  action: string
  ask: Ask
  expected: Expected
  /** Texts that the answer shows only if it is about what belongs to whoever they are of. */
  marks?: readonly string[]
  isOwn?: boolean
}

/** A page that answers 404 to everybody: it says so within the dashboard. */
const unknownPage = '/dashboard/*'
/** What a form has to name so that it finds anything, whoever sends it. */
const namedByForm: Readonly<Record<string, Record<string, string>>> = {
  'POST /dashboard/people/:accountId member': { of: 'lanternfield-labs', role: 'editor' },
  'POST /dashboard/reviews/:reviewId answer': { text: 'Thank you for your words.' },
  'POST /dashboard/reviews/:reviewId report': { reason: 'advertising', note: 'An advertisement.' },
  'POST /dashboard/quotes/:quoteId': { intent: 'answer' },
  'POST /dashboard/enquiries/:enquiryId': { intent: 'answer' },
}
/** Where a form of the dashboard goes that has a query. */
const queryOfForm: Readonly<Record<string, string>> = { 'POST /dashboard/files/upload': '?upload=download' }

/** Every page and every form of the dashboard, as one person asks for it. */
export function dashboardRequests({
  who,
  cookie,
  addressOf,
  expect,
}: {
  who: string
  cookie: string
  addressOf: (route: string) => string
  expect: (action: string, kind: 'page' | 'form') => Expected
}): AccessRequest[] {
  return Object.entries(pagePermissions).flatMap(([route, { get, post }]) => {
    const path = addressOf(route)
    const requests: AccessRequest[] = []
    if (get) {
      const expected = expect(`GET ${route}`, 'page')
      const isNowhere = route === unknownPage && expected === 'opens'
      const ask = { path, headers: { cookie } }
      requests.push({ who, action: `GET ${route}`, ask, expected: isNowhere ? 'missing' : expected })
    }
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    for (const intent of intentsOf(post)) {
      const action = `POST ${route} ${intent}`.trim()
      const named = namedByForm[action] ?? {}
      const body = new URLSearchParams({ ...(intent && { intent }), ...named }).toString()
      const ask: Ask = { method: 'POST', path: path + (queryOfForm[action] ?? ''), headers, body }
      requests.push({ who, action, ask, expected: expect(action, 'form') })
    }
    return requests
  })
}

type Posted = (typeof pagePermissions)[string]['post']

function intentsOf(post: Posted): string[] {
  if (post === undefined) return []
  return typeof post === 'string' || isList(post) ? [''] : Object.keys(post)
}

function isList(post: object): post is readonly Permission[] {
  return Array.isArray(post)
}
