import { credentials, users } from '#account/session/account.tables.server.ts'
import { demoAccount } from '#content/demo/accounts.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword } from '#lib/password-hash.server.ts'

/** Adds the demo account of a local run if it does not exist. */
export async function seedDemoAccount(db: Database): Promise<void> {
  const { name, email, phone, company, password } = demoAccount
  const [user] = await db
    .insert(users)
    .values({ name, email, phone, company, emailVerified: true, acceptedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return
  await db.insert(credentials).values({
    accountId: user.id,
    providerId: 'credential',
    userId: user.id,
    password: await hashPassword(password),
  })
}
