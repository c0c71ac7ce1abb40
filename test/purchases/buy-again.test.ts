import { expect, test } from 'vitest'
import { lineToday } from '#orders/customer/lines-today.ts'
import { repeated } from '#purchases/buy-again.ts'
import { plainProduct } from '../support/samples/plain-product.ts'
import { handOffRecord } from '../support/samples/sample-hand-off-record.ts'
import { aForm, aLine, aUser } from '../support/samples/sample-cart.ts'
import { soldLine } from '../support/paid-orders.ts'

const record = handOffRecord(
  aForm,
  [
    aLine('same', 1_000),
    aLine('dearer', 2_000),
    { ...aLine('fewer', 3_000), quantity: 5 },
    aLine('gone', 4_000),
  ],
  aUser,
  new Date(0),
)
const today = (line_id: string, price: number | null, max_quantity = 99) => ({
  line_id,
  offer: 'standard' as const,
  path: null,
  image: '/art/v1/other/x.svg',
  price,
  max_quantity,
})

test('buying again adds available items at the current price and reports removed, more expensive and limited items', () => {
  const again = repeated({
    record,
    today: [today('same', 10), today('dearer', 25), today('fewer', 30, 2), today('gone', null)],
  })
  expect(again.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['product-same', 1],
    ['product-dearer', 1],
    ['product-fewer', 2],
  ])
  expect(again).toMatchObject({
    gone: ['Product gone'],
    changes: [{ name: 'Product dearer', from: 2_000, to: 2_500 }],
    fewer: [{ name: 'Product fewer', quantity: 2 }],
  })
})

test('buying again adds nothing if all products of the order are no longer available', () => {
  expect(repeated({ record, today: [] }).items).toEqual([])
})

test('a line of an order links to its product while the product has a page, and always has a picture', () => {
  const line = soldLine('Security Platform', 1_000)
  const sold = { ...plainProduct, price: 1_200, maxQuantity: 3 }
  expect(lineToday(line, sold)).toMatchObject({ path: '/marketplace/p', price: 12, max_quantity: 3 })
  expect(lineToday(line, { ...sold, comingSoon: true })).toMatchObject({ price: null, max_quantity: 0 })
  expect(lineToday(line, { ...sold, isAvailable: false })).toMatchObject({ path: null, price: null })
  expect(lineToday(line, null)).toMatchObject({ path: null, price: null, image: '/art/v1/other/p.svg' })
})
