import { createHash } from 'node:crypto'
import { emailProofKind, emailProofMail } from '#account/email-proof.server.ts'
import { resetMail } from '#account/password-reset.server.ts'
import type { Complete } from '#mail/deliver-mail.server.ts'
import type { AppContext } from '#app/app-context.server.ts'

/** Mail to an address that somebody typed, whether it is theirs or not. */
const toTypedAddress = new Set(['confirmation', 'placed', 'expired', 'reset'])

/**
 * Checks each mail before it is sent. An address gets only so many an hour that anybody could have caused; what they
 * are about is stored all the same. A reset gets its token here.
 */
export function outgoingMail(context: Omit<AppContext, 'jobs'>): Complete {
  return async ({ kind, subject, tries, message }) => {
    if (toTypedAddress.has(kind) && tries === 0) {
      const recipient = createHash('sha256').update(message.to.toLowerCase()).digest('base64url')
      const limited = await context.limits.consume('mailTo', recipient)
      if (!limited.ok) {
        context.log.warn({ kind, about: subject }, 'a mail was left out, its recipient has had too many')
        return null
      }
    }
    if (kind === 'reset') return resetMail(context, message)
    return kind === emailProofKind ? emailProofMail(context, message) : message
  }
}
