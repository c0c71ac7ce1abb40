import { eq } from 'drizzle-orm'
import { notifications } from '#account/session/account.queries.server.ts'
import { customerPortalSessions, sessions, users } from '#account/session/account.tables.server.ts'
import { deviceOf } from '#account/session/device.ts'
import { secondFactorsOf } from '#account/second-factor/second-factor.queries.server.ts'
import { staffRolesOf } from '#account/staff/staff.queries.server.ts'
import type { Database } from '#db/database.server.ts'

/** The data that this folder exports about an account. It contains no secrets. */
export async function accountData(
  db: Database,
  { userId, email, emailProven }: { userId: string; email: string; emailProven: boolean },
) {
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      email_proven: users.emailVerified,
      phone: users.phone,
      company: users.company,
      created_at: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  const { hasAuthenticator, passkeys } = await secondFactorsOf(db, userId)
  return {
    account: account ?? null,
    staff_roles: await staffRolesOf(db, userId),
    second_factors: {
      authenticator_app: hasAuthenticator,
      passkeys: passkeys.map(({ name, createdAt }) => ({ name, created_at: createdAt })),
    },
    notifications: await notifications(db, userId),
    sessions: await sessionsOf(db, userId, emailProven ? email : null),
  }
}

/** The stored data of a customer-portal customer without an account. */
export async function customerData(db: Database, email: string) {
  return { customer_portal_email: email, sessions: shownSessions(await customerPortalSessionsOf(db, email)) }
}

function customerPortalSessionsOf(db: Database, email: string) {
  const { userAgent, place, createdAt: since, lastUsedAt } = customerPortalSessions
  return db
    .select({ userAgent, place, since, last_used: lastUsedAt })
    .from(customerPortalSessions)
    .where(eq(customerPortalSessions.email, email))
}

function shownSessions<Session extends { userAgent: string | null }>(found: readonly Session[]) {
  return found.map(({ userAgent, ...session }) => ({
    device: deviceOf(userAgent),
    browser_says: userAgent,
    ...session,
  }))
}

async function sessionsOf(db: Database, userId: string, provenEmail: string | null) {
  const ofAccount = await db
    .select({
      userAgent: sessions.userAgent,
      place: sessions.place,
      since: sessions.createdAt,
      last_used: sessions.updatedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  const ofCustomerPortal = provenEmail === null ? [] : await customerPortalSessionsOf(db, provenEmail)
  return shownSessions([...ofAccount, ...ofCustomerPortal])
}
