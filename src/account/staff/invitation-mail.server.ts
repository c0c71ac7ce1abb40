import { invitationLink, invitationToken } from '#account/staff/invitation-token.server.ts'
import { pendingInvitation, type Invitation } from '#account/staff/invitations.queries.server.ts'
import { invitationDays, invitedAs } from '#account/staff/invitations.ts'
import { brand } from '#content/brand.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { mailWithLink } from '#mail/mail-page.ts'
import type { Message } from '#mail/mail.server.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

export const invitationKind = 'invitation'

const usualSubject = `You’re invited to the ${brand.name} dashboard`

/**
 * Queues an invitation mail. Its link is created when the mail is sent, so that the queue never contains it.
 */
export function invitationRequest(
  { id, email, expiresAt }: Pick<Invitation, 'id' | 'email' | 'expiresAt'>,
  mailSubject: string = usualSubject,
): NewMail {
  return {
    key: `${invitationKind} ${id} ${expiresAt.getTime()}`,
    subject: id,
    kind: invitationKind,
    urgency: 'immediate',
    message: { to: email, subject: mailSubject, text: '' },
  }
}

/** Creates the mail with its link. Returns `null` if the invitation was accepted or withdrawn. */
export async function invitationMail(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  id: string,
  request: Message,
  /** Passed as a parameter, because sellers belong to a later folder. */
  sellerName: (sellerId: string) => Promise<string | null>,
): Promise<Message | null> {
  const invitation = await pendingInvitation(db, id)
  if (!invitation) return null
  const link = invitationLink(environment.PUBLIC_URL, invitationToken(environment.AUTH_SECRET, invitation))
  const { seller } = invitation
  const name = seller && (await sellerName(seller.sellerId))
  const paragraphs = [
    `You’re invited to the ${brand.name} dashboard as ${invitedAs(invitation, name)}.`,
    ...(seller ? ['That’s where you add products, see your orders and edit your seller page.'] : []),
    `The invitation works for ${invitationDays} days.`,
    `You’ll choose a password, or use your ${brand.name} password, and add two-step sign-in: a passkey or an authenticator app.`,
    'Not expecting this? You can ignore this email.',
  ]
  return {
    ...request,
    ...mailWithLink(request.subject, paragraphs, { label: 'Accept the invitation', address: link }),
  }
}
