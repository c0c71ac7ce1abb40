import { and, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { AuditFilter } from '#audit/audit-filter.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

interface Window {
  limit: number
  offset: number
}

/** Changes, the newest first. */
export async function listChanges(
  db: Database,
  filter: AuditFilter,
  { limit, offset }: Window,
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
        action === '' ? undefined : ilike(auditEntries.action, `${escaped(action)}%`),
        subject.trim() === '' ? undefined : subjectIs(kind, id),
        from ? gte(auditEntries.at, from) : undefined,
        until ? lt(auditEntries.at, until) : undefined,
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
