import { eq, inArray } from 'drizzle-orm'
import { recordTogether } from '#audit/audit.commands.server.ts'
import { changesOf } from '#audit/audit.queries.server.ts'
import type { ByActor, Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { enquiryStates, type EnquiryState } from '#enquiries/enquiry-thread.ts'
import { isUuid } from '#lib/ids.ts'

/** Marks the inquiries as done and returns the number of changed inquiries. */
export function finishEnquiries(db: Database, by: ByActor, ids: readonly string[]): Promise<number> {
  return changeEnquiries(db, by, ids, { state: 'done' })
}

/**
 * Assigns the inquiries to the actor, who must be allowed to answer. Returns the number of changed inquiries.
 */
export function takeEnquiries(db: Database, by: ByActor, ids: readonly string[]): Promise<number> {
  const { actor } = by
  return actor.kind === 'account'
    ? changeEnquiries(db, by, ids, { assignedTo: actor.accountId })
    : Promise.resolve(0)
}

type EnquiryChange = { state: EnquiryState } | { assignedTo: string | null }

async function changeEnquiries(
  db: Database,
  by: ByActor,
  selected: readonly string[],
  change: EnquiryChange,
): Promise<number> {
  const known = selected.filter(isUuid)
  if (known.length === 0) return 0
  return db.transaction(async (tx) => {
    const rows = await lockEnquiries(tx, known)
    const others = rows.filter((row) =>
      'state' in change ? row.state !== change.state : row.assignedTo !== change.assignedTo,
    )
    const fieldsOf = (values: { state?: EnquiryState; assignedTo?: string | null }) =>
      'state' in change ? { state: values.state } : { assigned_to: values.assignedTo ?? null }
    const ids = others.map(({ id }) => id)
    await tx.update(enquiries).set(change).where(inArray(enquiries.id, ids))
    const after = fieldsOf(change)
    const records = others.map((row) => ({ id: row.id, before: fieldsOf(row), after }))
    await recordTogether(tx, { ...by, action: 'enquiries.answer', kind: 'enquiry', after }, records)
    return others.length
  })
}

/**
 * Restores the state or assignee of inquiries that were changed together under the entry `undoes`. Skips
 * inquiries that have changed again since (product: dashboard 98).
 */
export async function undoEnquiryChange(
  db: Database,
  by: ByActor,
  undoes: string,
): Promise<{ undone: number; kept: number }> {
  const logged = { ...by, action: 'enquiries.answer', kind: 'enquiry' }
  return db.transaction(async (tx) => {
    const entries = await changesOf(tx, { ...logged, entryId: undoes })
    const rows = await lockEnquiries(
      tx,
      entries.map(({ subjectId }) => subjectId),
    )
    const undone = entries.filter(({ subjectId, after }) => {
      const row = rows.find(({ id }) => id === subjectId)
      return row && (after?.['state'] === row.state || after?.['assigned_to'] === row.assignedTo)
    })
    for (const { subjectId, before } of undone) {
      await tx.update(enquiries).set(formerValues(before)).where(eq(enquiries.id, subjectId))
    }
    const records = undone.map(({ subjectId: id, before, after }) => ({ id, before: after, after: before }))
    await recordTogether(tx, { ...logged, after: { undone: true } }, records)
    return { undone: undone.length, kept: entries.length - undone.length }
  })
}

function formerValues(before: Fields | null): EnquiryChange {
  const state = enquiryStates.find((known) => known === before?.['state'])
  const assignedTo = before?.['assigned_to']
  return state ? { state } : { assignedTo: typeof assignedTo === 'string' ? assignedTo : null }
}

function lockEnquiries(tx: Database, ids: readonly string[]) {
  return (
    tx
      .select({ id: enquiries.id, state: enquiries.state, assignedTo: enquiries.assignedTo })
      .from(enquiries)
      .where(inArray(enquiries.id, [...ids]))
      // All transactions lock the rows in the same order, to prevent deadlocks.
      .orderBy(enquiries.id)
      .for('update')
  )
}
