import { and, asc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { Message } from '#mail/mail.server.ts'

export type MailState = 'queued' | 'sending' | 'sent' | 'failed'

export interface MailView {
  subject: string
  kind: string
  state: MailState
  at: Date
}

export interface QueuedMail {
  kind: string
  subject: string
  tries: number
  message: Message
}

/** A mail that waits to be sent; `null` if it is being sent or done. */
export async function queuedMail(db: Database, id: string): Promise<QueuedMail | null> {
  const [found] = await db
    .select({ kind: mails.kind, subject: mails.subject, tries: mails.tries, message: mails.message })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
  return found?.message ? { ...found, message: found.message } : null
}

/** The mails about these orders or enquiries, oldest first. */
export async function mailsAbout(db: Database, subjects: readonly string[]): Promise<MailView[]> {
  if (subjects.length === 0) return []
  return db
    .select({ subject: mails.subject, kind: mails.kind, state: mails.state, at: mails.changedAt })
    .from(mails)
    .where(inArray(mails.subject, [...subjects]))
    .orderBy(asc(mails.createdAt), asc(mails.key))
}

/** Mails whose job was never made or has ended: untried for a moment, or untouched for long. */
export async function unqueuedMails(
  db: Database,
  { untriedBefore, untouchedBefore }: { untriedBefore: Date; untouchedBefore: Date },
): Promise<string[]> {
  const found = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        or(and(eq(mails.tries, 0), lt(mails.changedAt, untriedBefore)), lt(mails.changedAt, untouchedBefore)),
      ),
    )
    .orderBy(asc(mails.createdAt))
    .limit(500)
  return found.map(({ id }) => id)
}
