import { beforeEach, expect, test, vi } from 'vitest'
import {
  requestedItemNames,
  storeRequestedItem,
  takeRequestedItems,
  requestedItemsKey,
} from '#cart/browser/requested-items.client.ts'
import { item } from '../../support/cart-lines.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
test('requested items are returned once, and each product only once', () => {
  const other = { ...item, productId: 'other', name: 'Other' }
  for (const each of [item, other, item]) storeRequestedItem(each)
  expect(requestedItemNames()).toEqual(['Other', item.name])
  expect(takeRequestedItems()).toEqual([other, item])
  expect(takeRequestedItems()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each(['{', '[]x', '[{"productId":"plain"}]', '{"a":1}'])(
  'malformed requested items in storage are ignored: %s',
  (text) => {
    stored.set(requestedItemsKey, text)
    expect(takeRequestedItems()).toEqual([])
    expect(console.warn).toHaveBeenCalled()
  },
)

test('without tab storage, reading the requested items returns none and throws no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeRequestedItem(item)
  expect(takeRequestedItems()).toEqual([])
})
