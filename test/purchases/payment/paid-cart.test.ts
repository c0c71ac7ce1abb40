import { beforeEach, expect, test, vi } from 'vitest'
import { discountCodeStore } from '#cart/discounts/discount-code.client.ts'
import { forgetPaidCode } from '#purchases/payment/paid-cart.client.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('the discount code of a paid order is removed from the browser once, and any other code stays (product: discounts 2)', async () => {
  discountCodeStore.write('WELCOME10')
  await forgetPaidCode({ id: 'other', discount_code: 'SAVE20' })
  await forgetPaidCode({ id: 'none', discount_code: '' })
  expect(discountCodeStore.read()).toBe('WELCOME10')
  await forgetPaidCode({ id: 'paid', discount_code: 'WELCOME10' })
  expect(discountCodeStore.read()).toBeNull()
  discountCodeStore.write('WELCOME10')
  await forgetPaidCode({ id: 'paid', discount_code: 'WELCOME10' })
  expect(discountCodeStore.read()).toBe('WELCOME10')
})
