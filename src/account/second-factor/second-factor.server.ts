import { timingSafeEqual } from 'node:crypto'
import { generateRandomString, makeSignature, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { Auth } from '#account/session/auth.server.ts'
import {
  storedAuthenticator,
  storedRecoveryCodes,
} from '#account/second-factor/second-factor.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { parseJson } from '#lib/json.ts'

/** A log-in with a correct password whose second factor is missing. */
export interface PendingLogIn {
  identifier: string
  userId: string
  email: string
}

/** Finds the pending log-in of this browser. It is valid for ten minutes. */
export async function pendingLogIn(auth: Auth, headers: Headers): Promise<PendingLogIn | null> {
  const { secret, createAuthCookie, internalAdapter } = await auth.$context
  const value = parse(headers.get('cookie') ?? '')[createAuthCookie('two_factor').name]
  const [, identifier = '', signature = ''] = /^([\w-]+)\.(.+)$/.exec(value ?? '') ?? []
  if (!identifier || !isSame(signature, await makeSignature(identifier, secret))) return null
  const found = await internalAdapter.findVerificationValue(identifier)
  if (!found || found.expiresAt <= new Date()) return null
  const user = await internalAdapter.findUserById(found.value)
  return user && { identifier, userId: user.id, email: user.email }
}

/** Ends a pending log-in. Returns whether it was still open. */
export async function endPendingLogIn(auth: Auth, { identifier }: PendingLogIn): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(identifier)) !== null
}

export async function expiredPendingCookie(auth: Auth): Promise<string> {
  const { name, attributes } = (await auth.$context).createAuthCookie('two_factor')
  const { httpOnly = true, secure = false } = attributes
  return serialize(name, '', { path: '/', httpOnly, secure, sameSite: 'Lax', maxAge: 0 })
}

/**
 * Reduces the request headers to the selected cookies and the user agent, so that the library sees nothing
 * else.
 */
export async function withCookies(
  auth: Auth,
  headers: Headers,
  names: readonly ('session_token' | 'two_factor' | 'passkey')[],
): Promise<Headers> {
  const { createAuthCookie } = await auth.$context
  const cookies = parse(headers.get('cookie') ?? '')
  const taken = names.flatMap((name) => {
    const cookie = createAuthCookie(name).name
    const value = cookies[cookie]
    return value === undefined ? [] : [`${cookie}=${encodeURIComponent(value)}`]
  })
  return new Headers({
    'user-agent': headers.get('user-agent') ?? '',
    ...(taken.length > 0 && { cookie: taken.join('; ') }),
  })
}

/** Finds the session token in the cookies that the library set, or `null`. */
export async function sessionTokenOf(auth: Auth, setCookies: readonly string[]): Promise<string | null> {
  const { name } = (await auth.$context).authCookies.sessionToken
  const values = setCookies.map((each) => parse(each.split(';', 1)[0] ?? '')[name])
  const token = values.findLast((value) => value)?.split('.', 1)[0]
  return token || null
}

/**
 * Decrypts a text that is stored for the library. Returns `null` if it was encrypted with another
 * `AUTH_SECRET` (docs/operations.md).
 */
async function decrypted(auth: Auth, data: string): Promise<string | null> {
  const { secretConfig } = await auth.$context
  return symmetricDecrypt({ key: secretConfig, data }).catch(() => null)
}

/** The secret of the authenticator app, even if its setup is not finished. */
export async function authenticatorSecret(
  db: Database,
  auth: Auth,
  userId: string,
): Promise<{ secret: string; verified: boolean } | null> {
  const stored = await storedAuthenticator(db, userId)
  if (!stored || stored.secret === '') return null
  const secret = await decrypted(auth, stored.secret)
  return secret === null ? null : { secret, verified: stored.verified }
}

/** Encrypts like the library, which reads the stored value later. */
export async function encryptedForLibrary(auth: Auth, data: string): Promise<string> {
  const { secretConfig } = await auth.$context
  return symmetricEncrypt({ key: secretConfig, data })
}

export function newAuthenticatorSecret(): string {
  return generateRandomString(32, 'a-z', 'A-Z', '0-9')
}

/** Creates ten codes. Each replaces the second factor once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = generateRandomString(10, 'a-z', '0-9')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** Converts an entered recovery code to its stored form. The input may have upper case and no dash. */
export function recoveryCodeIn(input: string): string {
  const code = input.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return code.length === 10 ? `${code.slice(0, 5)}-${code.slice(5)}` : input
}

/** The number of unused recovery codes of an account. */
export async function recoveryCodesLeft(db: Database, auth: Auth, userId: string): Promise<number> {
  const stored = await storedRecoveryCodes(db, userId)
  if (stored === null) return 0
  const codes = parseJson((await decrypted(auth, stored)) ?? '')
  return Array.isArray(codes) ? codes.length : 0
}

/**
 * Whether the library rejected the input, or another request used the same input first. Other errors are
 * failures.
 */
export function isRejection(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
