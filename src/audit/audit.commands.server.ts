import { randomUUID } from 'node:crypto'
import { changedFields, type Actor, type ByActor, type ChangeOrigin, type Fields } from '#audit/audit.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface Sides {
  /** All fields before and after the change. Only the differences are stored. */
  before: Fields | null
  after: Fields | null
  /** Fields whose values are not stored. The log only records that they changed. */
  personal?: readonly string[]
}

export interface Change extends ByActor, ChangeOrigin, Sides {
  action: string
  subject: { kind: string; id: string }
}

/** Records a change in the transaction that makes it. Records nothing if no field differs. */
export function recordChange(
  tx: Database,
  by: ByActor & ChangeOrigin,
  action: string,
  [kind, id]: readonly [kind: string, id: string],
  sides: Sides,
): Promise<void> {
  const subject = { kind, id }
  return recordChanges(tx, [{ ...by, action, subject, ...sides }])
}

export async function recordChanges(tx: Database, changes: readonly Change[]): Promise<void> {
  const entries = changes.flatMap((change) => entryOf(change) ?? [])
  if (entries.length > 0) await tx.insert(auditEntries).values(entries)
}

function entryOf(change: Change): typeof auditEntries.$inferInsert | null {
  const { entryId, actor, action, subject, personal, parentId, proposedBy, now } = change
  const changed = changedFields(change.before, change.after, personal)
  if (!changed) return null
  return {
    ...(entryId && { id: entryId }),
    at: now,
    actorKind: actor.kind,
    actorId: actorIdOf(actor),
    sessionId: actor.kind === 'account' ? actor.sessionId : null,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...(parentId && { parentId }),
    ...(proposedBy && { proposedBy }),
    ...changed,
  }
}

interface GroupChange extends ByActor {
  action: string
  kind: string
  /** The values that all records have after a bulk change, or the counts of an import. */
  after: Fields
}

/** Records a change of several records, with an entry for each of them. */
export async function recordTogether(
  tx: Database,
  change: GroupChange,
  records: readonly ({ id: string } & Pick<Change, 'before' | 'after'>)[],
): Promise<void> {
  const { actor, action, kind, now } = change
  const group = await recordGroup(tx, { ...change, count: records.length })
  await recordChanges(
    tx,
    records.map(({ id, before, after }) => ({
      ...group,
      actor,
      action,
      subject: { kind, id },
      before,
      after,
      now,
    })),
  )
}

/**
 * Records an import or bulk change as one entry, to which the entries of its records refer. A change of a
 * single record needs no group entry, so the record's entry gets the id.
 */
export async function recordGroup(
  tx: Database,
  { entryId = randomUUID(), kind, count, actor, action, after, now }: GroupChange & { count: number },
): Promise<Pick<Change, 'entryId' | 'parentId'>> {
  if (count < 2) return { entryId }
  const subject = [`${kind}-group`, String(count)] as const
  await recordChange(tx, { entryId, actor, now }, action, subject, { before: null, after })
  return { parentId: entryId }
}

function actorIdOf(actor: Actor): string | null {
  if (actor.kind === 'account') return actor.accountId
  return actor.kind === 'api_key' ? actor.keyId : null
}
