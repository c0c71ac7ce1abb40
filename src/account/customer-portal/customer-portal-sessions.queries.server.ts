import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { customerPortalSessions, users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export type KnownCustomerPortalSession = NonNullable<Awaited<ReturnType<typeof findCustomerPortalSession>>>

export async function findCustomerPortalSession(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      email: customerPortalSessions.email,
      expiresAt: customerPortalSessions.expiresAt,
      userAgent: customerPortalSessions.userAgent,
      place: customerPortalSessions.place,
      lastUsedAt: customerPortalSessions.lastUsedAt,
      createdAt: customerPortalSessions.createdAt,
      /** The accepted backend account with the same email. */
      account: {
        id: users.id,
        name: users.name,
        emailProven: users.emailVerified,
        /** Whether the password of the log-in was also the password of the account. */
        passwordMatched: sql<boolean>`${customerPortalSessions.accountId} is not distinct from ${users.id}`,
      },
    })
    .from(customerPortalSessions)
    .leftJoin(users, and(eq(users.email, customerPortalSessions.email), isNotNull(users.acceptedAt)))
    .where(and(eq(customerPortalSessions.tokenHash, tokenHash), gt(customerPortalSessions.expiresAt, now)))
  if (!found) return null
  const { lastUsedAt, createdAt, ...session } = found
  return { ...session, lastUsedAt: lastUsedAt ?? createdAt }
}
