import { asc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { changeProducts } from '#catalog/editing/bulk-products.commands.server.ts'
import { undoChange } from '#catalog/editing/undo-change.commands.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { reportedImport, writeImport } from '../../support/imported-file.ts'
import { withRollback } from '../../support/store.ts'

const actor = {
  kind: 'account',
  accountId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
} as const
const at = new Date('2026-11-24T10:00:00Z')
const now = new Date('2026-11-24T10:00:05Z')
const ids = ['group-1', 'group-2']
const entryId = '00000000-0000-4000-8000-000000000003'

async function addProducts(db: Database): Promise<void> {
  await db.insert(marketplaceProducts).values(ids.map((id) => ({ id, name: id, price: '10.00' })))
}

/** Each group with its number of entries, oldest first. */
async function groups(db: Database) {
  const found = await db
    .select()
    .from(auditEntries)
    .where(like(auditEntries.subjectKind, '%-group'))
    .orderBy(asc(auditEntries.at))
  return Promise.all(
    found.map(async ({ id, action, subjectKind, subjectId, after }) => ({
      is: `${action} ${subjectKind} ${subjectId}`,
      after,
      entries: await db.$count(auditEntries, eq(auditEntries.parentId, id)),
    })),
  )
}

test('a bulk change and its undo write one entry each, to which the entries of the products belong', () =>
  withRollback(async (db) => {
    await addProducts(db)
    await changeProducts(db, { ids, change: { field: 'isFeatured', value: true }, entryId, actor, now: at })
    await undoChange(db, { kind: 'product', undoes: entryId, actor, now })
    expect(await groups(db)).toEqual([
      { is: 'catalogue.edit product-group 2', after: { isFeatured: true }, entries: 2 },
      { is: 'catalogue.edit product-group 2', after: { undone: true }, entries: 2 },
    ])
  }))

test('archiving or restoring several products writes one group entry, and archiving a single product writes none', () =>
  withRollback(async (db) => {
    await addProducts(db)
    await archiveRecords(db, 'product', { ids, actor, now: at })
    await restoreRecords(db, 'product', { ids, show: true, actor, now })
    await archiveRecords(db, 'product', { ids: ['group-1'], actor, now })
    expect(await groups(db)).toEqual([
      { is: 'catalogue.edit product-group 2', after: { archived: true }, entries: 2 },
      { is: 'catalogue.edit product-group 2', after: { archived: false, shown: true }, entries: 2 },
    ])
  }))

test('an import writes one entry with its file name and the numbers of created and changed products', () =>
  withRollback(async (db) => {
    const rows = [
      ['name', 'price'],
      ['Alpha Lamp', '10'],
      ['Beta Lamp', '10'],
    ]
    await writeImport(db, await reportedImport(db, rows), { actor })
    expect(await groups(db)).toEqual([
      {
        is: 'catalogue.import product-group 2',
        after: { file: 'products.csv', created: 2, changed: 0 },
        entries: 2,
      },
    ])
  }))
