import { expect, test } from 'vitest'
import { summaryOfCart, summaryOfRecord } from '#orders/checkout/order-summary.ts'
import { aForm, aLine } from './a-cart.ts'
import { handOffRecord } from './a-record.ts'

const once = { ...aLine('once', 178_000), quantity: 2 }
const monthly = { ...aLine('monthly', 9_700, { subscriptionInterval: 'month' }), quantity: 3 }
const yearly = aLine('yearly', 120_000, { subscriptionInterval: 'year' })

test('tells what is paid once from what is paid each interval', () => {
  const summary = summaryOfCart([monthly, once, yearly])
  expect(summary.oneTime).toEqual([
    { id: 'once', name: 'Product once', quantity: 2, interval: null, total: 356_000 },
  ])
  expect(summary.subscriptions.map(({ id, total }) => [id, total])).toEqual([
    ['monthly', 29_100],
    ['yearly', 120_000],
  ])
  expect(summary.total).toBe(505_100)
  expect(summary.parts).toEqual([
    { label: 'Monthly', total: 29_100 },
    { label: 'One-time', total: 356_000 },
    { label: 'Yearly', total: 120_000 },
  ])
})

test('one kind of payment needs no parts', () => {
  expect(summaryOfCart([once]).parts).toEqual([])
  expect(summaryOfCart([]).total).toBe(0)
})

test('a kept record sums up as the cart did', () => {
  const cart = [once, monthly, yearly, aLine('odd', 1_999)]
  const record = handOffRecord(aForm, cart, { id: 'u' }, new Date(0))
  expect(summaryOfRecord(record)).toEqual(summaryOfCart(cart))
})
