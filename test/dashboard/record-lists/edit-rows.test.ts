import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productRecordsWith } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { undoChange } from '#catalog/editing/undo-change.commands.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { saveRows } from '#dashboard/record-lists/edit-rows.server.ts'
import { action } from '#dashboard/record-lists/record-list.page.tsx'
import { editedCells } from '#dashboard/record-lists/edited-rows.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { ownShop, withShop } from '../../support/order-shop.ts'
import { patience } from '../../support/patience.ts'
import { addProduct, changeProduct } from '../../support/add-product.ts'

const ids = ['grid-1', 'grid-2']
const one = { id: 'grid-1', name: 'One', price: '10.00', categoryId: null }
const now = new Date('2026-11-24T10:00:00.000Z')

test('only changed cells are read from the grid', () => {
  const form = new FormData()
  form.append('row', 'grid-1')
  form.append('was.price.grid-1', '10.00')
  form.append('price.grid-1', '12')
  form.append('was.isActive.grid-1', 'on')
  form.append('was.categoryId.grid-1', '')
  form.append('categoryId.grid-1', '')
  expect(editedCells(form)).toEqual([
    { id: 'grid-1', field: 'price', was: '10.00', value: '12' },
    { id: 'grid-1', field: 'isActive', was: 'on', value: '' },
  ])
})

test('saving the grid writes the changed cells, keeps changes by others, can be undone as a whole, and writes one audit entry with one for each product', () =>
  withShop(async (store) => {
    const { db } = store
    await addProduct(db, one)
    await addProduct(db, { ...one, id: 'grid-2', price: '20.00' })
    const viewer = await newViewer(store, { staffRoles: ['catalogue'] })
    const actor = { kind: 'account', accountId: viewer.accountId, sessionId: viewer.sessionId } as const
    const cells = [
      { id: 'grid-1', field: 'price', was: '10.00', value: '12.50' },
      { id: 'grid-1', field: 'isActive', was: 'on', value: '' },
      { id: 'grid-2', field: 'price', was: '19.00', value: '21' },
      { id: 'grid-2', field: 'price', was: '20.00', value: 'much' },
    ] as const
    const entryId = '00000000-0000-4000-8000-000000000003'
    const refused = ['since', 'invalid'].map((why) => ({ id: 'grid-2', why }))
    expect(await saveRows(db, cells, { entryId, actor, now })).toEqual({ changed: 2, same: 0, refused })
    const rows = async () => {
      const { id, price, isActive } = marketplaceProducts
      return db.select({ id, price, isActive }).from(marketplaceProducts).where(inArray(id, ids)).orderBy(id)
    }
    expect(await rows()).toEqual([
      { id: 'grid-1', price: '12.50', isActive: false },
      { id: 'grid-2', price: '20.00', isActive: true },
    ])
    const entries = await changeEntries(db, 'grid-1')
    expect(entries).toMatchObject([{ before: { price: '10.00', isActive: 'on' }, parentId: null }])
    expect(await productRecordsWith(db, ['grid-1'])).toMatchObject([{ price: 1_250, state: 'hidden' }])
    await undoChange(db, { kind: 'product', undoes: entryId, actor, now: new Date(now.getTime() + 5_000) })
    expect((await rows())[0]).toEqual({ id: 'grid-1', price: '10.00', isActive: true })

    const cell = (id: string, was: string) => ({ id, field: 'price', was, value: '30' }) as const
    const both = [cell('grid-1', '10.00'), cell('grid-2', '20.00')]
    expect(await saveRows(db, both, { actor, now })).toEqual({ changed: 2, same: 0, refused: [] })
    const [group, ...others] = await changeEntries(db, '2')
    expect([group?.subjectKind, group?.after, others]).toEqual(['product-group', { inList: true }, []])
    const part: unknown = expect.objectContaining({ parentId: group?.id, after: { price: '30.00' } })
    for (const id of ids) expect(await changeEntries(db, id)).toContainEqual(part)
  }))

test('after an invalid price, the grid keeps its input, names the product and saves nothing', () =>
  withShop(async (store) => {
    const { db } = store
    await addProduct(db, { ...one, originalPrice: '20.00' })
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const rows = { row: 'grid-1', 'was.price.grid-1': '10.00', 'was.isActive.grid-1': 'on' }
    const save = async (price: string) => {
      const form = { ...rows, intent: 'edit-rows', 'price.grid-1': price }
      return callPage(action, store, { path: '/dashboard/products?edit=1', cookie, form })
    }
    for (const [price, reason] of [
      ['abc', 'One: enter a price in dollars'],
      ['20', 'One: enter less than the regular price of $20.00.'],
    ] as const) {
      const errors = { 'price.grid-1': expect.stringContaining(reason) as unknown }
      const edited = { errors, values: { 'price.grid-1': price } }
      expect(await save(price)).toMatchObject({ init: { status: 422 }, data: { edited } })
    }
    expect(await productRecordsWith(db, ['grid-1'])).toMatchObject([{ price: 1_000, state: 'shown' }])
    expect(await save('19')).toMatchObject({ status: 302 })
    expect(await productRecordsWith(db, ['grid-1'])).toMatchObject([{ price: 1_900, state: 'hidden' }])
  }))

test('a row with one written and one rejected cell is reported with the reason', () =>
  withShop(async (store) => {
    await addProduct(store.db, one)
    const { cookie } = await newViewer(store, { staffRoles: ['catalogue'] })
    const form = {
      intent: 'edit-rows',
      row: 'grid-1',
      'was.price.grid-1': '10.00',
      'price.grid-1': '12',
      'was.categoryId.grid-1': 'meanwhile',
    }
    const path = '/dashboard/products'
    for (const [categoryId, why] of [
      ['', 'invalid'],
      ['other', 'since'],
    ] as const) {
      await changeProduct(store.db, 'grid-1', { price: '10.00' })
      const cells = { ...form, 'categoryId.grid-1': categoryId }
      const { location } = await readPage(action, store, { path, cookie, form: cells })
      expect(location).toMatch(new RegExp(`done=edit\\.1\\.0\\.1\\.[-\\da-f]+\\.grid-1\\*${why}$`))
    }
  }))

test('a grid cell is not overwritten if somebody else saves it at the same time', async () => {
  const { store, close } = await ownShop('edit_rows')
  const { db } = store
  try {
    await addProduct(db, one)
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const cell = { id: 'grid-1', field: 'price', was: '10.00', value: '12.50' } as const
    const isGrid1 = eq(marketplaceProducts.id, 'grid-1')
    const saved = await db.transaction(async (tx) => {
      await tx.update(marketplaceProducts).set({ price: '11.00' }).where(isGrid1)
      const saving = saveRows(db, [cell], { actor: { kind: 'command' }, now })
      // Polls on another connection, because within a transaction PostgreSQL returns the first answer again.
      await expect.poll(async () => (await db.execute(waiting)).rowCount, patience).toBe(1)
      return { saving }
    })
    const refused = [{ id: 'grid-1', why: 'since' }]
    expect(await saved.saving).toEqual({ changed: 0, same: 0, refused })
    expect(await db.select().from(marketplaceProducts).where(isGrid1)).toMatchObject([{ price: '11.00' }])
  } finally {
    await close()
  }
})
