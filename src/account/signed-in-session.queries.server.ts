import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { sessions, users } from '#account/account.tables.server.ts'
import { batchedStatement, onEachDatabase } from '#db/prepared.server.ts'

/** A backend account as the rest of the store sees it. */
export interface BackendUser {
  id: string
  email: string
  name: string
  phone: string
  company: string
  /** A mailed link was opened, so the address is the customer's. */
  emailProven: boolean
}

/** A session that is signed in, with its account. */
export interface BackendSession {
  id: string
  token: string
  expiresAt: Date
  /** Where it was used last, as far as it is stored. */
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
 * Which sessions are signed in: the session has not ended, the sign-up was accepted, and a second factor, if the account
 * has one, is proven. Every page and every route of the API asks this.
 */
const isSignedIn = and(
  gt(sessions.expiresAt, sql`now()`),
  isNotNull(users.acceptedAt),
  or(eq(users.twoFactorEnabled, false), isNotNull(sessions.secondFactorAt)),
)

/** Each `token` with its `user_id`, of the sessions that are signed in, for statements that act for their accounts. */
export const signedInAccounts = sql`select ${sessions.token}, ${sessions.userId} from ${sessions}
  join ${users} on ${users.id} = ${sessions.userId} where ${isSignedIn}`

/** The `user_id` of the session with the `token`. No row if nobody is signed in. */
export const signedInAccount = sql`select user_id from (${signedInAccounts}) account where token = ${sql.placeholder('token')}`

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
    .where(and(sql`${sessions.token} = any(${sql.placeholder('tokens')}::text[])`, isSignedIn))
    .prepare('signed_in_sessions'),
)

/** The session with this token and its account, if it is signed in. */
export const findSignedInSession = batchedStatement(async (db, tokens: readonly string[]) => {
  const found = await statement(db).execute({ tokens })
  return (token): BackendSession | null => found.find((session) => session.token === token) ?? null
})
