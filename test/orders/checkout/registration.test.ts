import { expect, test } from 'vitest'
import { remainingQuantities } from '#purchases/payment/paid-cart.client.ts'
import { atPrices, cartFingerprint, isRecordOf, orderedLines, unseen } from '#orders/checkout/registration.ts'
import { aForm, aLine } from '../../support/samples/sample-cart.ts'
import { handOffRecord } from '../../support/samples/sample-hand-off-record.ts'

test('an order contains the displayed prices, in dollars', () => {
  const lines = atPrices([aLine('a', 178_000), aLine('b', 100)], new Map([['b', 250]]))
  expect(orderedLines(lines)).toEqual([
    { product_id: 'product-a', product_type: 'marketplace', offer: 'standard', quantity: 1, price: 1780 },
    { product_id: 'product-b', product_type: 'marketplace', offer: 'standard', quantity: 1, price: 2.5 },
  ])
})

test('a price change that the customer has seen is not shown again', () => {
  const change = { lineId: 'a', name: 'A', from: 100, to: 200 }
  expect(unseen([change], new Map([['a', 200]]))).toEqual([])
  expect(unseen([change], new Map([['a', 150]]))).toEqual([change])
})

test('carts with the same lines in any order are equal, and carts with other quantities are not', () => {
  const [a, b] = [aLine('a', 1), aLine('b', 2)]
  expect(cartFingerprint([a, b])).toBe(cartFingerprint([b, { ...a, id: 'other' }]))
  expect(cartFingerprint([a, b])).not.toBe(cartFingerprint([a, { ...b, quantity: 2 }]))
})

test('a record matches its form and cart until a field or the total changes', () => {
  const lines = [aLine('a', 178_000), aLine('b', 250)]
  const record = handOffRecord(aForm, lines, { id: 'u' }, new Date(0))
  expect(isRecordOf(record, aForm, 178_250)).toBe(true)
  for (const field of Object.keys(aForm)) {
    expect(isRecordOf(record, { ...aForm, [field]: 'other' }, 178_250)).toBe(false)
  }
  expect(isRecordOf(record, aForm, 178_300)).toBe(false)
})

test('a payment removes exactly the ordered quantities, and nothing added later', () => {
  const placed = new Date('2026-11-20T12:00:00Z')
  const line = (name: string, quantity: number, at: Date) => ({
    ...aLine(name, 100),
    id: `marketplace-product-${name}-${at.getTime()}`,
    quantity,
  })
  const cart = [line('all', 1, placed), line('more', 3, placed), line('kept', 1, placed)]
  const later = line('later', 1, new Date('2026-11-20T13:00:00Z'))
  const ordered = handOffRecord(
    aForm,
    [line('all', 1, placed), line('more', 2, placed), later],
    { id: 'u' },
    placed,
  )
  expect(
    remainingQuantities([...cart, later], ordered).map(({ line: { productId }, quantity }) => [
      productId,
      quantity,
    ]),
  ).toEqual([
    ['product-all', 0],
    ['product-more', 1],
  ])
})
