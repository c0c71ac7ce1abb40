import { expect, test } from 'vitest'
import { openOrderOf } from '#orders/checkout/open-order-note.tsx'
import { aForm, aLine } from '../../support/samples/sample-cart.ts'
import { handOffRecord } from '../../support/samples/sample-hand-off-record.ts'

const lines = [aLine('a', 100), aLine('b', 200)]
const order = (id: string, of: typeof lines, may_continue = true) => ({
  id,
  may_continue,
  record: handOffRecord(aForm, of, { id: 'u' }, new Date('2026-11-20T12:00:00Z')),
})

test('an open order with the same items is found, whatever the order of its lines', () => {
  const others = [order('ended', lines, false), order('less', lines.slice(1)), 'nonsense']
  expect(openOrderOf(lines, others)).toBeNull()
  expect(openOrderOf(lines, [...others, order('same', lines.toReversed())])).toBe('same')
  const more = lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))
  expect(openOrderOf(more, [order('same', lines)])).toBeNull()
})

test('an open order that changes the quantity of a subscription does not count as an order with the same items', () => {
  const change = { product: 'Copper Scan', refunded: false }
  expect(openOrderOf(lines, [{ ...order('change', lines), change }])).toBeNull()
  expect(openOrderOf(lines, [{ ...order('same', lines), change: null }])).toBe('same')
})
