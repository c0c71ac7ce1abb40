import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { joinByInvitation, mailedPath, openDashboard } from '../support/dashboard.ts'
import { expect, newCustomer, ready, test } from '../support/test.ts'
import { newPicture } from './new-picture.ts'

test('a seller applies, joins, corrects a returned product, and gets it published', async ({
  page,
  browser,
}) => {
  const company = `Loomworks ${Date.now()}`
  const product = `Planner of ${company}`
  const { name, email } = newCustomer()
  await apply(page, { name, email, company })

  await openDashboard(page)
  await page.getByRole('link', { name: /applications? to sell/ }).click()
  const application = page.getByRole('listitem').filter({ hasText: company })
  await expect(application).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Ask them something first' }).first()).toBeFocused()
  await application.getByText('Approve…').click()
  await expectAccessible(page)
  await application.getByRole('button', { name: `Yes, approve ${company}` }).click()
  await expect(page.getByText('We’ve emailed the applicant an invitation.')).toBeVisible()

  const context = await browser.newContext()
  const seller = await context.newPage()
  const path = await mailedPath(seller, email, 'Your application to sell on Wadah is approved')
  await joinByInvitation(seller, path, name)
  await expect(seller.getByRole('heading', { name: 'Get set up' })).toBeVisible()
  await seller.getByRole('link', { name: 'Add your first product' }).click()
  await fillProduct(seller, product)
  await seller.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(seller.getByText('Submitted.')).toBeVisible()
  await expectAccessible(seller)

  await page.goto('/dashboard/proposals?state=submitted')
  await page.getByRole('link', { name: product }).click()
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await page.getByText('Send back…').click()
  await page.getByLabel('What to change').fill('Say how to cancel.')
  await page.getByRole('button', { name: 'Yes, send it back' }).click()
  await expect(page.getByText('Sent back with your comment.')).toBeVisible()

  await seller.goto('/dashboard')
  await seller.getByRole('link', { name: /came back to you/ }).click()
  await seller.getByRole('link', { name: product }).click()
  await expect(seller.getByText('Say how to cancel.')).toBeVisible()
  await ready(seller)
  await seller.getByLabel('How to cancel').fill('By mail, to the end of the month.')
  await seller.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(seller.getByText('Submitted.')).toBeVisible()

  await page.reload()
  await page.getByText('Approve…').click()
  await page.getByRole('button', { name: `Yes, approve ${product}` }).click()
  await expect(page.getByText('Approved.')).toBeVisible()
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await expect(page.getByText('$49.00').first()).toBeVisible()
  await page.getByText('Support and terms').click()
  await expect(page.getByText('By mail, to the end of the month.')).toBeVisible()
  const shown = page.url()
  await context.close()

  // Hides the product from the shop again, because other journeys count the products.
  await page.goto(`/dashboard/products?text=${encodeURIComponent(product)}`)
  await page.getByRole('link', { name: product }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product }).first()).toBeVisible()
  await page.locator('summary', { hasText: 'Archive' }).click()
  await page.getByLabel(`Yes, take ${product} out of the shop`).check()
  await page.getByRole('button', { name: `Archive ${product}` }).click()
  await expect(page.getByText('Archived.', { exact: true })).toBeVisible()
  expect((await page.request.get(shown)).status()).toBe(404)
})

async function apply(page: Page, applicant: { name: string; email: string; company: string }): Promise<void> {
  const application = {
    kind: 'seller_application',
    ...applicant,
    subject: 'Weaving planners',
    message: 'A planner for small mills.',
    page: '/marketplace/sell',
  }
  const sent = await page.request.post('/api/enquiries', { data: application })
  expect(sent.status()).toBe(201)
}

/** A monthly product with a picture. */
async function fillProduct(page: Page, name: string): Promise<void> {
  await ready(page)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Short description').fill('Plans the week of every loom.')
  await page.getByLabel('Description', { exact: true }).fill('Plans the week, loom by loom.')
  await page.getByLabel('Price in dollars').first().fill('49')
  await page.getByLabel('Type').selectOption('subscription')
  await page.getByLabel('Charged').selectOption('month')
  const pictures = page.getByRole('region', { name: 'What it is' })
  const upload = Promise.withResolvers<void>()
  await page.route('**/dashboard/files/upload?*', (route) => upload.promise.then(() => route.continue()))
  await pictures.getByLabel(/^Choose pictures/).setInputFiles(await newPicture('loom.png'))
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByText('Files are still uploading.')).toBeVisible()
  upload.resolve()
  await expect(page.locator('input[name="images"]')).toHaveValue(/^\/files\/[0-9a-f]{64}$/)
}
