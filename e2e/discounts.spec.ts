import { expectAccessible } from './support/accessible.ts'
import {
  addToCart,
  atDocuments,
  fillAddress,
  fillCart,
  openCheckout,
  proceed,
  signAndPay,
} from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('a discount code lowers the total in cart, checkout and order, and an invalid code shows the reason', async ({
  page,
  consoleErrors,
}) => {
  await openCheckout(page, 'security-platform')
  await page.getByRole('button', { name: 'Add a discount code' }).click()
  await expect(page.getByLabel('Discount code')).toBeFocused()
  await page.getByLabel('Discount code').fill('nope')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We don’t know the code NOPE. Check the spelling.')).toBeVisible()
  await expect(page.getByLabel('Discount code')).toBeFocused()
  // The browser logs the response to the invalid code as an error.
  consoleErrors.length = 0
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add a discount code' })).toBeVisible()
  await page.goto('/marketplace?code=welcome10')
  await expect(page.getByText('Code WELCOME10 saved')).toBeVisible()
  await page.getByRole('button', { name: /^Cart/ }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText('Discount (WELCOME10)')).toBeVisible()
  await expect(cart.locator('dl')).toContainText('Subtotal$1,997.00')
  await expect(cart.getByText('-$199.70')).toBeVisible()
  await expect(cart.getByText('$1,797.30')).toBeVisible()
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('main').getByText('Code WELCOME10 applied: 10% off.')).toBeVisible()
  await expectAccessible(page)
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await page.goto('/marketplace/my-purchases')
  await expect(page.getByRole('article')).toContainText('$1,797.30')
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .click()
  await expect(page.getByText('Discount (WELCOME10)')).toBeVisible()

  await page.getByRole('button', { name: 'Sign your documents' }).click()
  await signAndPay(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await addToCart(page, '/solutions/jakeplatform')
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(cart.getByRole('button', { name: 'Add a discount code' })).toBeVisible()
})

test('an order rejected because of its lines keeps the code, whose discount follows changed prices', async ({
  page,
  consoleErrors,
}) => {
  await fillCart(page, 'security-platform')
  await page.goto('/checkout?code=welcome10')
  const main = page.getByRole('main')
  await expect(main.getByText('Code WELCOME10 applied: 10% off.')).toBeVisible()
  await fillAddress(page)
  const message = 'The code WELCOME10 needs at least $5,000.00 of the items it applies to.'
  await page.route('**/api/orders', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { code: 'discount_rejected', message, fields: { lines: message } },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: proceed }).click()
  await expect(main.getByRole('alert')).toContainText(message)
  // The browser logs the response to the refused order as an error.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
  await page.goto('/checkout')
  await expect(main.getByText('Code WELCOME10 applied: 10% off.')).toBeVisible()

  await page.unroute('**/api/orders')
  await page.route('**/api/orders', async (route) => {
    await page.route('**/api/discounts', (check) =>
      check.fulfill({ json: { code: 'WELCOME10', label: '10% off', amount: 200 } }),
    )
    const [line] = route.request().postDataJSON().lines
    const changed = { ...line, name: 'Security Platform', price: 2000, shown_price: 1997 }
    const lines = [{ ...changed, subscription_interval: null }]
    await route.fulfill({ status: 409, json: { code: 'price_changed', message: '', lines, total: 2000 } })
  })
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await expect(main.locator('dl').filter({ hasText: 'Subtotal' })).toContainText('-$200.00Total$1,800.00')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})
