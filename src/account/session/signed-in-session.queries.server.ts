import { and, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { sessions, users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export type BackendSession = NonNullable<Awaited<ReturnType<typeof findSignedInSession>>>

/** The part of a backend account that the rest of the store uses. */
export type BackendUser = BackendSession['user']

/**
 * The condition for a session to be signed in: it has not ended, the account was accepted, and the second
 * factor is verified if there is one. All pages and API routes use it.
 */
const isSignedIn = and(
  gt(sessions.expiresAt, sql`now()`),
  isNotNull(users.acceptedAt),
  or(eq(users.twoFactorEnabled, false), isNotNull(sessions.secondFactorAt)),
)

/**
 * Selects the `user_id` of the signed-in session with this token, for statements that act for its account.
 * Selects no row if there is no such session.
 */
export function signedInAccount(token: string): SQL {
  return sql`select ${sessions.userId} from ${sessions}
    join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.token} = ${token} and ${isSignedIn}`
}

/** Finds the session with this token and its account, if the session is signed in. */
export async function findSignedInSession(db: Database, token: string) {
  const [found] = await db
    .select({
      id: sessions.id,
      token: sessions.token,
      expiresAt: sessions.expiresAt,
      /** The last recorded use of the session. */
      userAgent: sessions.userAgent,
      place: sessions.place,
      lastUsedAt: sessions.updatedAt,
      /** When the session proved the second factor; `null` if it did not. */
      secondFactorAt: sessions.secondFactorAt,
      /** Whether the account has a passkey or an authenticator app. */
      hasSecondFactor: users.twoFactorEnabled,
      user: {
        id: users.id,
        email: users.email,
        name: users.name,
        phone: users.phone,
        company: users.company,
        emailProven: users.emailVerified,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), isSignedIn))
  return found ?? null
}
