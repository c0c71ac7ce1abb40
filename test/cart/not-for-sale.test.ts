import { expect, test } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { addToCart } from '#cart/cart.commands.server.ts'
import { cartOf } from '#cart/cart.queries.server.ts'
import { archiveRecords } from '#catalog/editing/archive.commands.server.ts'
import { suspendSeller } from '#catalog/sellers/seller-status.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { withRollback } from '../support/store.ts'
import { changeProduct } from '../support/add-product.ts'

const change = { actor: { kind: 'command' as const }, now: new Date() }

const token = 'not for sale'

const product = {
  productId: 'contract-reader',
  productType: 'marketplace',
  offer: 'standard',
  quantity: 1,
} as const

async function newUser(db: Database): Promise<string> {
  const values = { name: 'Ada', email: 'not-for-sale@example.com', acceptedAt: new Date() }
  const [user] = await db.insert(users).values(values).returning({ id: users.id })
  if (!user) throw new Error('the account was not created')
  await db.insert(sessions).values({ userId: user.id, token, expiresAt: new Date(Date.now() + 3_600_000) })
  return user.id
}

test('lines of archived items are marked, and archived items cannot be added', () =>
  withRollback(async (db) => {
    const userId = await newUser(db)
    const solution = {
      productId: 'wadah-architect',
      productType: 'wts_solution',
      offer: 'standard',
      quantity: 1,
    } as const
    expect(await addToCart(db, token, product)).toMatchObject({ ok: true })
    expect(await addToCart(db, token, solution)).toMatchObject({ ok: true })
    await archiveRecords(db, 'product', { ids: ['contract-reader'], ...change })
    await archiveRecords(db, 'solution', { ids: ['wadah-architect'], ...change })
    const lines = await cartOf(db, userId)
    expect(lines).toHaveLength(2)
    for (const { productData } of lines) expect(productData).toMatchObject({ isAvailable: false })
    expect(await addToCart(db, token, product)).toMatchObject({ ok: false })
    expect(await addToCart(db, token, solution)).toMatchObject({ ok: false, reason: 'unavailable' })
  }))

test('lines of a suspended seller are marked, and products of that seller cannot be added', () =>
  withRollback(async (db) => {
    const userId = await newUser(db)
    expect(await addToCart(db, token, product)).toMatchObject({ ok: true })
    await suspendSeller(db, { id: 'lanternfield-labs', version: 1, reason: 'Two complaints.', ...change })
    expect(await cartOf(db, userId)).toMatchObject([{ productData: { isAvailable: false } }])
    expect(await addToCart(db, token, product)).toMatchObject({ ok: false })
  }))

test('a product that is coming soon cannot be added', () =>
  withRollback(async (db) => {
    const userId = await newUser(db)
    await changeProduct(db, 'contract-reader', { comingSoon: true })
    expect(await addToCart(db, token, product)).toEqual({ ok: false, reason: 'coming_soon' })
    expect(await cartOf(db, userId)).toEqual([])
  }))
