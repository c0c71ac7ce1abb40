import type { Page } from '@playwright/test'
import { csv } from '#lib/csv.ts'
import { expect, ready, test } from '../support/test.ts'
import { enterDashboard } from '../support/dashboard.ts'

async function preview(page: Page, rows: string[][]): Promise<void> {
  await page.goto('/dashboard/products/import')
  const buffer = Buffer.from(csv([['name', 'price', 'description'], ...rows]))
  await page.getByLabel('CSV file').setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByRole('heading', { name: 'Import of lamps.csv' })).toBeVisible()
}

test('an import lists its errors first, runs in the background once, and links to the products it wrote', async ({
  page,
}) => {
  await enterDashboard(page)
  const rows = Array.from({ length: 120 }, (_, index) => [`Journey Lamp ${index + 1001}`, '10', 'One\ntwo'])
  await preview(page, [...rows, ['Journey Desk', 'ten dollars', '']])
  await ready(page)
  const firstRow = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row').nth(1)
  await expect(firstRow).toContainText('122')
  await expect(firstRow).toContainText('Rejected')
  await expect(page.getByText('1 row has an error and will be skipped.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 120 products' }).click()
  await expect(page.getByText('Imported 120 products.')).toBeVisible({ timeout: 120_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden()
  await page.getByRole('link', { name: /^New/ }).click()
  await page.getByRole('link', { name: 'Journey Lamp 1001' }).click()
  await expect(page.getByRole('heading', { name: 'Journey Lamp 1001' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('an import asks before it creates a second product with an existing name', async ({ page }) => {
    await enterDashboard(page)
    await preview(page, [
      ['Plain Journey Desk', '10', ''],
      ['Plain Journey Desk', '20', ''],
    ])
    await expect(page.getByText('Create a second product?')).toBeVisible()
    await page.getByLabel('Yes, create 1 product with the same name').check()
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(async () => {
      await page.reload()
      expect(await page.getByText('Imported 2 products.').isVisible()).toBe(true)
    }).toPass()
  })
})
