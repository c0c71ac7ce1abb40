import type { Database } from '#db/database.server.ts'
import { emailPattern } from '#lib/email-address.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import { NotAccepted, type Mail, type Message } from '#mail/mail.server.ts'
import {
  claimMail,
  markFailed,
  markSent,
  markPossiblyAccepted,
  removeMail,
  requeueMail,
  type Attempt,
} from '#mail/mails.commands.server.ts'
import { queuedMail, type QueuedMail } from '#mail/mails.queries.server.ts'

/** Completes a queued mail before it is sent. Returns `null` if it should not be sent. */
export type Complete = (queued: QueuedMail) => Promise<Message | null>

interface Delivery {
  db: Database
  mail: Mail
  complete?: Complete
  /** Limits the number of mails that are sent at once. A mail is claimed before it waits for its turn. */
  inTurn?: LimitFunction
  onOutcome?: (outcome: MailOutcome) => void
}

/** The outcome of an attempt. A failed mail is not tried again. */
type MailOutcome = 'sent' | 'requeued' | 'failed'

const daysToTry = 2

/**
 * Sends a queued mail at most once. The mail is claimed first, and requeued only if the mail server certainly
 * did not accept it but may do so later. In that case, this function rejects, so that the job tries again.
 */
export async function deliverMail(delivery: Delivery, id: string): Promise<void> {
  const { db, mail, complete = asQueued, inTurn = pLimit(1), onOutcome = () => undefined } = delivery
  const queued = await queuedMail(db, id)
  if (!queued) return
  if (!emailPattern.test(queued.message.to)) {
    await markFailed(db, { id }, 'not one plain address')
    return onOutcome('failed')
  }
  const message = await complete(queued)
  if (!message) return removeMail(db, id)
  const attempt = await claimMail(db, id)
  if (!attempt) return
  return inTurn(() => sendClaimed({ db, mail, onOutcome }, attempt, message))
}

async function sendClaimed(
  { db, mail, onOutcome }: Required<Pick<Delivery, 'db' | 'mail' | 'onOutcome'>>,
  attempt: Attempt,
  message: Message,
): Promise<void> {
  const { id } = attempt
  const fail = async (reason: string) => {
    await markFailed(db, attempt, reason)
    onOutcome('failed')
  }
  const beforeAcceptance = async () => {
    if (!(await markPossiblyAccepted(db, attempt))) throw new AttemptReplaced()
  }
  try {
    await mail.send(message, { id, beforeAcceptance })
  } catch (thrown) {
    const error = thrown instanceof NotAccepted ? thrown.cause : thrown
    if (error instanceof AttemptReplaced) return
    const label = errorLabel(error)
    // After the last byte, only an explicit rejection proves that the mail server did not accept the mail.
    const isOpen = error === thrown && !isRejected(error)
    if (isOpen) return fail(`${label}, perhaps sent`)
    if (isRejectedForGood(error)) return fail(`${label}, rejected`)
    const outcome = await requeueMail(db, attempt, { error: label, daysToTry })
    if (outcome) onOutcome(outcome)
    if (outcome === 'requeued') throw new MailRequeued(label)
    return
  }
  await markSent(db, attempt)
  onOutcome('sent')
}

/**
 * Thrown if a mail was requeued. The error contains only the kind of failure, because the mail server's
 * message may name the customer.
 */
export class MailRequeued extends Error {}

/** Thrown if an attempt took so long that the mail was requeued. Another attempt sends the mail. */
class AttemptReplaced extends Error {}

function asQueued({ message }: QueuedMail): Promise<Message> {
  return Promise.resolve(message)
}

/** Whether the mail server rejected the message, temporarily or permanently. */
function isRejected(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400
}

/**
 * Whether the mail server will never accept this message. A failure of the greeting or log-in is not about
 * the message.
 */
function isRejectedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false
  return 'responseCode' in error && Number(error.responseCode) >= 500
}

function errorLabel(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
