import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { parseSigned } from 'hono/utils/cookie'
import { credentials, sessions, users, verifications } from '#account/session/account.tables.server.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#db/database.server.ts'
import { hashPassword, verifyPassword, type PasswordCost } from '#lib/password-hash.server.ts'
import { passwordHashOf } from '#account/session/password-hash.queries.server.ts'
import { authErrorCode, rememberCause, withCause } from '#account/session/hidden-cause.server.ts'
import { emailProofDays, resetLinkHours, sessionDays } from '#account/session/retention.ts'
import { cookieName, secondFactorPlugins } from '#account/session/second-factor-plugins.server.ts'
import { passkeys, twoFactors } from '#account/session/second-factor.tables.server.ts'
import {
  findSignedInSession,
  type BackendSession,
  type BackendUser,
} from '#account/session/signed-in-session.queries.server.ts'
import { closeBackendSession, finishPasswordReset } from '#account/session/sessions.commands.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Log } from '#http/log.server.ts'

const hour = 60 * 60 * 1000
const sessionMilliseconds = sessionDays * 24 * hour
/** Sessions younger than this are not renewed, so that most requests write nothing. */
const renewAfterMilliseconds = 24 * hour
const resetMilliseconds = resetLinkHours * hour
const emailProofMilliseconds = emailProofDays * 24 * hour

export type Auth = ReturnType<typeof createAuth>

/**
 * The format of tokens in mailed links. Texts in another format are not looked up, because PostgreSQL rejects
 * some characters.
 */
const tokenPattern = /^[\w-]{32}$/

type TokenPurpose = 'reset-password' | 'email-proof'

interface AuthNeeds {
  db: Database
  environment: Environment
  log: Log
  /** Tests use cheaper hashes. */
  passwordCost?: PasswordCost
}

/** Accounts, sessions and password resets. better-auth stores them in PostgreSQL. */
export function createAuth({ db, environment, log, passwordCost }: AuthNeeds) {
  const overTls = environment.PUBLIC_URL.startsWith('https:')
  const secondFactors = secondFactorPlugins(environment.PUBLIC_URL)
  const sessionCookie = cookieName('session_token', overTls)
  const library = betterAuth({
    appName: brand.name,
    baseURL: environment.PUBLIC_URL,
    basePath: '/api/auth',
    secret: environment.AUTH_SECRET,
    telemetry: { enabled: false },
    // Logs only the code of an error. Messages and arguments may contain personal data.
    logger: {
      level: 'error',
      log: (_level, _message, ...details) => {
        rememberCause(details)
        log.error({ cause: details.map(errorName) }, 'better-auth reported an error')
      },
    },
    // The store itself counts attempts, per address and per account.
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
    // Only hashes of tokens are stored, so that a token read from the database is useless.
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: sessionMilliseconds / 1000,
      updateAge: renewAfterMilliseconds / 1000,
      // Turns off better-auth's own check. The dashboard asks for the second factor again instead (product:
      // dashboard 10).
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
      cookies: { session_token: { name: sessionCookie }, ...secondFactors.cookies },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: overTls },
      database: { generateId: 'uuid' },
    },
    plugins: [...secondFactors.plugins],
  })
  // Hono signs cookies in the same format. A cookie without a valid signature causes no lookup.
  async function sessionToken(headers: Headers): Promise<string | null> {
    const cookies = await parseSigned(headers.get('cookie') ?? '', environment.AUTH_SECRET, sessionCookie)
    return cookies[sessionCookie] || null
  }
  return {
    ...library,
    /** Returns the token of the session cookie, for statements that look up the session themselves. */
    sessionToken,
    /**
     * Whether this is the password of the account with this email. Computes a hash even if there is no
     * account, so that the timing reveals nothing.
     */
    async isRightPassword(email: string, password: string): Promise<boolean> {
      const hash = await passwordHashOf(db, email)
      if (hash !== null) return verifyPassword(hash, password)
      await hashPassword(password, passwordCost)
      return false
    },
    /** Finds the session of a request. Does not renew it, because not every response can set cookies. */
    async findSession(headers: Headers): Promise<BackendSession | null> {
      const token = await sessionToken(headers)
      return token === null ? null : findSignedInSession(db, token)
    },
  }
}

/** The backend account that is signed in, or `null`. */
export async function backendUser(auth: Auth, headers: Headers): Promise<BackendUser | null> {
  return (await auth.findSession(headers))?.user ?? null
}

/** Finds the session of a request and renews it if due. The response must set the returned cookies. */
export async function renewedSession(
  auth: Auth,
  headers: Headers,
  now: Date,
): Promise<{ session: BackendSession | null; setCookies: string[] }> {
  const session = await auth.findSession(headers)
  const isFresh =
    session && session.expiresAt.getTime() > now.getTime() + sessionMilliseconds - renewAfterMilliseconds
  if (!session || isFresh) return { session, setCookies: [] }
  const renewed = await withCause(() => auth.api.getSession({ headers, returnHeaders: true }))
  return { session, setCookies: renewed.response ? renewed.headers.getSetCookie() : [] }
}

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

/** Creates a token that sets a new password once, within an hour. Only its hash is stored. */
export async function newResetToken(auth: Auth, userId: string, now: Date): Promise<string> {
  return newToken(auth, 'reset-password', userId, new Date(now.getTime() + resetMilliseconds))
}

/** Whether a reset token is valid. Does not use the token. */
export async function isResetTokenOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  return (await findToken(auth, 'reset-password', token, now)) !== null
}

export async function userOfResetToken(auth: Auth, token: string): Promise<string | null> {
  return findToken(auth, 'reset-password', token)
}

/** Creates a token that verifies the account's email once, within three days. */
export async function newEmailProof(auth: Auth, userId: string, now: Date): Promise<string> {
  return newToken(auth, 'email-proof', userId, new Date(now.getTime() + emailProofMilliseconds))
}

export async function isEmailProofOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  return (await findToken(auth, 'email-proof', token, now)) !== null
}

/** Uses the token and returns the account whose email it verifies, or `null` if the token is invalid. */
export async function consumeEmailProof(auth: Auth, token: string): Promise<string | null> {
  if (!tokenPattern.test(token)) return null
  const { internalAdapter } = await auth.$context
  const consumed = await internalAdapter.consumeVerificationValue(`email-proof:${token}`)
  return consumed?.value ?? null
}

/**
 * Ends the browser's backend session and returns the cookies that clear it. Throws if the session could not
 * be ended.
 */
export async function endBackendSession(db: Database, auth: Auth, headers: Headers): Promise<string[]> {
  const token = await auth.sessionToken(headers)
  // If the database is unavailable, better-auth only logs the error and clears the cookie, although the
  // session still exists.
  if (token !== null) await closeBackendSession(db, token)
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
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

/** Finds the account of a token without using the token. */
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
