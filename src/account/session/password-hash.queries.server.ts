import { and, eq, sql } from 'drizzle-orm'
import { credentials, users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'

const statement = onEachDatabase((db) =>
  db
    .select({ hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, sql.placeholder('email')), eq(credentials.providerId, 'credential')))
    .prepare('password_hash'),
)

/** The password hash of the account with this email, or `null` without an account or a password. */
export async function passwordHashOf(db: Database, email: string): Promise<string | null> {
  const [found] = await statement(db).execute({ email })
  return found?.hash ?? null
}
