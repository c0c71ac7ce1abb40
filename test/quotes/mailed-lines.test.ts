import { expect, test } from 'vitest'
import { mailedLines } from '#quotes/mailed-lines.ts'

const once = { quantity: 1, name: 'Security Platform', price: 199_700, subscriptionInterval: null }
const monthly = { quantity: 2, name: 'Invoice Runner', price: 19_900, subscriptionInterval: 'month' }

test('a mail with one-time items shows one total', () => {
  expect(mailedLines([once])).toEqual({
    items: ['1 × Security Platform: $1,997.00'],
    sum: 'Total: $1,997.00',
  })
})

test('a mail with a subscription shows the later amount per interval', () => {
  const { items, sum } = mailedLines([monthly, once, { ...monthly, quantity: 1 }])
  expect(items[0]).toBe('2 × Invoice Runner: $398.00 monthly')
  expect(sum).toBe('Total: $2,594.00, then $597.00 monthly')
  const yearly = { ...monthly, quantity: 1, price: 5_000, subscriptionInterval: 'year' }
  expect(mailedLines([monthly, yearly]).sum).toBe('Total: $448.00, then $398.00 monthly and $50.00 yearly')
})

test('a mail lists a discount between the subtotal and the total', () => {
  expect(mailedLines([once, monthly], { code: 'SAVE10', amount: 23_950 })).toEqual({
    items: [
      '1 × Security Platform: $1,997.00',
      '2 × Invoice Runner: $398.00 monthly',
      'Subtotal: $2,395.00',
      'Discount (SAVE10): -$239.50',
    ],
    sum: 'Total: $2,155.50, then $398.00 monthly',
  })
})

test('a mail shows no later amount for a free subscription', () => {
  expect(mailedLines([{ ...monthly, price: 0 }])).toEqual({
    items: ['2 × Invoice Runner: Free'],
    sum: 'Total: Free',
  })
})
