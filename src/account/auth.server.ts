import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { credentials, sessions, users, verifications } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword, verifyPassword, type PasswordCost } from '#lib/password-hash.server.ts'
import {
  closeBackendSession,
  finishPasswordReset,
} from '#account/customer-portal-sessions.commands.server.ts'
import { rememberCause, withCause } from '#account/hidden-cause.server.ts'
import { emailProofDays, resetLinkHours, sessionDays } from '#account/retention.ts'
import { cookieName, secondFactorPlugins } from '#account/second-factor-plugins.server.ts'
import { passkeys, twoFactors } from '#account/second-factor.tables.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'

const hour = 60 * 60 * 1000
const resetMilliseconds = resetLinkHours * hour
const emailProofMilliseconds = emailProofDays * 24 * hour

export type Auth = ReturnType<typeof createAuth>

/** The form of the tokens in mailed links. Anything else is not looked up: PostgreSQL rejects some characters. */
const tokenPattern = /^[\w-]{32}$/

/** What a mailed link is for. */
type TokenPurpose = 'reset-password' | 'email-proof'

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

interface AuthNeeds {
  db: Database
  environment: Environment
  log: Log
  /** Tests make hashes that cost less. */
  passwordCost?: PasswordCost
}

/** Accounts, sessions and password resets, stored in PostgreSQL by better-auth. */
export function createAuth({ db, environment, log, passwordCost }: AuthNeeds) {
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const secondFactors = secondFactorPlugins(environment.PUBLIC_URL)
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
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
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
    session: {
      expiresIn: 60 * 60 * 24 * sessionDays,
      updateAge: 60 * 60 * 24,
      // The dashboard asks for the second factor again instead (product: dashboard 10).
      freshAge: 0,
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false },
        place: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, passwordCost),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      onPasswordReset: ({ user }) => finishPasswordReset(db, { userId: user.id, email: user.email }),
    },
    advanced: {
      cookiePrefix: 'wadah',
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName('session_token', overTls) }, ...secondFactors.cookies },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: overTls },
      database: { generateId: 'uuid' },
    },
    plugins: [...secondFactors.plugins],
  })
}

/**
 * The signed-in backend account of a request, by its session cookie, or `null`. Neither an account that the sign-up
 * webhook has not accepted is signed in, nor one whose second factor this session has not proven.
 */
export async function backendUser(auth: Auth, headers: Headers): Promise<BackendUser | null> {
  // Does not extend the session: this response cannot set a new cookie.
  return accepted(await unrenewedSession(auth, headers))
}

/** The session of a request, with its account. */
export interface BackendSession {
  id: string
  token: string
  user: BackendUser
  /** Whether the account has a passkey or an authenticator app. */
  hasSecondFactor: boolean
  /** When the session proved the second factor; `null` if it has not. */
  secondFactorAt: Date | null
  seen: SeenSession
}

/** The session of a request that is signed in to a backend account, or `null`. */
export async function backendSession(auth: Auth, headers: Headers): Promise<BackendSession | null> {
  const found = await unrenewedSession(auth, headers)
  const user = accepted(found)
  if (!found || !user) return null
  const { id, token, secondFactorAt = null } = found.session
  return {
    id,
    token,
    user,
    hasSecondFactor: found.user.twoFactorEnabled === true,
    secondFactorAt,
    seen: seenSession(found),
  }
}

/** What is stored of where a session was used. */
export interface SeenSession {
  id: string
  userAgent: string | null
  place: string | null
  lastUsedAt: Date
}

/** The signed-in account, extending the session when due. Returns the cookies that the response has to set. */
export async function renewedBackendUser(
  auth: Auth,
  headers: Headers,
): Promise<{ user: BackendUser | null; session: SeenSession | null; setCookies: string[] }> {
  if (!headers.has('cookie')) return { user: null, session: null, setCookies: [] }
  const { response, headers: answered } = await withCause(() =>
    auth.api.getSession({ headers, returnHeaders: true }),
  )
  const user = accepted(response)
  return {
    user,
    session: user && response && seenSession(response),
    setCookies: user ? answered.getSetCookie() : [],
  }
}

/** Whether this is the password of the account that is signed in. */
export async function isPasswordOf(auth: Auth, headers: Headers, password: string): Promise<boolean> {
  try {
    await withCause(() => auth.api.verifyPassword({ body: { password }, headers }))
    return true
  } catch (error) {
    const code = authErrorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'PASSWORD_TOO_LONG') return false
    throw error
  }
}

/** A token that sets a new password once, within the hour. Only its hash is stored. */
export async function newResetToken(auth: Auth, userId: string, now: Date): Promise<string> {
  return newToken(auth, 'reset-password', userId, new Date(now.getTime() + resetMilliseconds))
}

/** Whether the token of a reset link can still be used. Checking does not use it up. */
export async function isResetTokenOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  return (await findToken(auth, 'reset-password', token, now)) !== null
}

export async function userOfResetToken(auth: Auth, token: string): Promise<string | null> {
  return findToken(auth, 'reset-password', token)
}

/** A token that proves the address of this account once, within three days. */
export async function newEmailProof(auth: Auth, userId: string, now: Date): Promise<string> {
  return newToken(auth, 'email-proof', userId, new Date(now.getTime() + emailProofMilliseconds))
}

export async function isEmailProofOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  return (await findToken(auth, 'email-proof', token, now)) !== null
}

/** Uses the token up. Answers whose address it proves, or `null` if it is not valid. */
export async function consumeEmailProof(auth: Auth, token: string): Promise<string | null> {
  if (!tokenPattern.test(token)) return null
  const { internalAdapter } = await auth.$context
  const consumed = await internalAdapter.consumeVerificationValue(`email-proof:${token}`)
  return consumed?.value ?? null
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

function seenSession({ session }: NonNullable<Awaited<ReturnType<typeof unrenewedSession>>>): SeenSession {
  const { id, userAgent = null, place = null, updatedAt } = session
  return { id, userAgent, place, lastUsedAt: updatedAt }
}

function accepted(found: Awaited<ReturnType<typeof unrenewedSession>>): BackendUser | null {
  if (!found?.user.acceptedAt) return null
  if (found.user.twoFactorEnabled && !found.session.secondFactorAt) return null
  const { id, email, name, phone, company, emailVerified } = found.user
  return { id, email, name, phone: phone ?? '', company: company ?? '', emailProven: emailVerified }
}

async function newToken(auth: Auth, purpose: TokenPurpose, userId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${token}`,
    value: userId,
    expiresAt,
  })
  return token
}

/** Whose account it is for. Looking does not use the token up. */
async function findToken(auth: Auth, purpose: TokenPurpose, token: string, now = new Date()) {
  if (!tokenPattern.test(token)) return null
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`${purpose}:${token}`)
  return found && found.expiresAt > now ? found.value : null
}

function errorName(detail: unknown): string {
  if (!(detail instanceof Error)) return typeof detail
  return 'code' in detail && typeof detail.code === 'string' ? detail.code : detail.name
}

/** better-auth throws its errors, with a code in the body. */
export function authErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}
