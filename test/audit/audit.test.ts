import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changedFields, personalValue } from '#audit/audit.ts'
import { recordChanges } from '#audit/audit.commands.server.ts'
import { mayUndo } from '#audit/audit.queries.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { withRollback } from '../support/store.ts'

test('an audit entry records only changed fields, and personal fields without their values', () => {
  const before = { name: 'Old', price: 100, email: 'a@example.com', tags: ['a'] }
  const after = { name: 'New', price: 100, email: 'b@example.com', tags: ['a'] }
  expect(changedFields(before, after, ['email'])).toEqual({
    before: { name: 'Old', email: personalValue },
    after: { name: 'New', email: personalValue },
  })
  expect(changedFields(before, { ...before })).toBeNull()
  expect(changedFields(null, { name: 'New' })).toEqual({ before: null, after: { name: 'New' } })
})

const change = {
  actor: { kind: 'command' },
  action: 'catalogue.edit',
  subject: { kind: 'product', id: 'one' },
  before: { price: 1 },
  after: { price: 2 },
  now: new Date('2026-11-22T08:00:00Z'),
} as const

test('the audit log records a change once, and ignores a save without a change', () =>
  withRollback(async (db) => {
    await recordChanges(db, [change])
    await recordChanges(db, [{ ...change, after: change.before }])
    expect(await db.select().from(auditEntries)).toMatchObject([
      { actorKind: 'command', actorId: null, before: { price: 1 }, after: { price: 2 } },
    ])
  }))

test('a change can be undone for a minute, in the session that made it', () =>
  withRollback(async (db) => {
    const [accountId, sessionId, id] = [randomUUID(), randomUUID(), randomUUID()]
    const actor = { kind: 'account', accountId, sessionId } as const
    await recordChanges(db, [{ ...change, entryId: id, actor }])
    const later = (seconds: number) => new Date(change.now.getTime() + seconds * 1000)
    expect(await mayUndo(db, id, { actor, now: later(59) })).toBe(true)
    expect(await mayUndo(db, id, { actor, now: later(60) })).toBe(false)
    expect(await mayUndo(db, id, { actor: { ...actor, sessionId: id }, now: later(1) })).toBe(false)
    expect(await mayUndo(db, '1795534515327', { actor, now: later(1) })).toBe(false)
  }))

test.each([
  ['changed', sql`update audit_entries set action = 'x'`],
  ['deleted', sql`delete from audit_entries`],
  ['truncated', sql`truncate audit_entries`],
])('an entry of the audit log cannot be %s', (_, statement) =>
  withRollback(async (db) => {
    await recordChanges(db, [change])
    await expect(db.transaction((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: 'audit entries never change' },
    })
  }),
)
