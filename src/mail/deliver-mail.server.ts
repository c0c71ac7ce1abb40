import type { Database } from '#db/database.server.ts'
import { claimMail, markFailed, markSent, requeue, removeMail } from '#mail/mails.commands.server.ts'
import { queuedMail, type QueuedMail } from '#mail/mails.queries.server.ts'
import { NotHandedOver, type Mail, type Message } from '#mail/mail.server.ts'

/** Completes a queued mail before it is sent; `null` if it is not to be sent. */
export type Complete = (kept: QueuedMail) => Promise<Message | null>

interface Delivery {
  db: Database
  mail: Mail
  complete?: Complete
}

/**
 * Sends one queued mail, at most once. It is claimed first, and returns to the queue only if the mail server surely has
 * not taken it and may later. Then this rejects, so that the job tries again after a pause.
 */
export async function deliverMail({ db, mail, complete = asKept }: Delivery, id: string): Promise<void> {
  const kept = await queuedMail(db, id)
  if (!kept) return
  const message = await complete(kept)
  if (!message) return removeMail(db, id)
  if (!(await claimMail(db, id))) return
  try {
    await mail.send(message)
  } catch (thrown) {
    const error = thrown instanceof NotHandedOver ? thrown.cause : thrown
    const fault = faultOf(error)
    // Once the hand-over began, only the mail server's own answer proves that it has not taken the mail.
    const isOpen = error === thrown && !isRefused(error)
    if (isOpen) return markFailed(db, id, `${fault}, perhaps sent`)
    if (isRefusedForGood(error)) return markFailed(db, id, `${fault}, refused`)
    if (await requeue(db, id, { fault, daysToTry })) throw new MailNotTaken(fault)
    return
  }
  await markSent(db, id)
}

const daysToTry = 2

function asKept({ message }: QueuedMail): Promise<Message> {
  return Promise.resolve(message)
}

/** Carries the kind of failure only: what the mail server says may name the customer. */
export class MailNotTaken extends Error {}

/** The mail server rejected it with a code, for now or for good. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400
}

/** The mail server will never take this message. A failed greeting or log-in says nothing about the message. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false
  return 'responseCode' in error && Number(error.responseCode) >= 500
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
