import type { BackendSession } from '#account/session/signed-in-session.queries.server.ts'
import { stepOfCode } from '#account/second-factor/authenticator-code.server.ts'
import type { ProofError } from '#account/second-factor/dashboard-log-in.server.ts'
import type { FactorNeeds } from '#account/second-factor/factor-needs.server.ts'
import { withCause } from '#account/session/hidden-cause.server.ts'
import type { NewPasskey } from '#account/second-factor/passkey.forms.ts'
import {
  removeUnusedPasskeys,
  replaceRecoveryCodes,
  storeAuthenticatorSecret,
  turnOnFactor,
  type Proof,
} from '#account/second-factor/second-factor.commands.server.ts'
import {
  authenticatorSecret,
  encryptedForLibrary,
  isRejection,
  newAuthenticatorSecret,
  newRecoveryCodes,
  withCookies,
} from '#account/second-factor/second-factor.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

interface Enrolled {
  /** The new codes, which are shown only once. Empty if the account already had a second factor. */
  recoveryCodes: string[]
}

/**
 * Stores a new secret for an authenticator app. It becomes a second factor when one of its codes is verified.
 */
export async function startAuthenticator({ db, auth }: FactorNeeds, userId: string): Promise<void> {
  const secret = await encryptedForLibrary(auth, newAuthenticatorSecret())
  await storeAuthenticatorSecret(db, { userId, secret, noCodes: await encryptedForLibrary(auth, '[]') })
}

/** Turns the authenticator app on with its first code. */
export async function enrollAuthenticator(
  needs: FactorNeeds,
  session: BackendSession,
  input: string,
): Promise<Result<Enrolled, ProofError>> {
  const userId = session.user.id
  if (!(await needs.limits.consume('secondFactor', userId)).ok) return err('locked')
  const stored = await authenticatorSecret(needs.db, needs.auth, userId)
  if (!stored || stored.verified) return err('expired')
  const step = stepOfCode(stored.secret, input.replaceAll(/\s/g, ''), needs.clock())
  if (step === null) return err('wrong')
  return enroll(needs, session, { kind: 'code', step })
}

/** Returns the browser's options to create a passkey, and the cookie of the challenge. */
export async function newPasskeyChallenge(
  { db, auth, clock }: FactorNeeds,
  userId: string,
  headers: Headers,
) {
  await removeUnusedPasskeys(db, userId, clock())
  const { response, headers: answered } = await withCause(async () =>
    auth.api.generatePasskeyRegistrationOptions({
      headers: await withCookies(auth, headers, ['session_token']),
      returnHeaders: true,
    }),
  )
  return { options: response, setCookies: answered.getSetCookie() }
}

/** Stores a new passkey. It is a second factor from then on. */
export async function enrollPasskey(
  needs: FactorNeeds,
  session: BackendSession,
  headers: Headers,
  { answer, name }: { answer: NewPasskey; name: string },
): Promise<Result<Enrolled, ProofError>> {
  const { auth } = needs
  try {
    const call = { body: { response: answer, name }, headers: await withCookies(auth, headers, used) }
    await withCause(() => auth.api.verifyPasskeyRegistration(call))
  } catch (error) {
    if (isRejection(error)) return err('wrong')
    throw error
  }
  return enroll(needs, session, { kind: 'passkey' })
}

/** Creates new recovery codes, which are shown only once. The previous codes stop working. */
export async function renewRecoveryCodes(
  { db, auth, clock }: FactorNeeds,
  { id, user }: BackendSession,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const recoveryCodes = await encryptedForLibrary(auth, JSON.stringify(codes))
  const actor = { kind: 'account', accountId: user.id, sessionId: id } as const
  await replaceRecoveryCodes(db, { actor, userId: user.id, recoveryCodes, now: clock() })
  return codes
}

const used = ['session_token', 'passkey'] as const

async function enroll(
  { db, auth, limits, clock }: FactorNeeds,
  { id, token, user }: BackendSession,
  proof: Proof,
): Promise<Result<Enrolled, ProofError>> {
  const codes = newRecoveryCodes()
  const turnedOn = await turnOnFactor(db, {
    actor: { kind: 'account', accountId: user.id, sessionId: id },
    userId: user.id,
    token,
    proof,
    recoveryCodes: await encryptedForLibrary(auth, JSON.stringify(codes)),
    now: clock(),
  })
  if (!turnedOn) return err('used')
  await limits.forget('secondFactor', user.id)
  return ok({ recoveryCodes: turnedOn.isFirst ? codes : [] })
}
