import { expect, test } from 'vitest'
import { summaryOfCart, summaryOfRecord, type SummaryLine } from '#orders/checkout/order-summary.ts'
import { lineImage } from '#cart/line-labels.ts'
import { aForm, aLine } from '../../support/samples/sample-cart.ts'
import { handOffRecord } from '../../support/samples/sample-hand-off-record.ts'

const once = { ...aLine('once', 178_000), quantity: 2 }
const monthly = { ...aLine('monthly', 9_700, { subscriptionInterval: 'month' }), quantity: 3 }
const yearly = aLine('yearly', 120_000, { subscriptionInterval: 'year' })

test('the summary separates one-time amounts from the amounts of each interval, and the amount due today from later amounts', () => {
  const summary = summaryOfCart([monthly, once, yearly])
  expect(summary.oneTime).toEqual([
    {
      id: 'once',
      name: 'Product once',
      image: lineImage(once),
      quantity: 2,
      interval: null,
      total: 356_000,
    },
  ])
  expect(summary.subscriptions.map(({ id, total }) => [id, total])).toEqual([
    ['monthly', 29_100],
    ['yearly', 120_000],
  ])
  expect(summary.total).toBe(505_100)
  expect(summary.later).toEqual([
    { interval: 'month', total: 29_100 },
    { interval: 'year', total: 120_000 },
  ])
})

test('the summary shows no later amount after one-time or free items', () => {
  const free = aLine('free', 0, { subscriptionInterval: 'month' })
  expect(summaryOfCart([once, free]).later).toEqual([])
  expect(summaryOfCart([]).total).toBe(0)
})

test('the summary shows the subtotal before a discount, and the total after it', () => {
  const discount = { code: 'WELCOME10', amount: 35_600 }
  expect(summaryOfCart([once], discount)).toMatchObject({ subtotal: 356_000, discount, total: 320_400 })
})

test('the summary of a stored record has the same totals as the summary of the cart', () => {
  const cart = [once, monthly, yearly, aLine('odd', 1_999)]
  const record = handOffRecord(aForm, cart, { id: 'u' }, new Date(0))
  const { oneTime, subscriptions, ...sums } = summaryOfCart(cart)
  const withoutPicture = (line: SummaryLine) => ({ ...line, image: null })
  expect(summaryOfRecord(record)).toEqual({
    ...sums,
    oneTime: oneTime.map(withoutPicture),
    subscriptions: subscriptions.map(withoutPicture),
  })
})

test('no later amount is promised for a subscription that is set to cancel (product: subscriptions 6)', () => {
  const record = handOffRecord(aForm, [once, monthly, yearly], { id: 'u' }, new Date(0))
  const { total, later } = summaryOfRecord(record, { ending: [{ line_id: 'monthly' }] })
  expect(total).toBe(505_100)
  expect(later).toEqual([{ interval: 'year', total: 120_000 }])
})

test('the later amount is the one of the current quantity, and an earlier change names none (product: subscriptions 8)', () => {
  const record = handOffRecord(aForm, [monthly, yearly], { id: 'u' }, new Date(0))
  const { total, later } = summaryOfRecord(record, { renewals: [{ line_id: 'monthly', amount: 97 }] })
  expect(total).toBe(149_100)
  expect(later).toEqual([
    { interval: 'month', total: 9_700 },
    { interval: 'year', total: 120_000 },
  ])
  const name = 'Team Chat: from 3 to 5 units, then $60.00 monthly from March 1, 2027'
  const changed = handOffRecord(aForm, [aLine('change', 1_200, { name })], { id: 'u' }, new Date(0))
  const change = { product: 'Team Chat', refunded: false }
  const renewals = [{ line_id: 'change', amount: 24 }]
  expect(summaryOfRecord(changed, { change, renewals }).oneTime[0]?.name).toBe('Team Chat: from 3 to 5 units')
})

test('a change of a quantity names no later charge once nothing more is charged (product: subscriptions 6)', () => {
  const name = 'Team Chat: from 3 to 5 units, then $60.00 monthly from March 1, 2027'
  const record = handOffRecord(aForm, [aLine('change', 1_200, { name })], { id: 'u' }, new Date(0))
  const change = { product: 'Team Chat', refunded: false }
  expect(summaryOfRecord(record, { change }).oneTime[0]?.name).toBe(name)
  const ending = [{ line_id: 'change' }]
  expect(summaryOfRecord(record, { change, ending }).oneTime[0]?.name).toBe('Team Chat: from 3 to 5 units')
})
