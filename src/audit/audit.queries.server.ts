import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { AuditFilter } from '#audit/audit-filter.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { comesAfter, type ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

/** Changes, the newest first. */
export async function listChanges(
  db: Database,
  filter: AuditFilter,
  { limit, offset = 0, after = null }: ListSlice,
): Promise<AuditEntry[]> {
  const { actorIds, actorKind, action, subject, from, until } = filter
  const [kind = '', id = kind] = subject.trim().split(/\s+/)
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        actorIds === null ? undefined : inArray(auditEntries.actorId, [...actorIds]),
        actorKind === null ? undefined : eq(auditEntries.actorKind, actorKind),
        action === ''
          ? undefined
          : sql`lower(${auditEntries.action}) like ${`${escaped(action.toLowerCase())}%`}`,
        subject.trim() === '' ? undefined : subjectIs(kind, id),
        from ? gte(auditEntries.at, from) : undefined,
        until ? lt(auditEntries.at, until) : undefined,
        after === null
          ? undefined
          : comesAfter({ last: after, at: auditEntries.at, id: auditEntries.id, order: ['desc', 'asc'] }),
      ),
    )
    .orderBy(sql`${auditEntries.at} desc nulls last`, auditEntries.id)
    .limit(limit)
    .offset(offset)
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
