import { boxOf } from './support/cart.ts'
import { atDocuments, fillAddress, openServerCheckout, proceed } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('the note about an open order moves neither the summary nor the form when it loads late', async ({
  page,
}) => {
  await openServerCheckout(page)
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/orders', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/checkout')
  const name = page.getByLabel('Full Name')
  const summary = page.getByRole('heading', { name: 'Order Summary' })
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
  const before = [await boxOf(name), await boxOf(summary)]
  held.resolve()
  await expect(page.getByText(/is already open$/)).toBeInViewport()
  expect([await boxOf(name), await boxOf(summary)]).toEqual(before)
})
