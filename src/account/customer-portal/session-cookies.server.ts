import type { Context } from 'hono'
import { closeCustomerPortalSession } from '#account/customer-portal/customer-portal-sessions.commands.server.ts'
import {
  customerPortalTokenHash,
  endCustomerPortalCookie,
} from '#account/customer-portal/customer-portal-cookie.server.ts'
import type { Database } from '#db/database.server.ts'

export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

/** Ends the customer-portal session of this browser, if any, and deletes its cookie. */
export async function endCustomerPortalSession(
  c: Context,
  { db, overTls }: { db: Database; overTls: boolean },
): Promise<void> {
  const tokenHash = customerPortalTokenHash(c.req.raw.headers)
  if (tokenHash) await closeCustomerPortalSession(db, tokenHash)
  setCookies(c, [endCustomerPortalCookie({ overTls })])
}
