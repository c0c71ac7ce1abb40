import { and, eq, ilike, inArray, isNotNull, or } from 'drizzle-orm'
import type { Notifications } from '#account/session/account.forms.ts'
import { defaultNotifications } from '#account/session/profile.ts'
import { notificationSettings, users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { containing } from '#lib/search-terms.ts'

interface AcceptedAccount {
  id: string
  emailProven: boolean
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}

/** Finds the accepted account with this email. Other accounts get no password reset mail. */
export async function acceptedAccount(db: Database, email: string): Promise<AcceptedAccount | null> {
  const [found] = await db
    .select({ id: users.id, emailProven: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.acceptedAt)))
  return found ?? null
}

export async function emailOfUser(db: Database, userId: string): Promise<string | null> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return found?.email ?? null
}

/** The notification settings of an account. All are on by default (product: accounts 28). */
export async function notifications(db: Database, userId: string): Promise<Notifications> {
  const [stored] = await db
    .select({
      marketing_emails: notificationSettings.marketingEmails,
      product_updates: notificationSettings.productUpdates,
      security_alerts: notificationSettings.securityAlerts,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return stored ?? defaultNotifications
}

export async function accountSummary(db: Database, userId: string) {
  const [found] = await db
    .select({ id: users.id, name: users.name, email: users.email, hasSecondFactor: users.twoFactorEnabled })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.acceptedAt)))
  return found ?? null
}

/** The data of an account that people who manage its roles see. */
export type AccountSummary = NonNullable<Awaited<ReturnType<typeof accountSummary>>>

/** Finds accounts whose email or name contains the text. The search of the audit log uses it. */
export async function accountsLike(db: Database, text: string): Promise<string[]> {
  const pattern = containing(text)
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.name, pattern)))
    .limit(200)
  return found.map(({ id }) => id)
}

/** Names by account id. Deleted accounts have none. */
export async function accountNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(found.map(({ id, name }) => [id, name]))
}
