import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { Message } from '#mail/mail.server.ts'

export interface NewMail {
  /** Names what the mail is about. A second mail with the same key is not stored. */
  key: string
  subject: string
  kind: string
  message: Message
}

/** Stores a mail to be sent and returns its id; `null` if there is one already. */
export async function keepMail(db: Database, mail: NewMail): Promise<string | null> {
  const [kept] = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  return kept?.id ?? null
}

/** Claims a mail for sending: only one caller gets it. `false` if another has it or it is done. */
export async function claimMail(db: Database, id: string): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set({ state: 'sending', tries: sql`${mails.tries} + 1`, changedAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    .returning({ id: mails.id })
  return claimed.length > 0
}

/** The mail is not to be sent at all: nothing of it is stored. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.id, id), eq(mails.state, 'queued')))
}

export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', fault: null, message: null, changedAt: sql`now()` })
    .where(eq(mails.id, id))
}

/** The mail surely was not sent. It may be tried again until it is too old; returns whether it will be. */
export async function requeue(
  db: Database,
  id: string,
  { fault, daysToTry }: { fault: string; daysToTry: number },
): Promise<boolean> {
  const isYoung = sql`${mails.createdAt} > now() - make_interval(days => ${daysToTry})`
  const [kept] = await db
    .update(mails)
    .set({ state: sql`case when ${isYoung} then 'queued' else 'failed' end`, fault, changedAt: sql`now()` })
    .where(eq(mails.id, id))
    .returning({ state: mails.state })
  return kept?.state === 'queued'
}

export async function markFailed(db: Database, id: string, fault: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', fault, changedAt: sql`now()` })
    .where(eq(mails.id, id))
}

/** A process ended while sending: nobody knows whether the mail went out, so it is not sent again. */
export async function failInterrupted(db: Database, before: Date): Promise<number> {
  const given = await db
    .update(mails)
    .set({ state: 'failed', fault: 'interrupted while sending', changedAt: sql`now()` })
    .where(and(eq(mails.state, 'sending'), lt(mails.changedAt, before)))
    .returning({ id: mails.id })
  return given.length
}
