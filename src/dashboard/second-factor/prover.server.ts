import { authOf } from '#account/session/auth-context.server.ts'
import type { BackendSession } from '#account/session/signed-in-session.queries.server.ts'
import type { Prover } from '#account/second-factor/dashboard-log-in.server.ts'
import type { PageArguments } from '#http/server/page-context.server.ts'
import { pendingLogIn } from '#account/second-factor/second-factor.server.ts'

interface FoundProver {
  prover: Prover
  email: string
  /** The session that must verify its second factor again; `null` during a log-in. */
  session: BackendSession | null
}

/** Finds who must verify the second factor: a pending log-in, or a session that verified it before. */
export async function findProver({ request, context }: PageArguments): Promise<FoundProver | null> {
  const auth = authOf(context)
  const pending = await pendingLogIn(auth, request.headers)
  if (pending) return { prover: { kind: 'pending', pending }, email: pending.email, session: null }
  const session = await auth.findSession(request.headers)
  if (!session?.secondFactorAt) return null
  const { token, user } = session
  return { prover: { kind: 'session', userId: user.id, token }, email: user.email, session }
}

export const proofSentences = {
  wrong: 'That didn’t work. Check the code, or try another way.',
  used: 'That code was already used. Wait for the next one.',
  expired: 'That took too long. Please log in again.',
  locked: 'Too many wrong codes. Please wait 15 minutes, or use a passkey.',
} as const
