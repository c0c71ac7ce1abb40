/** A placeholder origin for comparing addresses. Nothing is requested from it. */
const anyOrigin = 'https://store.invalid'

/**
 * Where log-in leads: back to the page of this site that sent the visitor, or home. Whatever a browser could read as
 * another origin is home (product: accounts 19).
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

/** The address of the log-in page that leads back afterwards. */
export function signInPath(returnTo: string): string {
  return `/auth?next=${encodeURIComponent(returnTo)}`
}

/** The address of the sign-up form that leads back afterwards. */
export function joinPath(returnTo: string): string {
  return returnTo === '/' ? '/auth' : `${signInPath(returnTo)}&tab=sign-up`
}

/** A visitor whom another page sent here starts with log-in, unless they chose to join (product: accounts 10). */
export function openedTab(parameters: URLSearchParams): 'log-in' | 'sign-up' {
  return parameters.has('next') && parameters.get('tab') !== 'sign-up' ? 'log-in' : 'sign-up'
}

export function returnLabel(returnPath: string): string {
  return returnPath === '/' ? 'Go to the home page' : 'Continue where you left off'
}
