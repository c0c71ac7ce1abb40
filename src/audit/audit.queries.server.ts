import { and, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#audit/audit.ts'
import type { AuditFilter } from '#audit/audit-filter.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { maxCounted } from '#lib/max-counted.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

/** Changes, newest first. */
export async function listChanges(
  db: Database,
  filter: AuditFilter,
  { limit, offset = 0, after = null }: ListSlice,
): Promise<(AuditEntry & { moment: string })[]> {
  const { at, id: entryId } = auditEntries
  return db
    .select({ ...getTableColumns(auditEntries), moment: momentText(at) })
    .from(auditEntries)
    .where(
      and(
        changesWithin(filter),
        after === null ? undefined : comesAfter(after, { at, id: entryId, order: ['desc', 'asc'] }),
      ),
    )
    .orderBy(sql`${auditEntries.at} desc nulls last`, auditEntries.id)
    .limit(limit)
    .offset(offset)
}

/** At most one more than are counted. */
export function countChanges(db: Database, filter: AuditFilter): Promise<number> {
  const rows = db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(changesWithin(filter))
    .limit(maxCounted + 1)
  return db.$count(rows.as('counted'))
}

function changesWithin({ actorIds, actorKind, action, subject, from, until }: AuditFilter): SQL | undefined {
  const [kind = '', id = kind] = subject.trim().split(/\s+/)
  return and(
    actorIds === null ? undefined : inArray(auditEntries.actorId, [...actorIds]),
    actorKind === null ? undefined : eq(auditEntries.actorKind, actorKind),
    action === ''
      ? undefined
      : sql`lower(${auditEntries.action}) like ${`${escaped(action.toLowerCase())}%`}`,
    subject.trim() === '' ? undefined : subjectIs(kind, id),
    from ? gte(auditEntries.at, from) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  )
}

/** What an actor changed at one moment: the records of one bulk change. */
export async function changesOfMoment(
  db: Database,
  { actor, at, action, kind }: { actor: Actor; at: Date; action: string; kind: string },
): Promise<AuditEntry[]> {
  if (actor.kind !== 'account' || actor.sessionId === null) return []
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actorId, actor.accountId),
        eq(auditEntries.at, at),
        eq(auditEntries.sessionId, actor.sessionId),
        eq(auditEntries.action, action),
        eq(auditEntries.subjectKind, kind),
      ),
    )
    .orderBy(auditEntries.subjectId)
}

function subjectIs(kind: string, id: string) {
  const either = or(
    eq(auditEntries.subjectKind, kind),
    sql`${auditEntries.subjectId} like ${`${escaped(id)}%`}`,
  )
  const both = and(
    eq(auditEntries.subjectKind, kind),
    sql`${auditEntries.subjectId} like ${`${escaped(id)}%`}`,
  )
  return kind === id ? either : both
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
