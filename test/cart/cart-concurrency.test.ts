import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { addToCart, clearCart, changeQuantity } from '#cart/cart.commands.server.ts'
import { cartOf } from '#cart/cart.queries.server.ts'
import { countOf, type CartItem, type CartLine } from '#cart/cart.ts'
import { ownDatabase } from '../support/order-shop.ts'

// These tests need real connections and commits, so they use a separate database.
const { db, close } = await ownDatabase('cart_concurrency', 'wadah_shop')
const token = 'many hands'
let userId = ''

beforeAll(async () => {
  const [user] = await db
    .insert(users)
    .values({ name: 'Many hands', email: 'many-hands@example.com', acceptedAt: new Date() })
    .returning({ id: users.id })
  userId = user?.id ?? ''
  await db.insert(sessions).values({ userId, token, expiresAt: new Date(Date.now() + 3_600_000) })
})
afterAll(close)

const item = (productId: string, changes: Partial<CartItem> = {}): CartItem => ({
  productId,
  productType: 'marketplace',
  offer: 'standard',
  quantity: 1,
  ...changes,
})

function twenty(makeItem: (index: number) => CartItem) {
  return Promise.all(Array.from({ length: 20 }, (_, index) => addToCart(db, token, makeItem(index))))
}

test('twenty concurrent additions of two items lead to two lines with a quantity of ten each', async () => {
  await clearCart(db, token)
  const results = await twenty((index) =>
    index % 2 ? item('cart-plain') : item('cart-solution', { productType: 'wts_solution' }),
  )
  expect(results.every(({ ok }) => ok)).toBe(true)
  const lines = await cartOf(db, userId)
  expect(lines.map(({ quantity }) => quantity)).toEqual([10, 10])
})

test('twenty concurrent additions of an item with a maximum of five lead to a quantity of five', async () => {
  await clearCart(db, token)
  const results = await twenty(() => item('cart-five'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(5)
  expect((await cartOf(db, userId)).map(({ quantity }) => quantity)).toEqual([5])
})

test('both offers added at once stay within their shared maximum', async () => {
  await clearCart(db, token)
  const results = await twenty((index) =>
    item('open-mind-consulting', { offer: index % 2 ? 'standard' : 'introductory' }),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(5)
  const lines = await cartOf(db, userId)
  expect(countOf(lines)).toBe(5)
  expect(lines.find(({ offer }) => offer === 'introductory')?.quantity ?? 1).toBe(1)
  await Promise.all(
    lines.flatMap((line) => [3, 4, 5].map((quantity) => changeQuantity(db, token, line, { quantity }))),
  )
  expect(countOf(await cartOf(db, userId))).toBeLessThanOrEqual(5)
})

describe('two tabs that change one line at the same moment', () => {
  test('every press counts when two tabs change one line at the same moment', async () => {
    const line = await lineOf(item('cart-plain', { quantity: 40 }))
    const presses = [1, 1, -1, 1, 1, 1, -1, 1].map((change) => changeQuantity(db, token, line, { change }))
    expect((await Promise.all(presses)).every(({ ok }) => ok)).toBe(true)
    expect((await cartOf(db, userId)).map(({ quantity }) => quantity)).toEqual([44])
  })

  test('the maximum applies when two tabs change one line at the same moment', async () => {
    const line = await lineOf(item('cart-five'))
    const presses = Array.from({ length: 8 }, () => changeQuantity(db, token, line, { change: 1 }))
    const results = await Promise.all(presses)
    expect(results.filter(({ ok }) => ok)).toHaveLength(4)
    expect(results).toContainEqual({ ok: false, reason: 'over_maximum' })
    expect((await cartOf(db, userId)).map(({ quantity }) => quantity)).toEqual([5])
  })

  test('the last press of minus removes the line when two tabs press it at the same moment', async () => {
    const solution = item('cart-solution', { productType: 'wts_solution', quantity: 3 })
    const line = await lineOf(solution)
    const presses = Array.from({ length: 4 }, () => changeQuantity(db, token, line, { change: -1 }))
    const results = await Promise.all(presses)
    expect(results).toContainEqual({ ok: true, value: { id: line.id, quantity: 0 } })
    expect(results).toContainEqual({ ok: false, reason: 'unknown_line' })
    expect(await cartOf(db, userId)).toEqual([])
  })
})

async function lineOf(first: CartItem): Promise<CartLine> {
  await clearCart(db, token)
  const added = await addToCart(db, token, first)
  return added.ok ? added.value : expect.fail(added.reason)
}
