import { expect, ready, test, visit } from '../support/test.ts'
import { enterDashboard } from '../support/dashboard.ts'

test('a changed price appears on the public page, and a second editor sees the first editor’s change', async ({
  page,
  consoleErrors,
}) => {
  await enterDashboard(page)
  await visit(page, '/dashboard/products?text=survey')
  const name = 'Survey Reader'
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible()
  const address = page.url()
  const second = await page.context().newPage()
  await visit(second, address)

  await page.getByLabel('Price in dollars').first().fill('1,234.50')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await expect(preview.getByText('Preview of your draft')).toBeVisible()
  await expect(preview.getByText('$1,234.50').first()).toBeVisible()
  await preview.close()
  await expect(page.getByText('Draft stored.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Restored what you typed/)).toBeVisible()
  await expect(page.getByLabel('Price in dollars').first()).toHaveValue('1,234.50')
  await ready(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: `Yes, save ${name}` }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await second.getByLabel('Price in dollars').first().fill('99')
  await second.getByLabel('Short description').fill('Typed by the second editor.')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  const row = second.getByRole('row', { name: /Price in dollars/ })
  await expect(row).toContainText('$1,234.50')
  await expect(row).toContainText('$99.00')
  await expect(second.getByLabel('Short description')).toHaveValue('Typed by the second editor.')
  // The browser logs the 409 response as an error.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await row.getByRole('checkbox').check()
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByText('Saved.')).toBeVisible()

  await second.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(second.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(second.getByText('$1,234.50').first()).toBeVisible()
  await expect(second.getByText('Typed by the second editor.').first()).toBeVisible()
})

test('unsaved form values can be discarded, even after a reload before the server stored them', async ({
  page,
}) => {
  await enterDashboard(page)
  await visit(page, '/dashboard/products/contract-reader')
  const field = page.getByLabel('Short description')
  const saved = await field.inputValue()
  for (const typed of ['Typed and stored.', 'Typed and reloaded at once.']) {
    await field.fill(typed)
    if (typed === 'Typed and stored.') await expect(page.getByText('Draft stored.')).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(field).toHaveValue(typed)
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(page.getByText('What was typed is discarded.')).toBeVisible()
    await expect(page.getByText(/Restored what you typed/)).toBeHidden()
    await expect(field).toHaveValue(saved)
    await page.reload()
    await ready(page)
    await expect(field).toHaveValue(saved)
    await expect(page.getByText('What was typed is discarded.')).toBeHidden()
  }
})

test('a draft that could not be sent is stored in the browser, sent from the next page, and deleted', async ({
  page,
  consoleErrors,
}) => {
  await enterDashboard(page)
  await visit(page, '/dashboard/products/meeting-minutes')
  const field = page.getByLabel('Short description')
  const held = () => page.evaluate(() => localStorage.getItem('wadah.drafts'))
  await page.route('**/dashboard/drafts', (route) => route.abort())
  await field.fill('Typed while the shop was away.')
  await expect(page.getByText('Draft saved in this browser only')).toBeVisible()
  expect(await held()).toContain('Typed while the shop was away.')
  await page.reload()
  await ready(page)
  await expect(field).toHaveValue('Typed while the shop was away.')

  await page.unroute('**/dashboard/drafts')
  await page.goto('/dashboard')
  await expect.poll(held).toBeNull()
  await page.goto('/dashboard/products/meeting-minutes')
  await expect(page.getByText(/Restored what you typed/)).toBeVisible()
  await expect(field).toHaveValue('Typed while the shop was away.')
  // The browser logs the aborted requests as errors.
  for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_FAILED')
})
