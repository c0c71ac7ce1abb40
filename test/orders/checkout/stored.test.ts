import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from '#orders/checkout/draft.client.ts'
import { forgetDraft, forgetOrders } from '#orders/forget-orders.client.ts'
import {
  forgetOrderKey,
  isPlacedFor,
  keepOrderKey,
  newOrderKey,
  orderKey,
} from '#orders/checkout/idempotency-key.client.ts'
import { keepOrder, storedOrders, lastOrder, orderOf } from '#orders/orders.client.ts'
import { aForm, aLine } from './a-cart.ts'
import { handOffRecord } from './a-record.ts'

const record = handOffRecord(aForm, [aLine('a', 178_000)], { id: 'u' }, new Date(0))
let refusing = false
const held = new Map<string, string>()

beforeEach(() => {
  refusing = false
  held.clear()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('keeps the last order and all of them', () => {
  expect(lastOrder()).toBeNull()
  keepOrder(record)
  keepOrder({ ...record, timestamp: '2026-11-20T12:00:00.000Z', total: 1 })
  expect(lastOrder()?.total).toBe(1)
  expect(storedOrders().map(({ total }) => total)).toEqual([1780, 1])
})

test('an order is kept as of whoever is signed in, whatever e-mail was typed', () => {
  expect(orderOf({ id: 'ada@x.example' }, record)).toEqual({
    ...record,
    user: { ...record.user, id: 'ada@x.example' },
  })
})

test('an order that is handed over again stands once', () => {
  keepOrder(record)
  keepOrder({ ...record, notes: 'again' })
  expect(storedOrders().map(({ notes }) => notes)).toEqual(['again'])
})

test('one key for all tabs until the order, and after it while the cart is the ordered one', () => {
  const key = orderKey('ada@x.example', 'cart')
  expect(orderKey('ada@x.example', 'another')).toBe(key)
  keepOrderKey('ada@x.example', key, 'cart')
  expect(orderKey('ada@x.example', 'cart')).toBe(key)
  expect(orderKey('ada@x.example', 'another')).not.toBe(key)
  const next = newOrderKey('ada@x.example')
  expect(orderKey('bob@x.example', 'cart')).not.toBe(next)
})

test('a cart is the ordered one until the order ends or is forgotten', () => {
  const key = orderKey('ada@x.example', 'cart')
  expect(isPlacedFor('ada@x.example', 'cart')).toBe(false)
  keepOrderKey('ada@x.example', key, 'cart')
  expect(isPlacedFor('ada@x.example', 'cart')).toBe(true)
  expect(isPlacedFor('ada@x.example', 'another')).toBe(false)
  expect(isPlacedFor('bob@x.example', 'cart')).toBe(false)
  forgetOrderKey()
  expect(isPlacedFor('ada@x.example', 'cart')).toBe(false)
})

test('forgetting leaves nothing of the orders, and says whether there was one', () => {
  expect(forgetOrders()).toBe(false)
  keepOrder(record)
  keepDraft('ada@x.example', { city: 'Dallas' })
  orderKey('ada@x.example', 'cart')
  localStorage.setItem('wadah.theme', 'dark')
  expect(forgetOrders()).toBe(true)
  expect([...held.keys()]).toEqual(['wadah.theme'])
})

test('what does not parse is ignored with a warning and hides nothing else', () => {
  localStorage.setItem('wadah.order', '{"user":')
  localStorage.setItem('wadah.orders', JSON.stringify([{ old: true }, record, null]))
  expect(lastOrder()).toBeNull()
  expect(storedOrders()).toEqual([record])
  localStorage.setItem('wadah.orders', '"no list"')
  expect(storedOrders()).toEqual([])
  expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(4)
})

test('an order that the browser refuses to keep is no order', () => {
  refusing = true
  expect(() => keepOrder(record)).toThrow()
})

test('a draft belongs to who typed it', () => {
  keepDraft('ada@x.example', { city: 'Dallas' })
  expect(readDraft('ada@x.example')).toEqual({ city: 'Dallas' })
  expect(readDraft('bob@x.example')).toEqual({})
  forgetDraft()
  expect(readDraft('ada@x.example')).toEqual({})
})

test.each(['nonsense', '{"owner":"ada@x.example","typed":{"city":1}}'])('a draft %s is ignored', (text) => {
  sessionStorage.setItem('wadah.checkout', text)
  expect(readDraft('ada@x.example')).toEqual({})
  expect(vi.mocked(console.warn)).toHaveBeenCalledOnce()
})

function storage() {
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refusing) throw new Error('full')
      held.set(key, value)
    },
    removeItem: (key: string) => held.delete(key),
  }
}
