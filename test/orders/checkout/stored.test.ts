import { storeBilling, storedBilling } from '#orders/checkout/billing.client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeDraft, readDraft } from '#orders/checkout/draft.client.ts'
import { forgetDraft, forgetOrders, ordersAfterSignOut } from '#orders/browser/forget-orders.client.ts'
import {
  currentKey,
  forgetKey,
  isPlacedFor,
  newKey,
  storeKey,
  storePlaced,
} from '#orders/checkout/idempotency-key.client.ts'
import { saveOrder, storedOrders, lastOrder } from '#orders/browser/orders.client.ts'
import { aForm, aLine } from '../../support/samples/sample-cart.ts'
import { handOffRecord } from '../../support/samples/sample-hand-off-record.ts'

const record = handOffRecord(aForm, [aLine('a', 178_000)], { id: 'u' }, new Date(0))
/** The number of characters for which the stand-in for the browser's storage has room. */
let room = Infinity
const held = new Map<string, string>()

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  room = Infinity
  held.clear()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('an order that is handed over again is stored once', () => {
  saveOrder(record)
  saveOrder({ ...record, notes: 'again' })
  expect(storedOrders().map(({ notes }) => notes)).toEqual(['again'])
})

const cart = 'marketplace a standard 1'
const changed = 'marketplace a standard 2\nmarketplace b standard 1'

test('all tabs share one idempotency key before and after the order, while the cart is unchanged', () => {
  const key = newKey(null)
  storeKey('ada@x.example', key, null)
  expect(currentKey('ada@x.example', cart)).toEqual(key)
  expect(currentKey('ada@x.example', changed)).toEqual(key)
  storePlaced('ada@x.example', key, cart)
  expect(currentKey('ada@x.example', cart)).toEqual(key)
  expect(currentKey('bob@x.example', cart).key).not.toBe(key.key)
})

test('ordering a changed cart replaces its earlier order, and ordering a cart with other items does not', () => {
  const key = newKey(null)
  storePlaced('ada@x.example', key, cart)
  const next = currentKey('ada@x.example', changed)
  expect(next.key).not.toBe(key.key)
  expect(next.replaces).toBe(key.key)
  expect(currentKey('ada@x.example', 'wts_solution a standard 1').replaces).toBeNull()
  // A retry still names the replaced order.
  storeKey('ada@x.example', next, null)
  expect(currentKey('ada@x.example', changed)).toEqual(next)
})

test('a changed form replaces the order, and its cart still counts as ordered', () => {
  const key = newKey(null)
  storePlaced('ada@x.example', key, cart)
  const next = currentKey('ada@x.example', cart, true)
  expect(next.key).not.toBe(key.key)
  expect(next.replaces).toBe(key.key)
  storeKey('ada@x.example', next, cart)
  for (const now of [cart, changed]) expect(currentKey('ada@x.example', now, true)).toEqual(next)
  expect(isPlacedFor('ada@x.example', cart)).toBe(true)
})

test('a cart counts as ordered until the order ends or is deleted', () => {
  const key = newKey(null)
  expect(isPlacedFor('ada@x.example', cart)).toBe(false)
  storePlaced('ada@x.example', key, cart)
  expect(isPlacedFor('ada@x.example', cart)).toBe(true)
  expect(isPlacedFor('ada@x.example', changed)).toBe(false)
  expect(isPlacedFor('bob@x.example', cart)).toBe(false)
  forgetKey()
  expect(isPlacedFor('ada@x.example', cart)).toBe(false)
})

test('deleting the stored orders removes all of them, and returns whether there was an order', () => {
  expect(forgetOrders()).toBe(false)
  saveOrder(record)
  storeDraft('ada@x.example', { city: 'Dallas' })
  storeKey('ada@x.example', newKey(null), cart)
  localStorage.setItem('wadah.theme', 'dark')
  expect(forgetOrders()).toBe(true)
  expect([...held.keys()]).toEqual(['wadah.theme'])
})

test('unreadable stored orders are ignored with a warning, and readable orders are kept', () => {
  localStorage.setItem('wadah.order', '{"user":')
  localStorage.setItem('wadah.orders', JSON.stringify([{ old: true }, record, null]))
  expect(lastOrder()).toBeNull()
  expect(storedOrders()).toEqual([record])
  localStorage.setItem('wadah.orders', '"no list"')
  expect(storedOrders()).toEqual([])
  expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(4)
})

test('saving an order throws if the browser cannot store it', () => {
  room = 0
  expect(() => saveOrder(record)).toThrow()
  expect(() => storeKey('ada@x.example', newKey(null), cart)).toThrow()
})

test('the browser keeps the latest 50 orders', () => {
  for (let day = 1; day <= 60; day += 1) saveOrder({ ...record, timestamp: onDay(day) })
  expect(storedOrders()).toHaveLength(50)
  expect(storedOrders().at(-1)?.timestamp).toBe(onDay(60))
  expect(storedOrders()[0]?.timestamp).toBe(onDay(11))
})

test('earlier stored orders are dropped for a new order when storage is full', () => {
  for (let day = 1; day <= 20; day += 1) saveOrder({ ...record, timestamp: onDay(day) })
  room = [...held.values()].join('').length + 20
  saveOrder({ ...record, timestamp: onDay(21), notes: 'x'.repeat(100) })
  const left = storedOrders().map(({ timestamp }) => timestamp)
  expect(left.at(-1)).toBe(onDay(21))
  expect(left.length).toBeGreaterThan(5)
  expect(lastOrder()?.timestamp).toBe(onDay(21))
})

test('a draft of the checkout is shown only to the customer who entered it', () => {
  storeDraft('ada@x.example', { city: 'Dallas' })
  expect(readDraft('ada@x.example')).toEqual({ city: 'Dallas' })
  expect(readDraft('bob@x.example')).toEqual({})
  forgetDraft()
  expect(readDraft('ada@x.example')).toEqual({})
})

test.each(['nonsense', '{"owner":"ada@x.example","typed":{"city":1}}'])(
  'a checkout draft %s is ignored',
  (text) => {
    sessionStorage.setItem('wadah.checkout', text)
    expect(readDraft('ada@x.example')).toEqual({})
    expect(vi.mocked(console.warn)).toHaveBeenCalledOnce()
  },
)

function storage() {
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...held].filter(([other]) => other !== key).map(([, text]) => text)
      if ([...others, value].join('').length > room) throw new Error('full')
      held.set(key, value)
    },
    removeItem: (key: string) => held.delete(key),
  }
}

function onDay(day: number): string {
  return new Date(Date.UTC(2026, 0, day)).toISOString()
}

test('after sign-out a message says which orders reappear at the next log-in', () => {
  const { title, description } = ordersAfterSignOut({ endedBefore: false })
  expect(`${title}. ${description}`).toBe(
    'Your orders stay in your account. This browser no longer shows them. Log in again to see them.',
  )
  expect(ordersAfterSignOut({ endedBefore: true }).description).toMatch(
    /^Orders you placed while logged in come back/,
  )
})

test('the browser stores only tax ID and PO number of the billing data, for one customer', () => {
  storeBilling('ada@x.example', { ...aForm, taxId: 'US 12', poNumber: 'PO 1' })
  expect(storedBilling('ada@x.example')).toStrictEqual({ taxId: 'US 12', poNumber: 'PO 1' })
  expect(storedBilling('b@x.example')).toStrictEqual({ taxId: '', poNumber: '' })
})
