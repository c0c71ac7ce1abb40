import { and, eq } from 'drizzle-orm'
import { credentials, users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** The password hash of the account with this email, or `null` without an account or a password. */
export async function passwordHashOf(db: Database, email: string): Promise<string | null> {
  const [found] = await db
    .select({ hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), eq(credentials.providerId, 'credential')))
  return found?.hash ?? null
}
