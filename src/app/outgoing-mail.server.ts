import { createHash } from 'node:crypto'
import { emailProofKind, emailProofMail } from '#account/sign-in/email-proof.server.ts'
import { invitationKind, invitationMail } from '#account/staff/invitation-mail.server.ts'
import { resetMail } from '#account/sign-in/password-reset.server.ts'
import { sellerName } from '#catalog/sellers/seller-members.queries.server.ts'
import { isNoticeDue } from '#dashboard/notices/notice-settings.server.ts'
import { noticeOfMailKind } from '#dashboard/notices/notices.ts'
import { reviewInvitationKind } from '#reviews/invitations/invitation-mail.ts'
import { areInvitationsStopped } from '#reviews/invitations/invitations.queries.server.ts'
import { mailboxOf } from '#lib/email-address.ts'
import { inMailLayout } from '#mail/mail-layout.ts'
import type { Complete } from '#mail/deliver-mail.server.ts'
import { withReceiptAttached } from '#orders/receipts/attach-receipt.server.ts'
import { receiptMailKind, renewalReceiptMailKind } from '#orders/transitions/receipt-mail.ts'
import type { AppContext } from '#app/app-context.server.ts'

/** Kinds of mail whose recipient is an address that a visitor entered and may not own. */
const toEnteredAddress = new Set(['confirmation', 'placed', 'expired', 'reset'])

/**
 * Limits the mails per hour that strangers can send to a mailbox through the shop. Each kind has its own
 * limit, so that inquiries cannot block reset mails (product: limits 4, 6). Also adds tokens and the layout,
 * and drops outdated notices and invitations.
 */
export function outgoingMail(context: Omit<AppContext, 'jobs'>): Complete {
  const complete = completeMail(context)
  return async (queued) => {
    const message = await complete(queued)
    return message && inMailLayout(message, context.environment)
  }
}

function completeMail(context: Omit<AppContext, 'jobs'>): Complete {
  return async ({ kind, subject, tries, message }) => {
    if (toEnteredAddress.has(kind) && tries === 0) {
      const recipient = createHash('sha256').update(mailboxOf(message.to)).digest('base64url')
      const limited = await context.limits.consume('mailTo', `${kind}:${recipient}`)
      if (!limited.ok) {
        context.log.warn({ kind, about: subject }, 'mail dropped: the recipient reached the hourly limit')
        return null
      }
    }
    const notice = noticeOfMailKind(kind)
    if (notice) return (await isNoticeDue(context.db, notice, message.to)) ? message : null
    if (kind === receiptMailKind || kind === renewalReceiptMailKind) {
      return withReceiptAttached(context, subject, message)
    }
    if (kind === reviewInvitationKind)
      return (await areInvitationsStopped(context.db, message.to)) ? null : message
    if (kind === invitationKind) {
      return invitationMail(context, subject, message, (sellerId) => sellerName(context.db, sellerId))
    }
    if (kind === 'reset') return resetMail(context, message)
    return kind === emailProofKind ? emailProofMail(context, message) : message
  }
}
