import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { boxOf } from './support/cart.ts'
import { hold } from './support/hold.ts'
import { expect, ready, test, visit } from './support/test.ts'

test('filter options of two facets can be selected by keyboard, and chips, Back and reload reflect the selection', async ({
  page,
}) => {
  await visit(page, '/marketplace-full?search=a')
  const count = page.getByRole('region', { name: 'Products' }).getByRole('status').first()
  const all = await numberIn(count)
  const security = page.getByRole('checkbox', { name: /^Security/ })
  await security.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?search=a&in=security$/)
  await expect.poll(() => numberIn(count)).toBeLessThan(all)
  await expect(security).toBeFocused()
  const one = await numberIn(count)

  await page.getByRole('checkbox', { name: /^One-time/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/in=security&billing=once$/)
  await expect.poll(() => numberIn(count)).toBeLessThan(one)
  const two = await numberIn(count)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(two)

  await page.reload()
  await ready(page)
  await expect(page.getByRole('checkbox', { name: /^One-time/ })).toBeChecked()
  expect(await numberIn(count)).toBe(two)
  await page.goBack()
  await expect(page).toHaveURL(/\?search=a&in=security$/)
  await expect(page.getByRole('checkbox', { name: /^One-time/ })).not.toBeChecked()
  await expect.poll(() => numberIn(count)).toBe(one)

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high')
  await expect(page).toHaveURL(/in=security&sort=price$/)
  const chips = page.getByRole('group', { name: 'Chosen filters' })
  await chips.getByRole('link', { name: 'Remove filter: Security' }).click()
  await expect(page).toHaveURL(/\?search=a&sort=price$/)
  await expect.poll(() => numberIn(count)).toBeGreaterThan(one)
  await expect(security).not.toBeChecked()
})

test('a category page starts with its purpose, prices and best-rated products; a custom price range can be entered in the filter sheet of a phone, which shows the number of results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/marketplace/categories/security?price=nonsense')
  await expect(page.getByText('We left out part of this link')).toBeVisible()
  await expect(page.getByText(/^Fewer ways in.* Prices from .+ to \$[\d,.]+\.$/)).toBeVisible()
  const rated = page.getByRole('list', { name: 'Best rated' }).getByRole('link')
  await expect(rated).toHaveCount(1)
  await expect(rated.first()).toHaveAccessibleName(/ rated \d\.\d$/)
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  const lowest = page.getByRole('textbox', { name: 'Lowest price in dollars' })
  await lowest.fill('2000')
  await lowest.press('Enter')
  await expect(page).toHaveURL(/\/marketplace\/categories\/security\?price=2000-$/)
  await expect(lowest).toBeFocused()
  await page.getByRole('textbox', { name: 'Highest price in dollars' }).fill('9000')
  const show = page.getByRole('button', { name: /^Show \d results?$/ })
  await show.click()
  await expect(show).toBeHidden()
  await page.getByRole('link', { name: 'Remove filter: $2,000 to $9,000' }).click()
  await expect(page).toHaveURL(/\/marketplace\/categories\/security$/)
  await expect(page.getByText('7 results in Security', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('checkbox', { name: /^One-time/ }).check()
  await expect(page).toHaveURL(/\?billing=once$/)
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search all products' })
  await search.fill('invoice')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/marketplace-full\?search=invoice&billing=once$/)

  // The filter bar of a short list is at the bottom edge of a phone too.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/marketplace-full?price=900000-')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  const bar = page.locator('.listing-toolbar')
  const bottom = async () => {
    const { y, height } = await boxOf(bar)
    return y + height
  }
  await expect.poll(bottom).toBeCloseTo(844, 0)

  // Among close matches, a solution's card has the same rows as a product's card.
  await visit(page, '/marketplace-full?search=jake')
  const near = page.getByRole('region', { name: 'Close matches' })
  await expect(near.getByRole('heading', { name: 'Jake AI Platform' })).toBeVisible()
  await expect(near.locator('.product-card-topic').filter({ visible: true })).toHaveCount(0)
})

test('without JavaScript the listing can be searched, and the facets are a form with a button', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/marketplace-full')
  await page.getByRole('searchbox').fill('invoice')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Invoice Runner' })).toBeVisible()
  await page.goto('/marketplace-full?search=a')
  await page.getByRole('checkbox', { name: /^Security/ }).check()
  await page.getByRole('checkbox', { name: /^Analytics/ }).check()
  await page.getByRole('checkbox', { name: /^Verified sellers/ }).check()
  await applyButton(page).click()
  await expect(page).toHaveURL(/\?search=a&in=analytics,security&verified=1$/)
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(3)
  await page.getByRole('link', { name: 'Remove filter: Security' }).click()
  await expect(page).toHaveURL(/\?search=a&in=analytics&verified=1$/)
  await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked()
  await page.getByRole('spinbutton', { name: 'Highest price in dollars' }).fill('900')
  await applyButton(page).click()
  await expect(page).toHaveURL(/\?search=a&in=analytics&price=0-900&verified=1$/)
  await expect(page.getByRole('link', { name: /^Remove filter: Up to \$900/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('e')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText(/ results? for “e”$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(3)
  await context.close()
})

test('close matches appear below the results', async ({ page }) => {
  await page.goto('/marketplace-full?search=analitycs')
  await expect(page.getByText('0 results for “analitycs”', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  const near = page.getByRole('region', { name: 'Close matches' })
  await expect(near.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a product' })).toHaveAttribute(
    'href',
    '/marketplace/request?for=analitycs',
  )
  await near.getByRole('link', { name: 'Category Analytics' }).click()
  await expect(page).toHaveURL(/\/marketplace\/categories\/analytics$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
})

function applyButton(page: Page) {
  return page.getByRole('button', { name: 'Apply', exact: true }).first()
}

test('filters and sorting selected before hydration are applied', async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/entry\.client-/)
  await page.goto('/marketplace-full?category=analytics', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Subscription/ }).check()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high')
  letThrough()
  await expect(page).toHaveURL(/category=analytics&billing=monthly&sort=price$/)
  await expect(page.getByRole('checkbox', { name: /^Subscription/ })).toBeChecked()
})

test('a search entered before hydration is carried out', async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/entry\.client-/)
  await page.goto('/marketplace-full?category=analytics', { waitUntil: 'commit' })
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('contract')
  letThrough()
  await expect(page).toHaveURL(/\/marketplace-full\?search=contract$/)
  await expect(search).toHaveValue('contract')
})

test('changing a filter right after typing a search keeps the search, and typing a search right after keeps the filter', async ({
  page,
}) => {
  await visit(page, '/marketplace-full?verified=1')
  const letThrough = await hold(page, /\.data\?/)
  const search = page.getByRole('searchbox', { name: 'Search all products' })
  await search.fill('e')
  await page.getByRole('checkbox', { name: /^One-time/ }).check()
  await search.press('End')
  await search.press('n')
  letThrough()
  await expect(page).toHaveURL(/\?search=en&billing=once&verified=1$/)
  await expect(page.getByText(/ results? for “en”$/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^One-time/ })).toBeChecked()

  await search.fill('ent')
  await page.getByRole('link', { name: 'Remove filter: One-time' }).click()
  await expect(page).toHaveURL(/\?search=ent&verified=1$/)
  await expect(search).toHaveValue('ent')
  await expect(page.getByRole('checkbox', { name: /^One-time/ })).not.toBeChecked()
})

test('categories from the address stay selected when another filter changes', async ({ page }) => {
  await visit(page, '/marketplace-full?in=analytics,security')
  await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^One-time/ }).check()
  await expect(page).toHaveURL(/\?in=analytics,security&billing=once$/)
})

async function numberIn(count: { textContent(): Promise<string | null> }): Promise<number> {
  return Number.parseInt((await count.textContent()) ?? '', 10)
}
