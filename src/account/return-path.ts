/** Only the origin of this address is ever compared; nothing is asked of it. */
const anyOrigin = 'https://store.invalid'

/**
 * Where log-in leads: back to the page of this site that sent the visitor, or home (decisions §3). Anything that a
 * browser could read as another origin is home.
 */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/'
  if (!URL.canParse(next, anyOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(next, anyOrigin)
  // `/.//elsewhere` only shows its two slashes once its dots are resolved.
  if (origin !== anyOrigin || pathname.startsWith('//')) return '/'
  if (/^\/(auth|api)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}

/** The address of the sign-in page that leads back afterwards. */
export function signInPath(returnTo: string): string {
  return `/auth?next=${encodeURIComponent(returnTo)}`
}
