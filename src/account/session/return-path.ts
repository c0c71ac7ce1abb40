/** A placeholder origin for parsing addresses. Nothing is requested from it. */
const anyOrigin = 'https://store.invalid'

/**
 * Where log-in leads: back to the page of this site that the visitor came from, or to the home page. Anything
 * that a browser could read as another origin becomes the home page (product: accounts 19).
 */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/'
  if (!URL.canParse(next, anyOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(next, anyOrigin)
  // `/.//elsewhere` begins with `//` only after its dots are resolved.
  if (origin !== anyOrigin || pathname.startsWith('//')) return '/'
  if (/^\/(auth|api)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}

/** The log-in address that returns to this page afterward. */
export function signInPath(returnTo: string): string {
  return `/auth?next=${encodeURIComponent(returnTo)}`
}

/** The sign-up address that returns to this page afterward. */
export function joinPath(returnTo: string): string {
  return returnTo === '/' ? '/auth' : `${signInPath(returnTo)}&tab=sign-up`
}

/** A visitor coming from another page starts with log-in, unless they chose to join (product: accounts 10). */
export function openedTab(parameters: URLSearchParams): 'log-in' | 'sign-up' {
  return parameters.has('next') && parameters.get('tab') !== 'sign-up' ? 'log-in' : 'sign-up'
}

export function returnLabel(returnPath: string): string {
  return returnPath === '/' ? 'Go to the home page' : 'Continue where you left off'
}
