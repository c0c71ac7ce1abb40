import { eq, inArray } from 'drizzle-orm'
import { recordChange, recordGroup } from '#audit/audit.commands.server.ts'
import { changesOfMoment } from '#audit/audit.queries.server.ts'
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
  { actor, now }: ByActor,
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
    const logged = { actor, action: 'enquiries.answer', after: fieldsOf(change), now }
    const group = await recordGroup(tx, { ...logged, kind: 'enquiry', count: others.length })
    const ids = others.map(({ id }) => id)
    await tx.update(enquiries).set(change).where(inArray(enquiries.id, ids))
    for (const row of others) {
      const subject = { kind: 'enquiry', id: row.id }
      await recordChange(tx, { ...logged, ...group, subject, before: fieldsOf(row) })
    }
    return others.length
  })
}

/**
 * Restores the state or assignee of inquiries that were changed together. Skips inquiries that have changed
 * again since (product: dashboard 98).
 */
export async function undoEnquiryChange(
  db: Database,
  { actor, now }: ByActor,
  at: Date,
): Promise<{ undone: number; kept: number }> {
  return db.transaction(async (tx) => {
    const entries = await changesOfMoment(tx, { actor, at, action: 'enquiries.answer', kind: 'enquiry' })
    const rows = await lockEnquiries(
      tx,
      entries.map(({ subjectId }) => subjectId),
    )
    const undone = entries.filter(({ subjectId, after }) => {
      const row = rows.find(({ id }) => id === subjectId)
      return row && (after?.['state'] === row.state || after?.['assigned_to'] === row.assignedTo)
    })
    const logged = { actor, action: 'enquiries.answer', now }
    const after = { undone: true }
    const group = await recordGroup(tx, { ...logged, kind: 'enquiry', count: undone.length, after })
    for (const entry of undone) {
      const { subjectId: id } = entry
      await tx.update(enquiries).set(formerValues(entry.before)).where(eq(enquiries.id, id))
      const subject = { kind: 'enquiry', id }
      await recordChange(tx, { ...logged, ...group, subject, before: entry.after, after: entry.before })
    }
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
