import { and, asc, count, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { mailUrgencies } from '#mail/mail-urgency.ts'
import type { UnqueuedMail } from '#mail/mails.commands.server.ts'
import { mails } from '#mail/mails.tables.server.ts'

export type MailState = 'queued' | 'sending' | 'sent' | 'failed'

/** Returns a mail that is queued, or `null` if it is being sent or finished. */
export async function queuedMail(db: Database, id: string) {
  const { kind, subject, tries, message } = mails
  const [found] = await db
    .select({ kind, subject, tries, message })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
  return found?.message ? { ...found, message: found.message } : null
}

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof queuedMail>>>

export async function mailsAbout(db: Database, subjects: readonly string[]) {
  if (subjects.length === 0) return []
  return db
    .select({
      subject: mails.subject,
      kind: mails.kind,
      state: mails.state,
      tries: mails.tries,
      error: mails.error,
      at: mails.changedAt,
    })
    .from(mails)
    .where(inArray(mails.subject, [...subjects]))
    .orderBy(asc(mails.createdAt), asc(mails.key))
}

export interface FailuresOfDay {
  /** The day in UTC, such as `2026-11-22`. */
  day: string
  kind: string
  reason: string
  times: number
}

/** Counts the failed mails of a period by day, kind and reason. */
export function failedMails(
  db: Database,
  { start, before }: { start: Date; before: Date },
  { limit, offset = 0 }: ListSlice,
): Promise<FailuresOfDay[]> {
  const day = sql<string>`to_char(${mails.changedAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const reason = sql<string>`coalesce(${mails.error}, '')`
  return db
    .select({ day, kind: mails.kind, reason, times: count() })
    .from(mails)
    .where(and(eq(mails.state, 'failed'), gte(mails.changedAt, start), lt(mails.changedAt, before)))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1 desc`, sql`2`, sql`3`)
    .limit(limit)
    .offset(offset)
}

export async function countFailedMails(db: Database, since: Date): Promise<number> {
  return db.$count(mails, and(eq(mails.state, 'failed'), gte(mails.changedAt, since)))
}

export async function countUnsentMails(db: Database): Promise<number> {
  return db.$count(mails, inArray(mails.state, ['queued', 'sending']))
}

/**
 * Returns queued mails that probably have no job, most urgent first: never tried although stored a while ago,
 * or unchanged for a long time.
 */
export async function unqueuedMails(
  db: Database,
  { untriedBefore, untouchedBefore }: { untriedBefore: Date; untouchedBefore: Date },
): Promise<UnqueuedMail[]> {
  const byUrgency = sql`array_position(${sql.param([...mailUrgencies])}::text[], ${mails.urgency})`
  return db
    .select({ id: mails.id, urgency: mails.urgency })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        or(and(eq(mails.tries, 0), lt(mails.changedAt, untriedBefore)), lt(mails.changedAt, untouchedBefore)),
      ),
    )
    .orderBy(byUrgency, asc(mails.createdAt))
    .limit(500)
}
