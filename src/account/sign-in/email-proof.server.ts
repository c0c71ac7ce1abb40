import { randomUUID } from 'node:crypto'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { newEmailProof, type Auth } from '#account/session/auth.server.ts'
import { brand } from '#content/brand.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { mailWithLink } from '#mail/mail-page.ts'
import type { Message } from '#mail/mail.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

export const emailProofKind = 'email-proof'

/**
 * Queues the mail that verifies an email. The token is created when the mail is sent, as for a password
 * reset.
 */
export function emailProofRequest(email: string): NewMail {
  const id = randomUUID()
  const message = { to: email, subject: `Confirm your email for ${brand.name}`, text: '' }
  return { key: `${emailProofKind} ${id}`, subject: id, kind: emailProofKind, urgency: 'immediate', message }
}

/** Creates the mail with its link. Returns `null` if there is nothing to verify. */
export async function emailProofMail(
  { db, auth, clock, environment }: Pick<ServerContext, 'db' | 'clock' | 'environment'> & { auth: Auth },
  request: Message,
): Promise<Message | null> {
  const account = await acceptedAccount(db, request.to)
  if (!account || account.emailProven) return null
  const link = new URL('/confirm-email', environment.PUBLIC_URL)
  link.searchParams.set('token', await newEmailProof(auth, account.id, clock()))
  const paragraphs = [
    `Thanks for joining ${brand.name}. Please confirm that this is your email address.`,
    'The link works for three days. You can use your account right away.',
    'Didn’t create an account? Ignore this email and don’t open the link.',
  ]
  return {
    ...request,
    ...mailWithLink(request.subject, paragraphs, { label: 'Confirm your email', address: link.href }),
  }
}
