import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Actor, ByActor } from '#audit/audit.ts'
import { exportArea, type AuditFilter, type AuditSubject } from '#audit/audit-filter.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import { isUuid } from '#lib/ids.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

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

export function countChanges(db: Database, filter: AuditFilter): Promise<number> {
  return countRows(db, auditEntries, changesWithin(filter))
}

/** Returns the first entries of each import or bulk change. */
export async function changesOfGroups(
  db: Database,
  parentIds: readonly string[],
  limit: number,
): Promise<AuditEntry[]> {
  const parts = await Promise.all(
    parentIds.map((parentId) =>
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.parentId, parentId))
        .orderBy(asc(auditEntries.id))
        .limit(limit),
    ),
  )
  return parts.flat()
}

function changesWithin(filter: AuditFilter): SQL | undefined {
  const { actorIds, actorKind, action, from, until, parentId = null, isFolded = false } = filter
  return and(
    actorIds === null ? undefined : isBy(actorIds),
    parentId === null ? undefined : eq(auditEntries.parentId, parentId),
    isFolded ? isNull(auditEntries.parentId) : undefined,
    actorKind === null ? undefined : eq(auditEntries.actorKind, actorKind),
    action === '' ? undefined : isOfArea(action),
    isAbout(filter),
    from ? gte(auditEntries.at, from) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  )
}

/** The author and the time of a record's last change; `null` if no change was recorded. */
export async function lastChangeOf(
  db: Database,
  { kind, id }: AuditSubject,
): Promise<Pick<AuditEntry, 'actorId' | 'at'> | null> {
  const [last] = await db
    .select({ actorId: auditEntries.actorId, at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(sql`${auditEntries.at} desc nulls last`)
    .limit(1)
  return last ?? null
}

/** The names of the fields of a record that one kind of action has changed since a given time. */
export async function fieldsChangedSince(
  db: Database,
  { kind, id }: AuditSubject,
  { action, at }: { action: string; at: Date },
): Promise<Set<string>> {
  const entries = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, kind),
        eq(auditEntries.subjectId, id),
        eq(auditEntries.action, action),
        gt(auditEntries.at, at),
      ),
    )
  return new Set(entries.flatMap(({ before, after }) => Object.keys({ ...before, ...after })))
}

/** A bulk change, or a change of a single record, that the actor made in the same session. */
export interface OwnChange {
  actor: Actor
  /** The id of the entry that groups the records, or of the entry of the single record. */
  entryId: string
  action: string
  kind: string
}

/** The entries of the records that a bulk change has changed. */
export async function changesOf(
  db: Database,
  { actor, entryId, action, kind }: OwnChange,
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        or(eq(auditEntries.parentId, entryId), eq(auditEntries.id, entryId)),
        isInSessionOf(actor),
        eq(auditEntries.action, action),
        eq(auditEntries.subjectKind, kind),
      ),
    )
    .orderBy(auditEntries.subjectId)
}

/**
 * The time limit for undoing a change. The button disappears after ten seconds, so that even a slow request
 * arrives within the limit.
 */
const undoLimit = 60_000

/** Whether the actor made the bulk change in the same session, and recently enough to undo it. */
export async function mayUndo(
  db: Database,
  entryId: string,
  { actor, now }: Pick<ByActor, 'actor' | 'now'>,
): Promise<boolean> {
  if (!isUuid(entryId)) return false
  const isRecent = gt(auditEntries.at, new Date(now.getTime() - undoLimit))
  return (
    (await db.$count(auditEntries, and(eq(auditEntries.id, entryId), isInSessionOf(actor), isRecent))) > 0
  )
}

function isInSessionOf(actor: Actor): SQL | undefined {
  if (actor.kind !== 'account' || actor.sessionId === null) return sql`false`
  return and(eq(auditEntries.actorId, actor.accountId), eq(auditEntries.sessionId, actor.sessionId))
}

function isOfArea(area: string): SQL {
  if (area === exportArea) return eq(auditEntries.subjectKind, 'export')
  return sql`lower(${auditEntries.action}) like ${`${escaped(area.toLowerCase())}%`}`
}

/** Entries of these accounts, and entries that approve one of their proposals. */
function isBy(actorIds: readonly string[]) {
  return or(inArray(auditEntries.actorId, [...actorIds]), inArray(auditEntries.proposedBy, [...actorIds]))
}

function isAbout({ subject, subjects = [] }: AuditFilter): SQL | undefined {
  if (subject.trim() === '') return undefined
  const [kind = '', id = kind] = subject.trim().split(/\s+/)
  const { subjectKind, subjectId } = auditEntries
  const isKind = eq(subjectKind, kind)
  const startsWithId = sql`${subjectId} like ${`${escaped(id)}%`}`
  const others = [...Map.groupBy(subjects, (other) => other.kind)].map(([ofKind, some]) => {
    const ids = some.map((other) => other.id)
    return and(eq(subjectKind, ofKind), inArray(subjectId, ids))
  })
  return or(kind === id ? or(isKind, startsWithId) : and(isKind, startsWithId), ...others)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
