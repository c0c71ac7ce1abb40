import { and, eq, gt } from 'drizzle-orm'
import { portalSessions } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** The email of a customer-portal session that has not ended. */
export async function portalSessionEmail(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ email: string } | null> {
  const [found] = await db
    .select({ email: portalSessions.email })
    .from(portalSessions)
    .where(and(eq(portalSessions.tokenHash, tokenHash), gt(portalSessions.expiresAt, now)))
  return found ?? null
}
