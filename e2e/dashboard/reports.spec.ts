import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { expect, ready, signUp, test, visit } from '../support/test.ts'

test('staff choose a range, read the figures as a chart and a table, and download them as CSV', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const customer = await context.newPage()
  await signUp(customer)
  const line = { product_id: 'survey-reader', product_type: 'marketplace', quantity: 1 }
  expect((await customer.request.post('/api/cart/lines', { data: line })).ok()).toBe(true)
  await context.close()

  await enterDashboard(page)
  await visit(page, '/dashboard/reports')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/days=7/)
  const funnel = page.getByRole('region', { name: 'From cart to active', exact: true })
  // The store adds up counts and writes them to the database every five seconds.
  await expect(async () => {
    await page.reload()
    expect(await funnel.getByText('Added to cart').count()).toBeGreaterThan(0)
  }).toPass()
  await funnel.getByText('Show the table').click()
  await expect(funnel.getByRole('row', { name: /^Added to cart [1-9]/ })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await funnel.getByRole('link', { name: /CSV/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^"?Added to cart"?,"?[1-9]/m)

  const today = new Date().toISOString().slice(0, 10)
  await ready(page)
  await page.getByLabel('From', { exact: true }).fill(today)
  await page.getByLabel('To', { exact: true }).fill(today)
  await expect(page).toHaveURL(new RegExp(`from=${today}`))
  await expect(funnel.getByRole('img')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show by' }).selectOption('Month')
  await expect(page.getByRole('heading', { name: 'Revenue by month' })).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(today)
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL(/by=month&days=90$/)
})
