import { changedFields, type Actor, type Fields } from '#audit/audit.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export interface Change {
  actor: Actor
  action: string
  subject: { kind: string; id: string }
  /** All fields before and after the change; only the differences are stored. */
  before: Fields | null
  after: Fields | null
  /** Fields whose values the log leaves out; it says only that they changed. */
  personal?: readonly string[]
  now: Date
}

/** Records a change, in the transaction that makes it. A change without differences is not recorded. */
export async function recordChange(tx: Database, change: Change): Promise<void> {
  const { actor, action, subject, personal, now } = change
  const changed = changedFields(change.before, change.after, personal)
  if (!changed) return
  await tx.insert(auditEntries).values({
    at: now,
    actorKind: actor.kind,
    actorId: actor.kind === 'account' ? actor.accountId : null,
    sessionId: actor.kind === 'account' ? actor.sessionId : null,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...changed,
  })
}
