import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { credentials, sessions, users, verifications } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword, verifyPassword } from '#lib/password-hash.ts'
import { closeBackendSession, endEverySession } from '#account/customer-portal-sessions.commands.server.ts'
import { rememberCause, withCause } from '#account/hidden-cause.server.ts'
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

/** Accounts, sessions and password resets, stored in PostgreSQL by better-auth. */
export function createAuth({ db, environment, log }: { db: Database; environment: Environment; log: Log }) {
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  return betterAuth({
    appName: 'Wadah',
    baseURL: environment.PUBLIC_URL,
    basePath: '/api/auth',
    secret: environment.AUTH_SECRET,
    telemetry: { enabled: false },
    // Logs only that something failed and its code: messages and arguments may name people.
    logger: {
      level: 'error',
      log: (_level, _message, ...details) => {
        rememberCause(details)
        log.error({ cause: details.map(errorName) }, 'accounts failed')
      },
    },
    // The store counts tries itself, per address and per account.
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
    // Only the hash is stored, so that a token read from the database is worthless.
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
      // The `__Host-` prefix binds a cookie to this host. better-auth does not offer it.
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
 * The signed-in backend account of a request, by its session cookie, or `null`. An account that the sign-up webhook has
 * not accepted is not signed in.
 */
export async function backendUser(auth: Auth, headers: Headers): Promise<BackendUser | null> {
  // Does not extend the session: this response cannot set a new cookie.
  return accepted(await unrenewedSession(auth, headers))
}

/** The same, extending the session when due. Returns the cookies that the response has to set. */
export async function renewedBackendUser(
  auth: Auth,
  headers: Headers,
): Promise<{ user: BackendUser | null; setCookies: string[] }> {
  if (!headers.has('cookie')) return { user: null, setCookies: [] }
  const { response, headers: answered } = await withCause(() =>
    auth.api.getSession({ headers, returnHeaders: true }),
  )
  const user = accepted(response)
  return { user, setCookies: user ? answered.getSetCookie() : [] }
}

/** A token that sets a new password once, within the hour. Only its hash is stored. */
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

/** Whether the token of a reset link can still be used. Checking does not use it up. */
export async function isResetTokenOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found !== null && found.expiresAt > now
}

/** Ends the backend session of a browser and returns the cookies that say so. Throws if it could not be ended. */
export async function endBackendSession(db: Database, auth: Auth, headers: Headers): Promise<string[]> {
  const found = await unrenewedSession(auth, headers)
  // better-auth would only log that the database is away, and expire the cookie of a session that still exists.
  if (found) await closeBackendSession(db, found.session.token)
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
}

async function unrenewedSession(auth: Auth, headers: Headers) {
  if (!headers.has('cookie')) return null
  return withCause(() => auth.api.getSession({ headers, query: { disableRefresh: true } }))
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
