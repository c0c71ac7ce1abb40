/** A placeholder, because parsing a path requires an origin. No request goes there. */
const anyOrigin = 'https://store.invalid'

/**
 * The path to open after log-in: the page that the visitor came from, or the home page. Paths that a browser
 * could interpret as another origin are replaced with the home page (product: accounts 19).
 */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/'
  if (!URL.canParse(next, anyOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(next, anyOrigin)
  // The parser resolves the dots in `/.//elsewhere`. The result begins with `//` and would lead to another
  // site.
  if (origin !== anyOrigin || pathname.startsWith('//')) return '/'
  if (/^\/(auth|api)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}

/** The address of the log-in page. Log-in returns to the given path. */
export function signInPath(returnTo: string): string {
  return `/auth?next=${encodeURIComponent(returnTo)}`
}

/** The address of the sign-up page. Sign-up returns to the given path. */
export function joinPath(returnTo: string): string {
  return returnTo === '/' ? '/auth' : `${signInPath(returnTo)}&tab=sign-up`
}

/**
 * Returns the tab to open. Visitors from another page start with log-in, unless they chose to join (product:
 * accounts 10).
 */
export function openedTab(parameters: URLSearchParams): 'log-in' | 'sign-up' {
  return parameters.has('next') && parameters.get('tab') !== 'sign-up' ? 'log-in' : 'sign-up'
}

/** Says before a log-in or sign-up where it leads. */
export function returnNote(next: string | null): string | null {
  const path = safeReturnPath(next)
  if (path === '/checkout') return 'Next stop: checkout.'
  return path === '/' ? null : 'We’ll bring you right back to where you were.'
}

export function returnLabel(returnPath: string): string {
  if (returnPath === '/checkout') return 'Continue to checkout'
  return returnPath === '/' ? 'Go to the home page' : 'Continue where you left off'
}
