import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { sessions, users } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'

/** A backend account as the rest of the store uses it. */
export interface BackendUser {
  id: string
  email: string
  name: string
  phone: string
  company: string
  /** Whether a mailed link was opened, which proves that the address is the customer's. */
  emailProven: boolean
}

export interface BackendSession {
  id: string
  token: string
  expiresAt: Date
  /** Where the session was last used, if stored. */
  userAgent: string | null
  place: string | null
  lastUsedAt: Date
  /** When the session proved the second factor; `null` if it has not. */
  secondFactorAt: Date | null
  /** Whether the account has a passkey or an authenticator app. */
  hasSecondFactor: boolean
  user: BackendUser
}

/**
 * The condition for a signed-in session: it has not ended, the sign-up was accepted, and a second factor, if
 * there is one, is proven. Every page and API route uses this condition.
 */
const isSignedIn = and(
  gt(sessions.expiresAt, sql`now()`),
  isNotNull(users.acceptedAt),
  or(eq(users.twoFactorEnabled, false), isNotNull(sessions.secondFactorAt)),
)

/**
 * The `user_id` of the signed-in session with the `token`, for statements that act for its account. No row
 * without such a session.
 */
export const signedInAccount = sql`select ${sessions.userId} from ${sessions}
  join ${users} on ${users.id} = ${sessions.userId}
  where ${sessions.token} = ${sql.placeholder('token')} and ${isSignedIn}`

const statement = onEachDatabase((db) =>
  db
    .select({
      id: sessions.id,
      token: sessions.token,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      place: sessions.place,
      lastUsedAt: sessions.updatedAt,
      secondFactorAt: sessions.secondFactorAt,
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
    .where(and(eq(sessions.token, sql.placeholder('token')), isSignedIn))
    .prepare('signed_in_session'),
)

/** The session with this token and its account, if it is signed in. */
export async function findSignedInSession(db: Database, token: string): Promise<BackendSession | null> {
  const [found] = await statement(db).execute({ token })
  return found ?? null
}
