import { expectAccessible } from './support/accessible.ts'
import { addToCart, atDocuments, fillAddress, openCheckout, proceed, signAndPay } from './support/checkout.ts'
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
  await expect(page.getByText("We don't know the code NOPE. Check the spelling.")).toBeVisible()
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
  await expect(page.getByRole('heading', { name: 'Your payment was successful' })).toBeVisible()
  await addToCart(page, '/solutions/jakeplatform')
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(cart.getByRole('button', { name: 'Add a discount code' })).toBeVisible()
})
