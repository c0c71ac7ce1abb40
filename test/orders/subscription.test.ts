import { expect, test } from 'vitest'
import { unrefundedPayment, namesOfLine } from '#orders/subscription.ts'

test.each([
  ['Team Chat added (3 to 5), then $50.00 monthly', 'Added (3 to 5), then $50.00 monthly'],
  ['Change of Team Chat from 10 to 8 on March 1, 2027', 'Change from 10 to 8 on March 1, 2027'],
  ['Team Chat: 8 instead of 10', '8 instead of 10'],
])('the name of the line %s is split into product and change', (name, change) => {
  expect(namesOfLine(name, 'Team Chat')).toEqual({ product: 'Team Chat', change })
})

test('the name of a line without a change is that of its product', () => {
  expect(namesOfLine('Team Chat', 'Team Chat')).toEqual({ product: 'Team Chat', change: null })
  expect(namesOfLine('Team Chat', undefined)).toEqual({ product: 'Team Chat', change: null })
})

test('the unrefunded payment of a change is its total less the refunds', () => {
  const change = { product: 'Team Chat', refunded: 0 }
  expect(unrefundedPayment({ change, total: 100 })).toBe(100)
  expect(unrefundedPayment({ change: { ...change, refunded: 40 }, total: 100 })).toBe(60)
  expect(unrefundedPayment({ change: { ...change, refunded: 100 }, total: 100 })).toBe(0)
  expect(unrefundedPayment({ change, total: 0 })).toBe(0)
  expect(unrefundedPayment({ change: null, total: 100 })).toBe(0)
})
