import { beforeEach, expect, test } from 'vitest'
import { discountCodeStore } from '#cart/discounts/discount-code.client.ts'
import { forgetPaidCode } from '#purchases/payment/paid-cart.client.ts'
import { standInForBrowser } from '../../support/cart-browser.ts'

beforeEach(() => void standInForBrowser())

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
