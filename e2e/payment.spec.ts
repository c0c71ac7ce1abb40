import { demoAccount } from '#content/demo/accounts.ts'
import {
  addToCart,
  atDocuments,
  fillAddress,
  openCheckout,
  proceed,
  putInBrowserCart,
  signAndPay,
} from './support/checkout.ts'
import { boxOf } from './support/cart.ts'
import { expect, logIn, test } from './support/test.ts'

test('a payment empties a cart once, regardless of reloads', async ({ page }) => {
  await openCheckout(page, 'security-platform')
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await page.setViewportSize({ width: 390, height: 664 })
  await signAndPay(page)
  const toast = page.getByText('Payment Successful!')
  await toast.hover()
  const button = await boxOf(page.getByRole('main').getByRole('link', { name: 'View order' }))
  expect((await boxOf(toast)).y).toBeGreaterThan(button.y + button.height)
  const paid = page.url()
  await addToCart(page, 'security-platform')
  await page.goto(paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
})

test('a payment of an unknown order shows an error and leaves the cart unchanged', async ({ page }) => {
  await logIn(page, demoAccount)
  await putInBrowserCart(page, demoAccount, 'security-platform')
  await page.goto('/marketplace/success?session_id=somebody-elses')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this payment' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await page.goto('/marketplace/success')
  await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
})
