import { expect, test } from 'vitest'
import { namesOfLine, quantityTerms, unrefundedPayment } from '#orders/subscription.ts'

test('the name of a line that changes a quantity is split into product and change', () => {
  const name = 'Team Chat: from 3 to 5 units, then $50.00 monthly'
  const change = 'From 3 to 5 units, then $50.00 monthly'
  expect(namesOfLine(name, 'Team Chat')).toEqual({ product: 'Team Chat', change })
})

test('the name of a line without a change is the name of its product', () => {
  expect(namesOfLine('Team Chat', 'Team Chat')).toEqual({ product: 'Team Chat', change: null })
  expect(namesOfLine('Team Chat', undefined)).toEqual({ product: 'Team Chat', change: null })
})

test('the unrefunded payment of a change is its total minus the refunds', () => {
  const change = { product: 'Team Chat', refunded: 0 }
  expect(unrefundedPayment({ change, total: 100 })).toBe(100)
  expect(unrefundedPayment({ change: { ...change, refunded: 40 }, total: 100 })).toBe(60)
  expect(unrefundedPayment({ change: { ...change, refunded: 100 }, total: 100 })).toBe(0)
  expect(unrefundedPayment({ change, total: 0 })).toBe(0)
  expect(unrefundedPayment({ change: null, total: 100 })).toBe(0)
})

test('more units cost their daily share of the current period (product: subscriptions 8)', () => {
  const subscription = { price: 3_100, quantity: 10, interval: 'month' }
  const january = {
    periodStart: new Date('2026-01-01T00:00:00Z'),
    periodEnd: new Date('2026-02-01T00:00:00Z'),
  }
  const termsOn = (day: string) =>
    quantityTerms({ ...subscription, ...january }, 12, new Date(`${day}T00:00:00Z`))
  const until = (end: string) => new Date(`${end}T00:00:00Z`)
  expect(termsOn('2026-01-22')).toMatchObject({ price: 1_000, now: 2_000, until: until('2026-02-01') })
  expect(termsOn('2026-02-15')).toMatchObject({ price: 1_550, now: 3_100, until: until('2026-03-01') })
  expect(termsOn('2026-03-01')).toMatchObject({ price: 3_100, now: 6_200, until: until('2026-04-01') })
})
