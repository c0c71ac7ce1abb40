import { and, eq, gt } from 'drizzle-orm'
import { customerPortalSessions } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** The email of a customer-portal session that has not ended. */
export async function customerPortalSessionEmail(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ email: string } | null> {
  const [found] = await db
    .select({ email: customerPortalSessions.email })
    .from(customerPortalSessions)
    .where(and(eq(customerPortalSessions.tokenHash, tokenHash), gt(customerPortalSessions.expiresAt, now)))
  return found ?? null
}
