import { expectAccessible } from './support/accessible.ts'
import { openDashboard } from './support/dashboard.ts'
import { expect, ready, test } from './support/test.ts'

test('filters apply as they change, stand as chips, and are cleared', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/dashboard/products')
  await ready(page)
  const search = page.getByLabel('Search', { exact: true })
  await search.pressSequentially('reader')
  await expect(page).toHaveURL('/dashboard/products?text=reader')
  await expect(search).toBeFocused()
  const total = page.getByRole('status').filter({ hasText: /products?$/ })
  await expect(page.getByRole('row', { name: /Contract Reader/ })).toBeVisible()
  const found = await total.textContent()
  await page.getByLabel('State').selectOption('Hidden')
  await expect(page).toHaveURL('/dashboard/products?text=reader&state=hidden')
  await expect(total).not.toHaveText(found ?? '')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Remove the filter State: Hidden' }).click()
  await expect(page).toHaveURL('/dashboard/products?text=reader')
  await expect(page.getByLabel('State')).toHaveValue('')
  await expect(total).toHaveText(found ?? '')
  await page.getByRole('link', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/products')
  await expect(search).toHaveValue('')

  await page.getByRole('link', { name: 'Price' }).click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await page.goto('/dashboard/products?page=999')
  await expect(page.getByText('Nothing fits these filters.')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('filters wait for a button', async ({ page }) => {
    await openDashboard(page)
    await page.goto('/dashboard/products?sort=-name')
    await page.getByLabel('Search', { exact: true }).fill('contract')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/text=contract/)
    await expect(page).toHaveURL(/sort=-name/)
    await expect(page.getByRole('row', { name: /Contract Reader/ })).toBeVisible()
  })
})
