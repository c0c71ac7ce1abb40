import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { portalSessionEmail } from '#account/customer-portal-sessions.queries.server.ts'
import type { Database } from '#db/database.server.ts'

const days = 24 * 60 * 60
export const portalSessionSeconds = 14 * days

const plainName: string = 'wadah.portal'
/** Over TLS the cookie is bound to this host, so that a sibling site cannot set it. */
const hostName: string = '__Host-wadah.portal'

export interface NewPortalSession {
  tokenHash: string
  setCookie: string
}

/** A new token: in a cookie for the browser, as a hash for the database. */
export function newPortalSession({ overTls }: { overTls: boolean }): NewPortalSession {
  const token = randomBytes(32).toString('base64url')
  const name = overTls ? hostName : plainName
  return {
    tokenHash: hash(name, token),
    setCookie: serialize(name, token, { ...attributes(overTls), maxAge: portalSessionSeconds }),
  }
}

export function endPortalCookie({ overTls }: { overTls: boolean }): string {
  return serialize(overTls ? hostName : plainName, '', { ...attributes(overTls), maxAge: 0 })
}

/** The customer of a customer-portal session that the server knows. The browser's local record proves nothing. */
export async function portalCustomer(
  db: Database,
  headers: Headers,
  now: Date,
): Promise<{ email: string } | null> {
  const tokenHash = portalTokenHash(headers)
  return tokenHash ? portalSessionEmail(db, tokenHash, now) : null
}

/** The hash of the token in a request's cookie. */
export function portalTokenHash(headers: Headers): string | null {
  const cookies = parse(headers.get('cookie') ?? '')
  for (const name of [hostName, plainName]) {
    const token = cookies[name]
    if (token) return hash(name, token)
  }
  return null
}

/** The cookie's name is part of what is hashed, so that a token under another name is worthless. */
function hash(name: string, token: string): string {
  return createHash('sha256').update(`${name}=${token}`).digest('base64url')
}

function attributes(overTls: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: overTls } as const
}
