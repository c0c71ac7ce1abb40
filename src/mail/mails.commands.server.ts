import { and, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import type { Message } from '#mail/mail.server.ts'
import type { MailUrgency } from '#mail/mail-urgency.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { TraceCarrier } from '#lib/spans.server.ts'

export interface NewMail {
  /** Identifies the occasion of the mail. A second mail with the same key is not stored. */
  key: string
  subject: string
  kind: string
  urgency: MailUrgency
  message: Message
}

export interface UnqueuedMail {
  id: string
  urgency: MailUrgency
  /** The trace of the work that stored the mail. The job continues it. */
  trace?: TraceCarrier
}

/** An attempt to send a mail. Its reports are ignored once the next attempt has begun. */
export interface Attempt {
  id: string
  tries: number
}

/** Stores a mail to be sent and returns its id, or `null` if its key exists. */
export async function queueMail(db: Database, mail: NewMail): Promise<string | null> {
  const [queued] = await db
    .insert(mails)
    .values({ ...mail, message: wellFormed(mail.message) })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  return queued?.id ?? null
}

/** Replaces lone surrogates. Customers may send them, and PostgreSQL rejects them in JSON. */
function wellFormed(message: Message): Message {
  const html = message.html?.toWellFormed()
  return {
    ...message,
    subject: message.subject.toWellFormed(),
    text: message.text.toWellFormed(),
    ...(html !== undefined && { html }),
  }
}

/** Claims a mail, so that only one caller sends it. Returns `null` if it was claimed or finished. */
export async function claimMail(db: Database, id: string): Promise<Attempt | null> {
  const [claimed] = await db
    .update(mails)
    .set({
      state: 'sending',
      tries: sql`${mails.tries} + 1`,
      possiblyAcceptedAt: null,
      changedAt: sql`now()`,
    })
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    .returning({ id: mails.id, tries: mails.tries })
  return claimed ?? null
}

/**
 * Records that the mail server may have accepted the mail from now on. Returns `false` if the mail was
 * requeued.
 */
export async function markPossiblyAccepted(db: Database, attempt: Attempt): Promise<boolean> {
  const marked = await db
    .update(mails)
    .set({ possiblyAcceptedAt: sql`now()`, changedAt: sql`now()` })
    .where(isUnderWay(attempt))
    .returning({ id: mails.id })
  return marked.length > 0
}

export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.id, id), eq(mails.state, 'queued')))
}

export async function markSent(db: Database, attempt: Attempt): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', error: null, message: null, changedAt: sql`now()` })
    .where(isUnderWay(attempt))
}

/**
 * Requeues a mail that was certainly not accepted, or marks it as failed if it is too old. Returns `null` if
 * another attempt has begun.
 */
export async function requeueMail(
  db: Database,
  attempt: Attempt,
  { error, daysToTry }: { error: string; daysToTry: number },
): Promise<'requeued' | 'failed' | null> {
  const isYoung = sql`${mails.createdAt} > now() - make_interval(days => ${daysToTry})`
  const [stored] = await db
    .update(mails)
    .set({
      state: sql`case when ${isYoung} then 'queued' else 'failed' end`,
      possiblyAcceptedAt: null,
      error,
      changedAt: sql`now()`,
    })
    .where(isUnderWay(attempt))
    .returning({ state: mails.state })
  if (!stored) return null
  return stored.state === 'queued' ? 'requeued' : 'failed'
}

export async function markFailed(db: Database, { id }: Pick<Attempt, 'id'>, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', error, changedAt: sql`now()` })
    .where(eq(mails.id, id))
}

/** Requeues mails of processes that ended before the mail server could accept them. */
export async function requeueInterrupted(db: Database, before: Date): Promise<UnqueuedMail[]> {
  return db
    .update(mails)
    .set({ state: 'queued', error: 'interrupted, sent again', changedAt: sql`now()` })
    .where(and(eq(mails.state, 'sending'), isNull(mails.possiblyAcceptedAt), lt(mails.changedAt, before)))
    .returning({ id: mails.id, urgency: mails.urgency })
}

/**
 * Marks mails as failed if their process ended before the mail server answered. Another attempt could deliver
 * a second copy.
 */
export async function failInterrupted(db: Database, before: Date): Promise<{ id: string }[]> {
  return db
    .update(mails)
    .set({ state: 'failed', error: 'interrupted, perhaps sent', changedAt: sql`now()` })
    .where(and(eq(mails.state, 'sending'), isNotNull(mails.possiblyAcceptedAt), lt(mails.changedAt, before)))
    .returning({ id: mails.id })
}

/** Deletes queued and failed mails to an address, except mails of the given kinds. */
export async function removeMailTo(
  db: Database,
  email: string,
  kindsToSend: readonly string[],
): Promise<void> {
  await db
    .delete(mails)
    .where(
      and(
        inArray(mails.state, ['queued', 'failed']),
        sql`lower(${mails.message} ->> 'to') = ${email.toLowerCase()}`,
        notInArray(mails.kind, [...kindsToSend]),
      ),
    )
}

/** Deletes the texts of mails that failed before a given time. The records remain. */
export async function deleteFailedTexts(db: Database, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ message: null })
    .where(and(eq(mails.state, 'failed'), lt(mails.changedAt, before), isNotNull(mails.message)))
}

function isUnderWay({ id, tries }: Attempt) {
  return and(eq(mails.id, id), eq(mails.tries, tries), eq(mails.state, 'sending'))
}
