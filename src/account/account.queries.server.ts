import { and, eq, isNotNull } from 'drizzle-orm'
import type { Notifications } from '#account/account.forms.ts'
import { defaultNotifications } from '#account/profile.ts'
import { notificationSettings, users } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

interface AcceptedAccount {
  id: string
  /** A mailed link was opened, so the address is the customer's. */
  emailProven: boolean
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}

/** The accepted account with this email. Only such an account gets a reset mail. */
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

/** The notification switches of an account, all on by default (product: accounts 28). */
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
