/** Only compared with; nothing is requested from it. */
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

export function returnLabel(returnPath: string): string {
  return returnPath === '/' ? 'Go to the home page' : 'Continue where you left off'
}
