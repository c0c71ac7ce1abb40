import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { productForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import {
  importById,
  importFigures,
  importsOfAccount,
} from '#catalog/editing/product-imports.queries.server.ts'
import { startImport, stopImport, storeImport } from '#catalog/editing/product-imports.commands.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { continueImport, reportedImport, reportOf, writeImport } from '../../support/imported-file.ts'
import { withRollback } from '../../support/store.ts'

const header = ['id', 'name', 'price', 'seller_id']
const seller = 'lanternfield-labs'
const system = { kind: 'system' } as const

test('rows of an import are numbered as in a spreadsheet, and rows with errors come first', () =>
  withRollback(async (db) => {
    const rows = [
      ['', 'Two\nlines', '1', ''],
      ['', '', '', ''],
      ['', 'Ledger Lamp', '12', ''],
      ['', 'No Price', 'x', ''],
    ]
    const id = await reportedImport(db, [
      ['id', 'name', 'price', 'description'],
      ['', 'Ledger Desk', '1', 'a\nb\nc'],
      ...rows,
    ])
    expect((await reportOf(db, id)).map(({ row, outcome }) => [row, outcome])).toEqual([
      [3, 'reject'],
      [6, 'reject'],
      [2, 'create'],
      [5, 'create'],
    ])
  }))

test('an import row with a name that its seller already uses is skipped unless the user chose to create such products', () =>
  withRollback(async (db) => {
    const rows = [
      header,
      ['', 'Contract Reader', '1', seller],
      ['', 'contract reader ', '1', 'fernhollow-studio'],
      ['', 'Ledger Lamp', '1', ''],
      ['', 'Ledger lamp', '1', ''],
    ]
    const skipped = await reportedImport(db, rows)
    expect((await reportOf(db, skipped)).map(({ row, outcome, notes }) => [row, outcome, notes[0]])).toEqual([
      [2, 'duplicate', expect.stringContaining('The product contract-reader has the same name.')],
      [5, 'duplicate', 'Row 4 has the same name.'],
      [3, 'create', undefined],
      [4, 'create', undefined],
    ])
    await writeImport(db, skipped)
    expect(await importFigures(db, skipped)).toMatchObject({ duplicate: 2, written: 2 })
    expect(await productForEditing(db, 'ledger-lamp-2')).toBeNull()

    const created = await reportedImport(db, rows)
    expect(await importFigures(db, created)).toMatchObject({ create: 0, duplicate: 4 })
    await writeImport(db, created, { withDuplicates: true })
    expect(await importFigures(db, created)).toMatchObject({ written: 4, leftOut: 0 })
    expect(await productForEditing(db, 'ledger-lamp-2')).toMatchObject({ name: 'Ledger Lamp' })
  }))

test('the same import file is not stored twice while it is being read or written', () =>
  withRollback(async (db) => {
    const file = { fileName: 'products.csv', source: 'name,price\nLedger Lamp,1', account: null }
    const first = await storeImport(db, { ...file, now: new Date() })
    expect(await storeImport(db, { ...file, now: new Date() })).toEqual({ id: first.id, isNew: false })
    await continueImport(db, first.id)
    // A file that was reported but not imported is reported again.
    const second = await storeImport(db, { ...file, now: new Date() })
    expect(second).toMatchObject({ isNew: true })
    expect(await importById(db, first.id)).toBeNull()
    await continueImport(db, second.id)
    const start = { id: second.id, withDuplicates: false, actor: system, now: new Date() }
    expect(await startImport(db, start)).toBe(true)
    expect(await startImport(db, start)).toBe(false)
    expect(await storeImport(db, { ...file, now: new Date() })).toEqual({ id: second.id, isNew: false })
  }))

test('an interrupted import resumes, and writes no row twice', () =>
  withRollback(async (db) => {
    const names = Array.from({ length: 450 }, (_, index) => `Loom ${index + 1001}`)
    const id = await reportedImport(db, [['name', 'price'], ...names.map((name) => [name, '1'])])
    await startImport(db, { id, withDuplicates: false, actor: system, now: new Date() })
    await continueImport(db, id, AbortSignal.abort())
    expect(await importById(db, id)).toMatchObject({ state: 'writing' })
    await continueImport(db, id)
    await continueImport(db, id)
    expect(await importById(db, id)).toMatchObject({ state: 'done' })
    expect(await importFigures(db, id)).toMatchObject({ create: 450, written: 450, leftOut: 0 })
    expect(await db.$count(marketplaceProducts, inArray(marketplaceProducts.name, names))).toBe(450)
  }))

test('an import takes a fixed number of statements, plus one for each changed product', () =>
  withRollback(async (db) => {
    const statementsFor = async (rows: readonly (readonly string[])[]) => {
      const id = await reportedImport(db, [['id', 'name', 'price'], ...rows])
      const statements = await statementsOf(() => writeImport(db, id))
      expect(await importFigures(db, id)).toMatchObject({ written: rows.length, leftOut: 0 })
      return statements.length
    }
    const loom = (price: string, count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => [`loom-${from + index}`, `Loom ${from + index}`, price])
    const few = await statementsFor(loom('1', 2))
    expect(await statementsFor(loom('1', 40, 2))).toBe(few)
    const fewChanges = await statementsFor(loom('2', 2))
    expect(await statementsFor(loom('3', 40))).toBe(fewChanges + 38)
  }))

test('the database recomputes the search words of a product only if an import changes its texts', () =>
  withRollback(async (db) => {
    const searchTextAfter = async (column: string, value: string) => {
      await db.update(marketplaceProducts).set({ searchText: 'as before' })
      const rows = [
        ['id', column],
        ['contract-reader', value],
      ]
      await writeImport(db, await reportedImport(db, rows))
      const [product] = await db
        .select({ searchText: marketplaceProducts.searchText })
        .from(marketplaceProducts)
        .where(eq(marketplaceProducts.id, 'contract-reader'))
      return product?.searchText
    }
    expect(await searchTextAfter('price', '901')).toBe('as before')
    expect(await searchTextAfter('name', 'Lease Reader')).toContain('lease reader')
  }))

test('an import skips a row whose product changed since the report, and writes the other rows', () =>
  withRollback(async (db) => {
    const rows = [
      ['contract-reader', 'Contract Reader', '901', seller],
      ['meeting-minutes', 'Meeting Minutes', '902', seller],
      ['', 'Ledger Lamp', '1', ''],
      ['desk-lamp', 'Desk Lamp', '3', ''],
    ]
    const id = await reportedImport(db, [header, ...rows])
    const { id: productId } = marketplaceProducts
    await db.update(marketplaceProducts).set({ version: 7 }).where(eq(productId, 'contract-reader'))
    await db.insert(marketplaceProducts).values([
      { id: 'other-lamp', name: 'ledger lamp', price: '2' },
      { id: 'desk-lamp', name: 'Other desk lamp', price: '2' },
    ])
    await writeImport(db, id)
    expect((await reportOf(db, id)).map(({ row, result, notes }) => [row, result, notes[0]])).toEqual([
      [2, 'left_out', 'Someone has changed the product since the report.'],
      [4, 'left_out', 'A product with the same name was created since the report.'],
      [5, 'left_out', 'A product with this id was created since the report.'],
      [3, 'written', expect.stringContaining('Price in dollars')],
    ])
  }))

test('a stopped import writes no more rows', () =>
  withRollback(async (db) => {
    const id = await reportedImport(db, [
      ['name', 'price'],
      ['Ledger Lamp', '1'],
    ])
    await startImport(db, { id, withDuplicates: false, actor: system, now: new Date() })
    await stopImport(db, id, new Date())
    await continueImport(db, id)
    expect(await importById(db, id)).toMatchObject({ state: 'stopped' })
    expect(await productForEditing(db, 'ledger-lamp')).toBeNull()
  }))

test('an import file that cannot be read is reported with the reason', () =>
  withRollback(async (db) => {
    const problemOf = async (rows: string[][]) =>
      (await importById(db, await reportedImport(db, rows)))?.problem
    expect(
      await problemOf([
        ['id', 'colour'],
        ['a', 'red'],
      ]),
    ).toMatch(/don’t know these columns: colour/)
    expect(await problemOf([['id']])).toBe(
      'The file has no row below its column names. Add a row for each product.',
    )
    const rows = Array.from({ length: 20_001 }, (_, index) => [String(index)])
    expect(await problemOf([['id'], ...rows])).toBe(
      'The file has 20,001 rows; at most 20,000 can be imported at once. Split it into parts.',
    )
  }))

test('the personal data of an account contains the names of the files that it imported (product: accounts 34)', () =>
  withRollback(async (db) => {
    const accountOf = async (email: string) => {
      const [account] = await db.insert(users).values({ name: 'Ada', email }).returning({ id: users.id })
      return account?.id ?? ''
    }
    const [userId, stranger] = [await accountOf('ada@example.com'), await accountOf('eve@example.com')]
    const file = { fileName: 'ada-lovelace.csv', source: 'name', now: new Date() }
    await storeImport(db, { ...file, account: { accountId: userId, sessionId: randomUUID() } })
    expect(await importsOfAccount(db, userId)).toMatchObject([
      { file_name: 'ada-lovelace.csv', state: 'reading' },
    ])
    expect(await importsOfAccount(db, stranger)).toEqual([])
  }))
