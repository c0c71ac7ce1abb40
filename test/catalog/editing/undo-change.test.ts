import { expect, test } from 'vitest'
import { asc, eq, inArray, like, sql } from 'drizzle-orm'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { changeProducts } from '#catalog/editing/bulk-products.commands.server.ts'
import { changedPrice } from '#catalog/editing/products-change.ts'
import { undoChange } from '#catalog/editing/undo-change.commands.server.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { dollarsText } from '#lib/money.ts'
import { ownDatabase } from '../../support/order-shop.ts'
import { blockedStatements } from '../../support/database/blocked-statements.ts'
import { patience } from '../../support/patience.ts'
import { withRollback } from '../../support/store.ts'
import { changeProduct } from '../../support/add-product.ts'

const actor = {
  kind: 'account',
  accountId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
} as const
const at = new Date('2026-11-24T10:00:00.123Z')
const entryId = '00000000-0000-4000-8000-000000000004'
const now = new Date('2026-11-24T10:00:05.000Z')
const undo = { kind: 'product', undoes: entryId, actor, now } as const
const ids = ['bulk-1', 'bulk-2', 'bulk-3']

async function addProducts(db: Database): Promise<void> {
  await db.insert(marketplaceProducts).values([
    { id: 'bulk-1', name: 'One', price: '10.00', isFeatured: true },
    { id: 'bulk-2', name: 'Two', price: '20.00', originalPrice: '25.00', isActive: false },
    { id: 'bulk-3', name: 'Three', price: '30.00' },
  ])
}

async function rows(db: Database) {
  const { id, isFeatured, isActive, price, categoryId, archivedAt, sellerId, tags } = marketplaceProducts
  return db
    .select({ id, isFeatured, isActive, price, categoryId, archivedAt, sellerId, tags })
    .from(marketplaceProducts)
    .where(inArray(id, ids))
    .orderBy(id)
}

/** The entries of changes to several products, oldest first, each with the number of entries of products. */
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

test('a bulk change reports what changed and what did not, undo reverts exactly what changed, and each writes one entry with one per product', () =>
  withRollback(async (db) => {
    await addProducts(db)
    const before = await rows(db)
    const feature = { ids, change: { field: 'isFeatured', value: true } as const, entryId, actor, now: at }
    expect(await changeProducts(db, feature)).toEqual({ changed: 2, same: 1, refused: [] })
    expect(await undoChange(db, undo)).toEqual({ undone: 2, kept: 0 })
    expect(await rows(db)).toEqual(before)
    expect(await groups(db)).toEqual([
      { is: 'catalogue.edit product-group 2', after: { isFeatured: true }, entries: 2 },
      { is: 'catalogue.edit product-group 2', after: { undone: true }, entries: 2 },
    ])
  }))

test('undo skips rows that were changed in the meantime, and another session cannot undo the change', () =>
  withRollback(async (db) => {
    await addProducts(db)
    const price = { ids, change: { field: 'price', value: 2_600 } as const, entryId, actor, now: at }
    // The regular price of one product is lower than the new price, so that product is left out.
    expect(await changeProducts(db, price)).toEqual({
      changed: 2,
      same: 0,
      refused: [{ id: 'bulk-2', why: 'regular' }],
    })
    await changeProduct(db, 'bulk-3', { updatedAt: new Date(at.getTime() + 1) })
    const other = { ...actor, sessionId: '00000000-0000-4000-8000-000000000003' }
    expect(await undoChange(db, { ...undo, actor: other })).toEqual({ undone: 0, kept: 0 })
    expect(await undoChange(db, undo)).toEqual({ undone: 1, kept: 1 })
    expect((await rows(db)).map((row) => row.price)).toEqual(['10.00', '20.00', '26.00'])
  }))

test('undo reverts only its own change, even if the same session made another change at the same time', () =>
  withRollback(async (db) => {
    await addProducts(db)
    const change = { field: 'price', value: 1_500 } as const
    await changeProducts(db, { ids: ['bulk-1', 'bulk-2'], change, entryId, actor, now: at })
    await changeProducts(db, { ids: ['bulk-3'], change, actor, now: at })
    expect(await undoChange(db, undo)).toEqual({ undone: 2, kept: 0 })
    expect((await rows(db)).map((row) => row.price)).toEqual(['10.00', '20.00', '15.00'])
  }))

test('undo restores visibility, category and archive state, and only a change of several products has a group entry', async () => {
  await withRollback(async (db) => {
    await addProducts(db)
    await db.insert(marketplaceCategories).values({ id: 'bulk', name: 'Bulk', slug: 'bulk' })
    const before = await rows(db)
    const change = async (one: Parameters<typeof changeProducts>[1]['change']) =>
      changeProducts(db, { ids, change: one, entryId, actor, now: at })
    expect(await change({ field: 'isActive', value: false })).toEqual({ changed: 2, same: 1, refused: [] })
    await undoChange(db, undo)
    expect(await rows(db)).toEqual(before)
  })
  await withRollback(async (db) => {
    await addProducts(db)
    const before = await rows(db)
    expect(await archiveRecords(db, 'product', { ids, entryId, actor, now: at })).toBe(3)
    expect(await undoChange(db, undo)).toEqual({ undone: 3, kept: 0 })
    expect(await rows(db)).toEqual(before)
  })
  await withRollback(async (db) => {
    await addProducts(db)
    await archiveRecords(db, 'product', { ids, actor, now: at })
    await restoreRecords(db, 'product', { ids, show: true, actor, now })
    await archiveRecords(db, 'product', { ids: ['bulk-1'], actor, now })
    expect(await groups(db)).toEqual([
      { is: 'catalogue.edit product-group 3', after: { archived: true }, entries: 3 },
      { is: 'catalogue.edit product-group 3', after: { archived: false, shown: true }, entries: 3 },
    ])
  })
  await withRollback(async (db) => {
    await addProducts(db)
    const gone = { field: 'categoryId', value: 'gone' } as const
    expect(await changeProducts(db, { ids, change: gone, actor, now: at })).toMatchObject({
      refused: ids.map((id) => ({ id, why: 'gone' })),
    })
  })
})

test('a change by percentage skips a price that changed after it was shown, and undo restores the other prices', () =>
  withRollback(async (db) => {
    await addProducts(db)
    await changeProduct(db, 'bulk-1', { price: '0.00' })
    await changeProduct(db, 'bulk-2', { price: '19.99' })
    const prices = async () => (await rows(db)).map((row) => row.price)
    const percent = async (value: number, seen = new Map<string, number>(), by: { entryId?: string } = {}) =>
      changeProducts(db, { ids, change: { field: 'percent', value }, seen, actor, now: at, ...by })
    expect(await percent(-1250, new Map([['bulk-3', 2_900]]), { entryId })).toEqual({
      changed: 1,
      same: 1,
      refused: [{ id: 'bulk-3', why: 'since' }],
    })
    expect(await prices()).toEqual(['0.00', '17.49', '30.00'])
    expect(await undoChange(db, undo)).toEqual({ undone: 1, kept: 0 })
    expect(await prices()).toEqual(['0.00', '19.99', '30.00'])
    // The regular price of one product is $25.00.
    expect(await percent(5_000)).toMatchObject({ refused: [{ id: 'bulk-2', why: 'regular' }] })
    expect(await prices()).toEqual(['0.00', '19.99', '45.00'])
  }))

test('a change by percentage rounds in the database as in the preview, and never makes a product free', () =>
  withRollback(async (db) => {
    const cents = [1, 2, 5, 49, 150, 1_999, 123_456_789]
    const many = cents.map((price, index) => ({ id: `cent-${index}`, name: 'A', price: dollarsText(price) }))
    await db.insert(marketplaceProducts).values(many)
    const { id, price } = marketplaceProducts
    for (const value of [-9_999, -1_250, 333]) {
      for (const each of many)
        await db.update(marketplaceProducts).set({ price: each.price }).where(eq(id, each.id))
      const change = { field: 'percent', value } as const
      await changeProducts(db, { ids: many.map((each) => each.id), change, actor, now: at })
      const found = await db.select({ id, price }).from(marketplaceProducts).orderBy(id)
      const written = found.filter((row) => row.id.startsWith('cent-')).map((row) => priceFrom(row.price))
      expect(written).toEqual(cents.map((each) => changedPrice(each, change)))
      expect(Math.min(...written)).toBe(1)
    }
  }))

test('a bulk change adds a tag only once or removes a tag, and undo reverts each change', () =>
  withRollback(async (db) => {
    await addProducts(db)
    const full = Array.from({ length: 20 }, (_, index) => `Tag ${index}`)
    await changeProduct(db, 'bulk-1', { tags: ['New'] })
    await changeProduct(db, 'bulk-3', { tags: full })
    const tagsNow = async () => (await rows(db)).map((row) => row.tags)
    const change = async (field: 'addedTag' | 'removedTag', by: { entryId?: string } = {}) =>
      changeProducts(db, { ids, change: { field, value: 'New' }, actor, now: at, ...by })
    expect(await change('addedTag', { entryId })).toEqual({
      changed: 1,
      same: 1,
      refused: [{ id: 'bulk-3', why: 'tags' }],
    })
    expect(await tagsNow()).toEqual([['New'], ['New'], full])
    expect(await undoChange(db, undo)).toEqual({ undone: 1, kept: 0 })
    expect(await tagsNow()).toEqual([['New'], [], full])
    expect(await change('removedTag')).toEqual({ changed: 1, same: 2, refused: [] })
    expect(await tagsNow()).toEqual([[], [], full])
  }))

test('products can be moved to another seller, but visible products cannot be moved to a suspended seller, not even by undo', () =>
  withRollback(async (db) => {
    await addProducts(db)
    await db.insert(marketplaceSellers).values([
      { id: 'ada', name: 'Ada' },
      { id: 'eve', name: 'Eve', suspendedAt: at },
    ])
    const sellersNow = async () => (await rows(db)).map((row) => row.sellerId)
    const move = async (value: string) =>
      changeProducts(db, { ids, change: { field: 'sellerId', value }, entryId, actor, now: at })
    expect(await move('nobody')).toMatchObject({ changed: 0, same: 0, refused: { length: 3 } })
    expect(await move('eve')).toEqual({
      changed: 1,
      same: 0,
      refused: ['bulk-1', 'bulk-3'].map((id) => ({ id, why: 'suspended' })),
    })
    expect(await undoChange(db, undo)).toEqual({ undone: 1, kept: 0 })
    expect(await sellersNow()).toEqual([null, null, null])
    await changeProduct(db, 'bulk-1', { sellerId: 'eve' })
    const later = new Date(now.getTime() + 1)
    const laterId = '00000000-0000-4000-8000-000000000005'
    const change = { field: 'sellerId', value: 'ada' } as const
    const all = { ids, change, entryId: laterId, actor, now: later }
    expect(await changeProducts(db, all)).toEqual({ changed: 3, same: 0, refused: [] })
    expect(await sellersNow()).toEqual(['ada', 'ada', 'ada'])
    const afterwards = new Date(later.getTime() + 1)
    expect(await undoChange(db, { ...undo, undoes: laterId, now: afterwards })).toEqual({
      undone: 2,
      kept: 1,
    })
    expect(await sellersNow()).toEqual(['ada', null, null])
  }))

test('undo locks former and current sellers in the order of their ids', async () => {
  const { db, close } = await ownDatabase('undo_change')
  try {
    await db.insert(marketplaceSellers).values([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ])
    await db.insert(marketplaceProducts).values({ id: 'bulk-1', name: 'One', price: '10.00', sellerId: 'a' })
    const change = { field: 'sellerId', value: 'b' } as const
    await changeProducts(db, { ids: ['bulk-1'], change, entryId, actor, now: at })
    const { undoing } = await db.transaction(async (tx) => {
      const lock = (id: string) =>
        tx.execute(sql`select 1 from marketplace_sellers where id = ${id} for no key update nowait`)
      await lock('a')
      const undoing = undoChange(db, undo)
      await expect.poll(() => blockedStatements(db), patience).toBe(1)
      // Fails if the undo already has a lock on the second seller while it waits for the first.
      await lock('b')
      return { undoing }
    })
    expect(await undoing).toEqual({ undone: 1, kept: 0 })
  } finally {
    await close()
  }
})
