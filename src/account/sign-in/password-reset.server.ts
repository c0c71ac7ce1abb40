import { randomUUID } from 'node:crypto'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { newResetToken, type Auth } from '#account/session/auth.server.ts'
import { brand } from '#content/brand.ts'
import { mailWithLink } from '#mail/mail-page.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import type { Message } from '#mail/mail.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

/**
 * Queues a reset mail, whether or not the email has an account. The token is created when the mail is sent,
 * so that the queue never contains it and its hour starts then.
 */
export function resetRequest(email: string): NewMail {
  const id = randomUUID()
  const message = { to: email, subject: `Choose a new password for your ${brand.name} account`, text: '' }
  return { key: `reset ${id}`, subject: id, kind: 'reset', urgency: 'immediate', message }
}

/** Creates the mail with its link. Returns `null` if the address has no account. */
export async function resetMail(
  { db, auth, clock, environment }: Pick<ServerContext, 'db' | 'clock' | 'environment'> & { auth: Auth },
  queued: Message,
): Promise<Message | null> {
  const account = await acceptedAccount(db, queued.to)
  if (!account) return null
  const link = new URL('/auth', environment.PUBLIC_URL)
  link.searchParams.set('reset', 'true')
  link.searchParams.set('token', await newResetToken(auth, account.id, clock()))
  const paragraphs = [
    `Someone, most likely you, asked for a new password for your ${brand.name} account.`,
    'The link works for one hour.',
    'Wasn’t you? You don’t need to do anything. Your password hasn’t changed.',
  ]
  return {
    ...queued,
    ...mailWithLink(queued.subject, paragraphs, { label: 'Choose a new password', address: link.href }),
  }
}
