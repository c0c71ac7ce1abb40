import { expect, test } from 'vitest'
import { mailedLines } from '#quotes/mailed-lines.ts'

const once = { quantity: 1, name: 'Security Platform', price: 199_700, subscriptionInterval: null }
const monthly = { quantity: 2, name: 'Invoice Runner', price: 19_900, subscriptionInterval: 'month' }

test('a mail with one-time items shows one total', () => {
  expect(mailedLines([once])).toEqual({
    items: [{ name: '1 × Security Platform', value: '$1,997.00' }],
    sum: { name: 'Total', value: '$1,997.00', later: '' },
  })
})

test('a mail with a subscription shows the later amount per interval', () => {
  const { items, sum } = mailedLines([monthly, once, { ...monthly, quantity: 1 }])
  expect(items[0]).toEqual({ name: '2 × Invoice Runner', value: '$398.00 monthly' })
  expect(sum).toEqual({ name: 'Total', value: '$2,594.00', later: '$597.00 monthly' })
  const yearly = { ...monthly, quantity: 1, price: 5_000, subscriptionInterval: 'year' }
  expect(mailedLines([monthly, yearly]).sum.later).toBe('$398.00 monthly and $50.00 yearly')
})

test('a mail lists a discount between the subtotal and the total', () => {
  const { items, sum } = mailedLines([once, monthly], { code: 'SAVE10', amount: 23_950 })
  expect(items.slice(2)).toEqual([
    { name: 'Subtotal', value: '$2,395.00' },
    { name: 'Discount (SAVE10)', value: '-$239.50' },
  ])
  expect(sum).toEqual({ name: 'Total', value: '$2,155.50', later: '$398.00 monthly' })
})

test('a mail shows no later amount for a free subscription', () => {
  expect(mailedLines([{ ...monthly, price: 0 }])).toEqual({
    items: [{ name: '2 × Invoice Runner', value: 'Free' }],
    sum: { name: 'Total', value: 'Free', later: '' },
  })
})
