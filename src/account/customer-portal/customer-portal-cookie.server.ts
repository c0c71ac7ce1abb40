import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { renewCustomerPortalSession } from '#account/customer-portal/customer-portal-sessions.commands.server.ts'
import {
  findCustomerPortalSession,
  type KnownCustomerPortalSession,
} from '#account/customer-portal/customer-portal-sessions.queries.server.ts'
import { sessionDays } from '#account/session/retention.ts'
import type { Database } from '#db/database.server.ts'

const days = 24 * 60 * 60
const sessionSeconds = sessionDays * days
/** Sessions younger than this are not renewed, so that most requests write nothing. */
const renewAfterSeconds = 1 * days

const plainName: string = 'wadah.portal'
/** Over TLS, the prefix binds the cookie to this host, so that no sibling site can set it. */
const hostName: string = '__Host-wadah.portal'

/** Creates a token, as a cookie for the browser and as a hash for the database. */
export function newCustomerPortalSession({ overTls }: { overTls: boolean }) {
  const token = randomBytes(32).toString('base64url')
  const name = overTls ? hostName : plainName
  return { tokenHash: hash(name, token), setCookie: sessionCookie(name, token) }
}

export function endCustomerPortalCookie({ overTls }: { overTls: boolean }): string {
  return serialize(overTls ? hostName : plainName, '', { ...attributes(overTls), maxAge: 0 })
}

/**
 * Finds the customer of a customer-portal session in the database. The server does not trust the browser's
 * local record.
 */
export async function customerPortalSession(
  db: Database,
  headers: Headers,
  now: Date,
): Promise<KnownCustomerPortalSession | null> {
  const tokenHash = customerPortalTokenHash(headers)
  return tokenHash === null ? null : findCustomerPortalSession(db, tokenHash, now)
}

/**
 * Finds the session of the cookie. Renews the session if it is at least a day old; the response must then set
 * the returned cookies.
 */
export async function renewedCustomerPortalSession(
  db: Database,
  headers: Headers,
  now: Date,
): Promise<{ customer: KnownCustomerPortalSession | null; setCookies: string[] }> {
  const found = customerPortalToken(headers)
  if (!found) return { customer: null, setCookies: [] }
  const { name, token } = found
  const customer = await findCustomerPortalSession(db, hash(name, token), now)
  if (!customer) return { customer, setCookies: [] }
  const expiresAt = customerPortalSessionEnd(now)
  const renewBefore = new Date(expiresAt.getTime() - renewAfterSeconds * 1000)
  if (customer.expiresAt >= renewBefore) return { customer, setCookies: [] }
  const isRenewed = await renewCustomerPortalSession(db, {
    tokenHash: hash(name, token),
    renewBefore,
    expiresAt,
  })
  return { customer, setCookies: isRenewed ? [sessionCookie(name, token)] : [] }
}

export function customerPortalSessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionSeconds * 1000)
}

export function customerPortalTokenHash(headers: Headers): string | null {
  const found = customerPortalToken(headers)
  return found && hash(found.name, found.token)
}

function customerPortalToken(headers: Headers): { name: string; token: string } | null {
  const cookies = parse(headers.get('cookie') ?? '')
  for (const name of [hostName, plainName]) {
    const token = cookies[name]
    if (token) return { name, token }
  }
  return null
}

function sessionCookie(name: string, token: string): string {
  return serialize(name, token, { ...attributes(name === hostName), maxAge: sessionSeconds })
}

/** The hash includes the cookie's name, so that a token is useless under another name. */
function hash(name: string, token: string): string {
  return createHash('sha256').update(`${name}=${token}`).digest('base64url')
}

function attributes(overTls: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: overTls } as const
}
