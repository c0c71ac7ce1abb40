import { and, eq, gt } from 'drizzle-orm'
import { customerPortalSessions } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** A customer-portal session that has not ended. */
export interface KnownCustomerPortalSession {
  email: string
  userAgent: string | null
  place: string | null
  lastUsedAt: Date
}

export async function findCustomerPortalSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<KnownCustomerPortalSession | null> {
  const [found] = await db
    .select({
      email: customerPortalSessions.email,
      userAgent: customerPortalSessions.userAgent,
      place: customerPortalSessions.place,
      lastUsedAt: customerPortalSessions.lastUsedAt,
      createdAt: customerPortalSessions.createdAt,
    })
    .from(customerPortalSessions)
    .where(and(eq(customerPortalSessions.tokenHash, tokenHash), gt(customerPortalSessions.expiresAt, now)))
  if (!found) return null
  const { lastUsedAt, createdAt, ...session } = found
  return { ...session, lastUsedAt: lastUsedAt ?? createdAt }
}
