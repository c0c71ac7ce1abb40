import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { credentials, sessions, users, verifications } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword, verifyPassword } from '#lib/password-hash.ts'
import { closeBackendSession, endEverySession } from '#account/customer-portal-sessions.commands.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'

const resetMilliseconds = 60 * 60 * 1000

export type Auth = ReturnType<typeof createAuth>

/** A backend account as the rest of the store sees it. */
export interface BackendUser {
  id: string
  email: string
  name: string
  phone: string
  company: string
}

/** Accounts, sessions and password resets (spec §7.1), kept in PostgreSQL by better-auth. */
export function createAuth({ db, environment, log }: { db: Database; environment: Environment; log: Log }) {
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  return betterAuth({
    appName: 'Wadah',
    baseURL: environment.PUBLIC_URL,
    basePath: '/api/auth',
    secret: environment.AUTH_SECRET,
    telemetry: { enabled: false },
    // Only that something failed and how it is called: its messages and arguments name people.
    logger: {
      level: 'error',
      log: (_level, _message, ...details) => log.error({ cause: details.map(errorName) }, 'accounts failed'),
    },
    // The store counts tries itself, per address and per account, in `server/rate-limits.server.ts`.
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      additionalFields: {
        phone: { type: 'string', required: false, defaultValue: '' },
        company: { type: 'string', required: false, defaultValue: '' },
        acceptedAt: { type: 'date', required: false, input: false },
      },
    },
    // A token in the database is worth nothing: only its hash is kept.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      onPasswordReset: ({ user }) => endEverySession(db, { userId: user.id, email: user.email }),
    },
    advanced: {
      cookiePrefix: 'wadah',
      // The prefix that binds a cookie to this very host, which better-auth does not offer by itself.
      useSecureCookies: false,
      cookies: {
        session_token: { name: overTls ? '__Host-wadah.session_token' : 'wadah.session_token' },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: overTls },
      database: { generateId: 'uuid' },
    },
  })
}

/**
 * The signed-in backend account of a request, by its session cookie; `null` for everybody else. An account that the
 * sign-up webhook has not accepted is not signed in (decisions §3).
 */
export async function backendUser(auth: Auth, headers: Headers): Promise<BackendUser | null> {
  // Renewed here, a session would outlive its cookie: these answers pass no new one on.
  return accepted(await unrenewedSession(auth, headers))
}

/** The same, and the session renewed when it is time for it, with the cookies that the answer has to pass on. */
export async function renewedBackendUser(
  auth: Auth,
  headers: Headers,
): Promise<{ user: BackendUser | null; setCookies: string[] }> {
  if (!headers.has('cookie')) return { user: null, setCookies: [] }
  const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
  const user = accepted(response)
  return { user, setCookies: user ? answered.getSetCookie() : [] }
}

/** A token that chooses a new password for this account once, within the hour; only its hash is kept. */
export async function newResetToken(auth: Auth, userId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(now.getTime() + resetMilliseconds),
  })
  return token
}

/** Whether a token of a reset link can still choose a password; looking does not use it up. */
export async function isResetTokenOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found !== null && found.expiresAt > now
}

/** Ends the backend session of a browser and answers the cookies that say so. Throws when it could not be ended. */
export async function endBackendSession(db: Database, auth: Auth, headers: Headers): Promise<string[]> {
  const found = await unrenewedSession(auth, headers)
  // better-auth would only log that the database is away, and expire the cookie of a session that lives on.
  if (found) await closeBackendSession(db, found.session.token)
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
}

async function unrenewedSession(auth: Auth, headers: Headers) {
  if (!headers.has('cookie')) return null
  return auth.api.getSession({ headers, query: { disableRefresh: true } })
}

function accepted(found: Awaited<ReturnType<typeof unrenewedSession>>): BackendUser | null {
  if (!found?.user.acceptedAt) return null
  const { id, email, name, phone, company } = found.user
  return { id, email, name, phone: phone ?? '', company: company ?? '' }
}

function errorName(detail: unknown): string {
  if (!(detail instanceof Error)) return typeof detail
  return 'code' in detail && typeof detail.code === 'string' ? detail.code : detail.name
}
