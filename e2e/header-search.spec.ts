import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { hold } from './support/hold.ts'
import { expect, pressBack, test, visit } from './support/test.ts'

test('a product can be reached from any page by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/about')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: /^Search products/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('invioce')
  const products = page.getByRole('group', { name: 'Products' })
  await expect(products.getByRole('option', { name: /Invoice Runner/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /suggestion/ })).toHaveCount(1)
  await expectAccessibleInBothThemes(page, { part: page.getByRole('search', { name: 'Site' }) })
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('option', { selected: true })).toHaveText('See all results for “invioce”')
  await page.keyboard.press('Home')
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/Invoice Runner.*\$/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/marketplace\/invoice-runner$/)
  await expect(field).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
})

test('recent searches are suggested, and are removed one by one or by signing out', async ({ page }) => {
  await visit(page, '/contact')
  const open = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  for (const term of ['forecast', 'invoices']) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Search products/ })).toBeFocused()
    await page.keyboard.type(term)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/marketplace-full\\?search=${term}$`))
  }
  await open.click()
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText(['invoices', 'forecast'])
  await expectAccessibleInBothThemes(page, { part: page.getByRole('search', { name: 'Site' }) })
  await page.getByRole('button', { name: 'Remove invoices from recent searches' }).click()
  await expect(recent).toHaveText(['forecast'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=forecast$/)
  await open.click()
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('wadah.searches'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('a submitted search clears the search box', async ({ page }) => {
  await visit(page, '/contact')
  const showResults = await hold(page, '**/marketplace-full.data?*')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^Search products/ })).toBeFocused()
  await page.keyboard.type('forecast')
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText(['forecast'])
  showResults()
  await expect(page).toHaveURL(/search=forecast$/)
  await expect(recent).toHaveText(['forecast'])
})

test('on a phone the search box is a sheet that Back closes, and it works while suggestions fail', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/search?*', (route) => route.abort())
  const loadRest = await hold(page, '**/assets/search-combobox-*.js')
  await visit(page, '/')
  await page.getByRole('contentinfo').locator('summary', { hasText: 'Company' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const open = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await open.click()
  const sheet = page.getByRole('search', { name: 'Site' })
  await expect
    .poll(async () => rounded(await sheet.boundingBox()))
    .toEqual({ x: 0, y: 0, width: 390, height: 844 })
  // On the slow connection only the form has loaded so far.
  await pressBack(page)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/contact$/)
  loadRest()
  await open.click()
  await page.keyboard.type('invoices')
  await expect(sheet.getByText('Suggestions are taking a break.')).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: sheet })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/marketplace-full\?search=invoices$/)
  await expect(sheet).toBeHidden()
  consoleErrors.length = 0
})

test('below its hero the home page shows four products with prices and links to them', async ({ page }) => {
  await page.goto('/')
  const rail = page.getByRole('region', { name: 'From the marketplace' }).getByRole('list')
  await expect(rail.getByRole('listitem')).toHaveCount(4)
  await expect(rail.getByRole('listitem').filter({ hasText: /\$|Free/ })).toHaveCount(4)
  await rail.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/marketplace\/[a-z0-9-]+$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })
  test('without JavaScript the search button opens a form that leads to the listing', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    const field = page.getByRole('textbox', { name: /^Search products/ })
    await field.fill('invoice')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/marketplace-full\?search=invoice$/)
    await expect(page.getByRole('heading', { name: /Invoice Runner/ })).toBeVisible()
  })
})

/** The sheet opens with a short animation. */
function rounded(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) return null
  return { x: box.x, y: Math.round(box.y), width: box.width, height: Math.round(box.height) }
}
