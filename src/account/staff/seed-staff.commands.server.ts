import { symmetricEncrypt } from 'better-auth/crypto'
import { credentials, users } from '#account/session/account.tables.server.ts'
import type { StaffRole } from '#account/staff/roles.ts'
import { twoFactors } from '#account/session/second-factor.tables.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword, type PasswordCost } from '#lib/password-hash.server.ts'

interface SeedAccount {
  name: string
  email: string
  password: string
  authenticatorSecret: string
}

interface SeedOptions {
  authSecret: string
  staffRoles?: readonly StaffRole[]
  passwordCost?: PasswordCost
}

/**
 * Adds a demo account for the dashboard, with a known authenticator secret. Returns its id, or `null` if the
 * account already exists. Never called in production.
 */
export async function seedDashboardAccount(
  db: Database,
  account: SeedAccount,
  { authSecret, staffRoles = [], passwordCost }: SeedOptions,
): Promise<string | null> {
  const { name, email, password, authenticatorSecret } = account
  const [user] = await db
    .insert(users)
    .values({ name, email, emailVerified: true, acceptedAt: new Date(), twoFactorEnabled: true })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return null
  const userId = user.id
  const hash = await hashPassword(password, passwordCost)
  await db.insert(credentials).values({ accountId: userId, providerId: 'credential', userId, password: hash })
  const encrypt = (data: string) => symmetricEncrypt({ key: authSecret, data })
  await db.insert(twoFactors).values({
    userId,
    secret: await encrypt(authenticatorSecret),
    backupCodes: await encrypt('[]'),
    verified: true,
    verifiedAt: new Date(),
  })
  for (const role of staffRoles) await db.insert(staffMembers).values({ userId, role })
  return userId
}
