import { expect, test } from 'vitest'
import {
  commissionOf,
  lastMonths,
  monthRange,
  rateLabel,
  statementState,
  statementSums,
} from '#orders/statements/statement.ts'

test('discounts and refunds are subtracted before the commission (product: statements 4)', () => {
  expect(statementSums([{ rate: 1_250, sales: 10_000, discounts: 1_000, refunds: 500 }])).toEqual({
    sales: 10_000,
    discounts: 1_000,
    refunds: 500,
    commission: 1_063,
    balance: 7_437,
    commissions: [{ rate: 1_250, amount: 8_500, commission: 1_063 }],
  })
})

test('amounts with the same commission rate are rounded together, and each rate has a separate commission', () => {
  const part = { discounts: 0, refunds: 0 }
  const { commission, commissions } = statementSums([
    { ...part, rate: 1_000, sales: 5 },
    { ...part, rate: 1_500, sales: 1_000 },
    { ...part, rate: 1_000, sales: 5 },
  ])
  expect(commissions.map(({ rate, commission: of }) => [rate, of])).toEqual([
    [1_500, 150],
    [1_000, 1],
  ])
  expect(commission).toBe(151)
})

test('a statement without sales has only zeros, and refunds alone make the balance negative', () => {
  expect(statementSums([])).toMatchObject({ commission: 0, balance: 0 })
  const refunded = statementSums([{ rate: 1_000, sales: 0, discounts: 0, refunds: 2_000 }])
  expect(refunded).toMatchObject({ commission: -200, balance: -1_800 })
})

test.each([
  [105, 1_000, 11],
  [-105, 1_000, -11],
  [104, 1_000, 10],
  [-4, 1_000, 0],
  [9_999, 10_000, 9_999],
  [9_999, 0, 0],
])('the commission on %d cents at a rate of %d is %d cents', (amount, rate, commission) => {
  expect(commissionOf(amount, rate)).toBe(commission)
})

test('a commission rate is shown as a percentage', () => {
  expect([1_250, 1_255, 1_000].map(rateLabel)).toEqual(['12.5%', '12.55%', '10%'])
})

test('the month of a statement begins and ends in UTC, and any other text is not a month', () => {
  expect(monthRange('2026-12')).toEqual({
    start: new Date('2026-12-01T00:00:00Z'),
    before: new Date('2027-01-01T00:00:00Z'),
  })
  expect(['2026-13', '2026-1', '0026-01', 'x'].map(monthRange)).toEqual([null, null, null, null])
  expect(lastMonths(new Date('2026-03-31T23:00:00Z'), 4)).toEqual([
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
  ])
})

test('a statement is open from the end of its month until it is paid', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  expect(statementState('2026-03', false, now)).toBe('running')
  expect(statementState('2026-02', false, now)).toBe('open')
  expect(statementState('2026-02', true, now)).toBe('paid')
})
