import type { Auth } from '#account/session/auth.server.ts'
import { authErrorCode } from '#account/session/hidden-cause.server.ts'
import type { FactorNeeds } from '#account/second-factor/factor-needs.server.ts'
import { mailRecoveryCodeUse } from '#account/second-factor/security-notices.server.ts'
import { stepOfCode } from '#account/second-factor/authenticator-code.server.ts'
import { closeBackendSession } from '#account/session/sessions.commands.server.ts'
import { withCause } from '#account/session/hidden-cause.server.ts'
import type { PasskeyAnswer } from '#account/second-factor/passkey.forms.ts'
import { elevateSession, type Proof } from '#account/second-factor/second-factor.commands.server.ts'
import { isTimeStepUsed, passkeyCredentials } from '#account/second-factor/second-factor.queries.server.ts'
import {
  authenticatorSecret,
  endPendingLogIn,
  expiredPendingCookie,
  isRejection,
  recoveryCodeIn,
  recoveryCodesLeft,
  sessionTokenOf,
  withCookies,
  type PendingLogIn,
} from '#account/second-factor/second-factor.server.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

export interface PasswordLogIn {
  setCookies: string[]
  /** `null` until the second factor is proven. */
  session: { token: string; userId: string } | null
}

/**
 * Logs in to a backend account. If the account has a second factor, starts a pending log-in instead of a
 * session. Calls the library only with a correct password, because its timing reveals whether an account
 * exists.
 */
export async function logInWithPassword(
  auth: Auth,
  headers: Headers,
  { email, password }: { email: string; password: string },
): Promise<PasswordLogIn | null> {
  if (!(await auth.isRightPassword(email, password))) return null
  try {
    const { response, headers: answered } = await withCause(async () =>
      auth.api.signInEmail({
        body: { email, password },
        headers: await withCookies(auth, headers, []),
        returnHeaders: true,
      }),
    )
    const setCookies = answered.getSetCookie()
    if ('twoFactorRedirect' in response) return { setCookies, session: null }
    return { setCookies, session: { token: response.token, userId: response.user.id } }
  } catch (error) {
    // The password changed between the check above and this call.
    if (authErrorCode(error) === 'INVALID_EMAIL_OR_PASSWORD') return null
    throw error
  }
}

/**
 * What must prove a second factor: a log-in that is not complete, or a session that proved it earlier and
 * must prove it again.
 */
export type Prover =
  | { kind: 'pending'; pending: PendingLogIn }
  | { kind: 'session'; userId: string; token: string }

export interface Proven {
  setCookies: string[]
  /** The number of remaining recovery codes if one was used, otherwise `null`. */
  codesLeft: number | null
}

export type ProofError = 'wrong' | 'used' | 'expired' | 'locked'

/**
 * Proves the second factor with a code of an authenticator app or a recovery code. Counts the attempt before
 * checking the code, so that parallel attempts cannot exceed the limit (product: dashboard 9).
 */
export async function proveByCode(
  needs: FactorNeeds,
  prover: Prover,
  headers: Headers,
  input: string,
): Promise<Result<Proven, ProofError>> {
  const { db, auth, limits, clock } = needs
  const userId = userOf(prover)
  if (!(await limits.consume('secondFactor', userId)).ok) return err('locked')
  const digits = input.replaceAll(/\s/g, '')
  const authenticator = await authenticatorSecret(db, auth, userId)
  const isRecoveryCode = !/^\d{6}$/.test(digits)
  const code = isRecoveryCode ? recoveryCodeIn(digits) : digits
  const isReadable = isRecoveryCode
    ? (await recoveryCodesLeft(db, auth, userId)) > 0
    : authenticator?.verified
  if (!isReadable) return err('wrong')
  const step = isRecoveryCode || !authenticator ? null : stepOfCode(authenticator.secret, code, clock())
  // Reject a used code before calling the library, which would end the pending log-in. The customer could
  // then not try the next code.
  if (step !== null && (await isTimeStepUsed(db, { userId, step }))) {
    // The code is correct, so it does not count as a failed attempt.
    await limits.giveBack('secondFactor', userId)
    return err('used')
  }
  const call = {
    body: { code },
    headers: await withCookies(auth, headers, [prover.kind === 'pending' ? 'two_factor' : 'session_token']),
    returnHeaders: true,
  } as const
  let setCookies: string[]
  try {
    const answered = await withCause(() =>
      isRecoveryCode ? auth.api.verifyBackupCode(call) : auth.api.verifyTOTP(call),
    )
    setCookies = answered.headers.getSetCookie()
  } catch (error) {
    if (isRejection(error)) return err(proofErrors[authErrorCode(error) ?? ''] ?? 'wrong')
    throw error
  }
  const token = prover.kind === 'session' ? prover.token : await sessionTokenOf(auth, setCookies)
  if (!token) throw new Error('better-auth accepted a code but created no session')
  const proof: Proof = step === null ? { kind: 'recovery code' } : { kind: 'code', step }
  if (!isRecoveryCode && step === null) return rejectSession(db, prover, token)
  const codesLeft = isRecoveryCode ? await recoveryCodesLeft(db, auth, userId) : null
  const announce = (tx: Database) => mailRecoveryCodeUse(tx, needs, { userId, left: codesLeft ?? 0 })
  if (!(await elevateSession(db, { userId, token, proof, announce, now: clock() }))) {
    await limits.giveBack('secondFactor', userId)
    return rejectSession(db, prover, token)
  }
  await limits.forget('secondFactor', userId)
  return ok({ setCookies, codesLeft })
}

/** Returns the browser's options to use a passkey of this account, and the cookie of the challenge. */
export async function passkeyChallenge({ db, auth }: FactorNeeds, prover: Prover, headers: Headers) {
  const { response, headers: answered } = await withCause(async () =>
    auth.api.generatePasskeyAuthenticationOptions({
      headers: await withCookies(auth, headers, []),
      returnHeaders: true,
    }),
  )
  const options = { ...response, allowCredentials: await passkeyCredentials(db, userOf(prover)) }
  return { options, setCookies: answered.getSetCookie() }
}

/** Proves the second factor with a passkey of the account. A new session replaces the previous one. */
export async function proveByPasskey(
  { db, auth, clock }: FactorNeeds,
  prover: Prover,
  headers: Headers,
  answer: PasskeyAnswer,
): Promise<Result<Proven, ProofError>> {
  const userId = userOf(prover)
  const isTheirs = (await passkeyCredentials(db, userId)).some(({ id }) => id === answer.id)
  if (!isTheirs) return err('wrong')
  let setCookies: string[]
  try {
    const answered = await withCause(async () =>
      auth.api.verifyPasskeyAuthentication({
        body: { response: libraryAnswer(answer) },
        headers: await withCookies(auth, headers, ['passkey']),
        returnHeaders: true,
      }),
    )
    setCookies = answered.headers.getSetCookie()
  } catch (error) {
    if (isRejection(error)) return err('wrong')
    throw error
  }
  const token = await sessionTokenOf(auth, setCookies)
  if (!token) throw new Error('better-auth accepted a passkey but created no session')
  if (prover.kind === 'pending' && !(await endPendingLogIn(auth, prover.pending))) {
    await closeBackendSession(db, token)
    return err('expired')
  }
  if (!(await elevateSession(db, { userId, token, proof: { kind: 'passkey' }, now: clock() }))) {
    return err('expired')
  }
  if (prover.kind === 'session') await closeBackendSession(db, prover.token)
  return ok({ setCookies: [...setCookies, await expiredPendingCookie(auth)], codesLeft: null })
}

export function userOf(prover: Prover): string {
  return prover.kind === 'pending' ? prover.pending.userId : prover.userId
}

function libraryAnswer({ authenticatorAttachment, response, ...answer }: PasskeyAnswer) {
  const { userHandle, ...proof } = response
  return {
    ...answer,
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { ...proof, ...(userHandle && { userHandle }) },
  }
}

async function rejectSession(
  db: Database,
  prover: Prover,
  token: string,
): Promise<{ ok: false; reason: 'used' }> {
  if (prover.kind === 'pending') await closeBackendSession(db, token)
  return err('used')
}

const proofErrors: Record<string, ProofError> = {
  INVALID_TWO_FACTOR_COOKIE: 'expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'locked',
}
