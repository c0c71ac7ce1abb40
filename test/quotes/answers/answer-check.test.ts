import { expect, test } from 'vitest'
import { answerTotals, comparedWithList, discounted, farFromList } from '#quotes/answers/answer-check.ts'

const once = { name: 'Forecast Workbench', quantity: 1, subscriptionInterval: null, listPrice: 158_000 }
const monthly = { name: 'Stand By', quantity: 2, subscriptionInterval: 'month', listPrice: 9_000 }

test('the totals of an answer separate one-time and recurring amounts, and are compared with list prices', () => {
  const totals = answerTotals([once, monthly], [150_000, 8_000])
  expect(totals).toEqual({
    today: 166_000,
    discount: 0,
    oneTime: 150_000,
    recurring: [{ interval: 'month', total: 16_000 }],
    list: 176_000,
  })
  expect(comparedWithList(totals)).toBe('6% below list')
  expect(comparedWithList({ today: 352_000, list: 176_000 })).toBe('100% above list')
  expect(comparedWithList({ today: 176_000, list: 176_000 })).toBe('')
})

test('a discount on a quote is a percentage of the list price, rounded to cents', () => {
  expect(discounted(158_000, 1_250)).toBe(138_250)
  expect(discounted(999, 1_000)).toBe(899)
})

test('prices below half or above double the list price are pointed out with both figures', () => {
  expect(farFromList([once, monthly], [158_000, 18_000])).toEqual([])
  expect(farFromList([once], [1_500_000])).toEqual([
    'Forecast Workbench: $15,000.00 is 9.5 times the list price of $1,580.00.',
  ])
  expect(farFromList([once], [15_800])).toEqual([
    'Forecast Workbench: $158.00 is 90% below the list price of $1,580.00.',
  ])
  expect(farFromList([{ ...once, listPrice: 0 }], [100])).toEqual([
    'Forecast Workbench: $1.00, and it’s free in the catalog.',
  ])
})
