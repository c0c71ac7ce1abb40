import { hashPassword } from '#lib/password-hash.server.ts'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { authOf } from '#account/session/auth-context.server.ts'
import type { BackendSession } from '#account/session/signed-in-session.queries.server.ts'
import { logInWithPassword } from '#account/second-factor/dashboard-log-in.server.ts'
import { openInvitation, type Invitation } from '#account/staff/invitations.queries.server.ts'
import {
  acceptWithAccount,
  acceptWithNewAccount,
} from '#dashboard/invitation/accept-invitation.commands.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'

/** The next step of a person with an invitation: create an account, log in, or confirm. */
export type InvitationStep =
  | { kind: 'closed' }
  | { kind: 'new account' | 'log in'; invitation: Invitation }
  | { kind: 'join'; invitation: Invitation; session: BackendSession }

/** Returns the next step. Opening the link keeps the token valid, because mail programs open links too. */
export async function invitationStep({ request, context }: PageArguments): Promise<InvitationStep> {
  const { db, clock } = pageContext(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const invitation = await openInvitation(db, token, clock())
  if (!invitation) return { kind: 'closed' }
  const session = await authOf(context).findSession(request.headers)
  // A session may accept without the password only if its second factor was verified.
  if (session?.secondFactorAt && session.user.email === invitation.email) {
    return { kind: 'join', invitation, session }
  }
  const account = await acceptedAccount(db, invitation.email)
  return { kind: account ? 'log in' : 'new account', invitation }
}

/** Creates the account and logs in. Returns the cookies; `null` if the invitation is no longer valid. */
export async function acceptAsNewcomer(
  { request, context }: PageArguments,
  invitation: Invitation,
  { name, password }: { name: string; password: string },
): Promise<string[] | null> {
  const { db, clock } = pageContext(context)
  const passwordHash = await hashPassword(password)
  const userId = await acceptWithNewAccount(db, invitation, { name, passwordHash }, clock())
  if (userId === null) return null
  const { email } = invitation
  return (await logInWithPassword(authOf(context), request.headers, { email, password }))?.setCookies ?? null
}

/** Accepts the invitation with an account that a session or a password has authenticated. */
export async function acceptAs(
  { context }: Pick<PageArguments, 'context'>,
  invitation: Invitation,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { db, clock } = pageContext(context)
  const actor = { kind: 'account', accountId: userId, sessionId } as const
  return acceptWithAccount(db, invitation, { actor, userId, now: clock() })
}
