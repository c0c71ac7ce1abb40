import { expect, test } from 'vitest'
import { laterCharges, lineTotal, orderTotals } from '#lib/order-totals.ts'

test('a line costs its price times its quantity', () => {
  expect(lineTotal({ price: 19_999, quantity: 3 })).toBe(59_997)
})

test('order totals separate one-time and recurring amounts, which add up to the amount due now', () => {
  const lines = [
    { total: 200_000, interval: null },
    { total: 9_900, interval: 'month' },
    { total: 0, interval: 'year' },
    { total: 100, interval: 'month' },
  ]
  expect(orderTotals(lines)).toEqual({
    total: 210_000,
    oneTime: 200_000,
    recurring: [
      { interval: 'month', total: 10_000 },
      { interval: 'year', total: 0 },
    ],
  })
})

test('a free subscription is not charged later', () => {
  expect(laterCharges({ recurring: [{ interval: 'year', total: 0 }] })).toEqual([])
})
