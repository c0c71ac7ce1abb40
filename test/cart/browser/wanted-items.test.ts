import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeWantedItem, takeWantedItems, wantedItemsKey } from '#cart/browser/wanted-items.client.ts'
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
afterEach(() => vi.unstubAllGlobals())

test('what was wanted is returned once, each product once', () => {
  const other = { ...item, productId: 'other', name: 'Other' }
  for (const wanted of [item, other, item]) storeWantedItem(wanted)
  expect(takeWantedItems()).toEqual([other, item])
  expect(takeWantedItems()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each(['{', '[]x', '[{"productId":"plain"}]', '{"a":1}'])('%s in storage is ignored', (text) => {
  stored.set(wantedItemsKey, text)
  expect(takeWantedItems()).toEqual([])
  expect(console.warn).toHaveBeenCalled()
})

test('a tab without storage forgets, and nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeWantedItem(item)
  expect(takeWantedItems()).toEqual([])
})
