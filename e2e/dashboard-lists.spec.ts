import { expectAccessible } from './support/accessible.ts'
import { openDashboard } from './support/dashboard.ts'
import { expect, ready, test } from './support/test.ts'

test('filters apply when they change, are shown as chips, and can be cleared', async ({ page }) => {
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

test('a bulk change clears the selection, reports its result, and can be undone', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/dashboard/products?sort=-name&size=20')
  await ready(page)
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar).toBeHidden()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  const isFeatured = async (row: number) =>
    (await page.getByRole('row').nth(row).getByRole('cell', { name: 'Yes', exact: true }).count()) > 0
  const before = [await isFeatured(1), await isFeatured(2)]
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(bar).toContainText('2 products selected')
  await expectAccessible(page)
  const word = before.every(Boolean) ? 'No longer feature' : 'Feature'
  await bar.getByRole('button', { name: word, exact: true }).click()
  await page.getByRole('button', { name: `${word} 2 products` }).click()
  await expect(page.getByRole('status').filter({ hasText: /featured/i })).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true, name: /^Select/ })).toHaveCount(0)
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Undone for/)).toBeVisible()
  expect([await isFeatured(1), await isFeatured(2)]).toEqual(before)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar.getByRole('button', { name: /^Select all .* that match/ }).click()
  const { 0: total = '' } = (
    await page
      .getByRole('status')
      .filter({ hasText: /products$/ })
      .innerText()
  ).split(' ')
  await expect(bar).toContainText(`${total} products selected`)
  await bar.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Confirm' })).toContainText(`Hide ${total} products?`)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('group', { name: 'Confirm' })).toBeHidden()
})

test('everything is found and opened from the keyboard', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/dashboard/products?size=20')
  await ready(page)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const second = page.getByRole('row').nth(2).getByRole('link')
  await expect(second).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('row').nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog', { name: 'Find anything' })
  await page.keyboard.type('contract reader')
  const option = finder.getByRole('option', { name: /^Contract Reader/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/products/contract-reader')
  await expect(finder).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('filters apply on submit', async ({ page }) => {
    await openDashboard(page)
    await page.goto('/dashboard/products?sort=-name')
    await page.getByLabel('Search', { exact: true }).fill('contract')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/text=contract/)
    await expect(page).toHaveURL(/sort=-name/)
    await expect(page.getByRole('row', { name: /Contract Reader/ })).toBeVisible()
  })

  test('one search finds a product', async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('link', { name: 'Search' }).click()
    await page.getByLabel('Search', { exact: true }).fill('contract')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /^Contract Reader/ }).click()
    await expect(page).toHaveURL('/dashboard/products/contract-reader')
  })
})
