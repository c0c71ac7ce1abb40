import { beforeEach, expect, test, vi } from 'vitest'
import { discountCodeStore, forgetPaidCode } from '#cart/discounts/discount-code.client.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('the code of a paid order is forgotten, another one is kept', () => {
  discountCodeStore.write('WELCOME10')
  forgetPaidCode('SAVE20')
  forgetPaidCode('')
  expect(discountCodeStore.read()).toBe('WELCOME10')
  forgetPaidCode('WELCOME10')
  expect(discountCodeStore.read()).toBeNull()
})
