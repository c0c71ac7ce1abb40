import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#audit/audit.tables.server.ts'
import type { Actor } from '#audit/audit.ts'
import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { createCategory, updateCategory } from '#catalog/editing/edit-categories.commands.server.ts'
import { createProduct } from '#catalog/editing/create-products.commands.server.ts'
import { updateProduct } from '#catalog/editing/edit-products.commands.server.ts'
import { createSeller, updateSeller } from '#catalog/editing/edit-sellers.commands.server.ts'
import { createSolution, updateSolution } from '#catalog/editing/edit-solutions.commands.server.ts'
import { emptyCategory, categoryForm } from '#catalog/editing/fields/category-form.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { productForm, emptyProduct } from '#catalog/editing/fields/product-form.ts'
import { productRecords } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { emptySeller, sellerForm } from '#catalog/editing/fields/seller-form.ts'
import { solutionForm, emptySolution } from '#catalog/editing/fields/solution-form.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { productById } from '#catalog/products/marketplace.queries.server.ts'
import { solutionById } from '#catalog/solutions/solutions.queries.server.ts'
import { solutionFormerPaths } from '#catalog/solutions/solutions.tables.server.ts'
import { foundIds } from '../../support/search-results.ts'
import { withRollback } from '../../support/store.ts'
import { changeProduct } from '../../support/add-product.ts'

const actor: Actor = { kind: 'command' }
const now = new Date('2026-03-01T12:00:00Z')
const page = { offset: 0, limit: 50 }

function productFields(values: FormValues = {}) {
  return productForm.parse({
    ...emptyProduct,
    name: 'Ledger Lamp',
    price: '12.50',
    isActive: 'on',
    ...values,
  })
}

test('a new product is shown in the shop and found by search, the log names its author, and a change is saved once per version', () =>
  withRollback(async (db) => {
    const fields = productFields({ steps: [{ title: 'Begin', text: 'Now' }], categoryId: 'ai-tools' })
    expect(await createProduct(db, { fields, actor, now })).toEqual({
      state: 'saved',
      id: 'ledger-lamp',
      version: 1,
    })
    expect(await productById(db, 'ledger-lamp')).toMatchObject({
      price: 1_250,
      category: { slug: 'ai-tools' },
      details: { steps: [{ title: 'Begin', text: 'Now' }] },
    })
    expect(await foundIds(db, 'lamp ledger')).toContain('ledger-lamp')
    expect(await createProduct(db, { fields, actor, now })).toMatchObject({ id: 'ledger-lamp-2' })
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'ledger-lamp'))
    expect(entry).toMatchObject({ action: 'catalogue.edit', before: null, after: { price: '12.50' } })
    const renamed = { id: 'ledger-lamp', version: 1, fields: productFields({ name: 'Ledger Lantern' }) }
    const update = (change: object) => updateProduct(db, { ...renamed, ...change, actor, now })
    expect(await update({})).toEqual({ state: 'saved', id: 'ledger-lamp', version: 2 })
    expect(await update({ fields: productFields({ price: '9' }) })).toEqual({ state: 'conflict' })
    expect(await update({ id: 'nowhere' })).toEqual({ state: 'missing' })
    expect(await foundIds(db, 'lantern ledger')).toContain('ledger-lamp')
    expect(await productForEditing(db, 'ledger-lamp')).toMatchObject({
      version: 2,
      values: { name: 'Ledger Lantern', price: '12.50' },
    })
  }))

test('a removed category or seller, or a reserved address, is reported beside its field', () =>
  withRollback(async (db) => {
    const wrong = async (values: FormValues) =>
      createProduct(db, { fields: productFields(values), actor, now })
    expect(await wrong({ categoryId: 'gone' })).toMatchObject({
      fieldErrors: { categoryId: expect.any(String) },
    })
    expect(await wrong({ sellerId: 'gone' })).toMatchObject({ fieldErrors: { sellerId: expect.any(String) } })
    expect(await wrong({ name: 'Compare' })).toMatchObject({ fieldErrors: { name: expect.any(String) } })
  }))

test('an archived product is hidden everywhere in the shop until it is restored', () =>
  withRollback(async (db) => {
    await createProduct(db, { fields: productFields(), actor, now })
    const ids = ['ledger-lamp', 'unknown']
    expect(await archiveRecords(db, 'product', { ids, actor, now })).toBe(1)
    expect(await archiveRecords(db, 'product', { ids, actor, now })).toBe(0)
    expect(await productById(db, 'ledger-lamp')).toBeNull()
    expect(await foundIds(db, 'lamp ledger')).not.toContain('ledger-lamp')
    const shown = { id: 'ledger-lamp', version: 2, fields: productFields(), actor, now }
    expect(await updateProduct(db, shown)).toMatchObject({ fieldErrors: { isActive: expect.any(String) } })
    const within = (query: string) =>
      productRecords(db, readRecordFilter(new URLSearchParams(`text=ledger la&${query}`)), page)
    expect(await within('')).toEqual([])
    expect(await within('state=archived')).toMatchObject([{ id: 'ledger-lamp', state: 'archived' }])
    expect(await restoreRecords(db, 'product', { ids, show: true, actor, now })).toBe(1)
    expect(await productById(db, 'ledger-lamp')).toMatchObject({ id: 'ledger-lamp' })
    expect(await within('state=shown&category=')).toMatchObject([{ price: 1_250, state: 'shown' }])
  }))

test('a renamed solution redirects its former page, and no address is used twice', () =>
  withRollback(async (db) => {
    const fields = (name: string) => solutionForm.parse({ ...emptySolution, name, price: '0' })
    expect(await createSolution(db, { fields: fields('Night Desk'), actor, now })).toMatchObject({
      id: 'night-desk',
    })
    const rename = { id: 'night-desk', actor, now }
    expect(await updateSolution(db, { ...rename, version: 1, fields: fields('Day Desk') })).toMatchObject({
      version: 2,
    })
    expect(await db.select().from(solutionFormerPaths)).toMatchObject([
      { path: '/solutions/nightdesk', solutionId: 'night-desk' },
    ])
    for (const taken of ['Wadah Presence', 'Open Mind Consulting', 'Day & Desk', '日本']) {
      expect(await createSolution(db, { fields: fields(taken), actor, now })).toMatchObject({
        state: 'invalid',
      })
    }
    expect(await updateSolution(db, { ...rename, version: 2, fields: fields('Night Desk') })).toMatchObject({
      version: 3,
    })
    expect(await db.select().from(solutionFormerPaths)).toMatchObject([{ path: '/solutions/daydesk' }])
    expect(await archiveRecords(db, 'solution', { ids: ['night-desk'], actor, now })).toBe(1)
    expect(await solutionById(db, 'night-desk')).toBeNull()
    expect(await foundIds(db, 'night desk')).not.toContain('night-desk')
  }))

test('categories and sellers are created and changed in the same way', () =>
  withRollback(async (db) => {
    const category = categoryForm.parse({ ...emptyCategory, name: 'Field Work', isActive: 'on' })
    expect(await createCategory(db, { fields: category, actor, now })).toMatchObject({ id: 'field-work' })
    const seller = sellerForm.parse({ ...emptySeller, name: 'North & Daughters', foundedYear: '2019' })
    expect(await createSeller(db, { fields: seller, actor, now })).toMatchObject({ id: 'north-daughters' })
    const changes = { version: 1, actor, now }
    expect(await updateCategory(db, { ...changes, id: 'field-work', fields: category })).toMatchObject({
      version: 2,
    })
    const stale = { ...changes, id: 'field-work', fields: category }
    expect(await updateCategory(db, stale)).toEqual({ state: 'conflict' })
    expect(await updateSeller(db, { ...changes, id: 'north-daughters', fields: seller })).toMatchObject({
      version: 2,
    })
  }))

test('a seller’s rating follows its products as they enter and leave the shop', () =>
  withRollback(async (db) => {
    await db.insert(marketplaceSellers).values([
      { id: 'mira', name: 'Mira', rating: '3.0' },
      { id: 'nova', name: 'Nova', rating: '3.0' },
    ])
    for (const [name, rating] of [
      ['Ledger Lamp', '2.0'],
      ['Night Lamp', '4.0'],
    ] as const) {
      const made = await createProduct(db, { fields: productFields({ name, sellerId: 'mira' }), actor, now })
      const id = made.state === 'saved' ? made.id : ''
      await changeProduct(db, id, { rating, reviewCount: 1 })
    }
    const ratings = async () => {
      const { id, rating } = marketplaceSellers
      const found = await db
        .select({ id, rating })
        .from(marketplaceSellers)
        .where(inArray(id, ['mira', 'nova']))
      return Object.fromEntries(found.map((each) => [each.id, each.rating]))
    }
    const ids = ['night-lamp']
    await archiveRecords(db, 'product', { ids, actor, now })
    expect(await ratings()).toEqual({ mira: '2.0', nova: '3.0' })
    await restoreRecords(db, 'product', { ids, show: true, actor, now })
    expect(await ratings()).toEqual({ mira: '3.0', nova: '3.0' })
    const edit = async (values: FormValues) => {
      const version = (await productForEditing(db, 'ledger-lamp'))?.version ?? 0
      await updateProduct(db, { id: 'ledger-lamp', version, fields: productFields(values), actor, now })
    }
    await edit({ sellerId: 'nova' })
    expect(await ratings()).toEqual({ mira: '4.0', nova: '2.0' })
    await edit({ sellerId: 'nova', isActive: '' })
    expect(await ratings()).toEqual({ mira: '4.0', nova: '5.0' })
  }))
