import { credentials, users } from '#account/session/account.tables.server.ts'
import { removeAbandoned } from '#account/sign-in/sign-up.commands.server.ts'
import type { Database } from '#db/database.server.ts'

interface InvitedAccount {
  email: string
  name: string
  passwordHash: string
  now: Date
}

/**
 * Creates the backend account of an invited person, without the sign-up webhook. The email is verified,
 * because the link was mailed to it. Returns `null` if the email has an account.
 */
export async function createInvitedAccount(
  tx: Database,
  { email, name, passwordHash, now }: InvitedAccount,
): Promise<string | null> {
  await removeAbandoned(tx, email, now)
  const [user] = await tx
    .insert(users)
    .values({ name, email, emailVerified: true, acceptedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return null
  await tx
    .insert(credentials)
    .values({ accountId: user.id, providerId: 'credential', userId: user.id, password: passwordHash })
  return user.id
}
