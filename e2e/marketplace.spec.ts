import { expect, expectAccessible, ready, test } from './support/test.ts'

test.describe('marketplace landing', () => {
  test('searches, and does nothing for a blank search', async ({ page }) => {
    await page.goto('/marketplace')
    await ready(page)
    const search = page.getByRole('searchbox', { name: 'Search the marketplace' })
    await search.fill('   ')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
    await search.fill('invoice')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/marketplace-full\?search=invoice$/)
    await expect(page.getByRole('heading', { name: 'Invoice Runner' })).toBeVisible()
  })

  test('a category tile filters beneath and offers the way to all of it', async ({ page }) => {
    await page.goto('/marketplace')
    await ready(page)
    await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Security/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Backup Rehearsal' })).toBeVisible()
    await page.getByRole('link', { name: 'See everything in Security' }).click()
    await expect(page).toHaveURL(/\/marketplace-full\?category=security$/)
    await expect(page.getByText('7 results in Security', { exact: true })).toBeVisible()
  })

  test('shows 6 and 8 skeletons on a slow way there', async ({ page }) => {
    await page.goto('/contact')
    await ready(page)
    const held = Promise.withResolvers<void>()
    await page.route(/\/marketplace\.data/, async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    await page.getByRole('link', { name: 'Solutions Marketplace' }).first().click()
    await expect(page.getByText('Loading products...')).toBeAttached()
    await expect(page.locator('[data-skeleton="category"]')).toHaveCount(6)
    await expect(page.locator('[data-skeleton="product"]')).toHaveCount(8)
    held.resolve()
    await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible()
    await expect(page).toHaveTitle('Solutions Marketplace · Wadah')
  })
})

test.describe('full listing', () => {
  test('a search lets go of the category, a category of the search, and the reset of both', async ({
    page,
  }) => {
    await page.goto('/marketplace-full?category=security')
    await ready(page)
    const search = page.getByRole('searchbox', { name: 'Search all products' })
    await search.fill('free')
    await expect(page.getByText('3 results for “free”', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\?search=free$/)
    await page.getByRole('link', { name: 'Automation', exact: true }).click()
    await expect(page).toHaveURL(/\?category=automation$/)
    await expect(search).toHaveValue('')
    await search.fill('no such thing')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search terms')).toBeVisible()
    await page.getByRole('link', { name: 'View All Products' }).click()
    await expect(page).toHaveURL(/\/marketplace-full$/)
    await expect(page.getByText('39 results', { exact: true })).toBeVisible()
    await expect(search).toHaveValue('')
  })

  test('loads more, and keeps its place through reload and back', async ({ page }) => {
    await page.goto('/marketplace-full')
    await ready(page)
    const cards = page.getByRole('heading', { level: 3 })
    await expect(cards).toHaveCount(24)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cards).toHaveCount(39)
    await expect(page).toHaveURL(/\?page=2$/)
    await page.reload()
    await expect(cards).toHaveCount(39)
    await ready(page)
    const last = page.getByRole('link', { name: 'Password Storage Set-up' })
    await last.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Password Storage Set-up' })).toBeVisible()
    await page.goBack()
    await expect(last).toBeInViewport()
  })

  test('works without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/marketplace-full')
    await page.getByRole('searchbox').fill('invoice')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Invoice Runner' })).toBeVisible()
    await context.close()
  })

  test('cards say what decides', async ({ page }) => {
    await page.goto('/marketplace-full')
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
    const edge = card('Wadah Edge')
    await expect(edge.getByText('$97.00/monthly')).toBeVisible()
    await expect(edge.getByText('Perfect Rating')).toBeVisible()
    await expect(edge.getByText('Premium Quality')).toBeVisible()
    await expect(edge.getByText('+1')).toBeVisible()
    await expect(edge.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    const demo = card('AI Sales Infrastructure')
    await expect(demo.getByText('25% off')).toBeVisible()
    await expect(demo.getByRole('link', { name: /^Demo/ })).toHaveAttribute('href', '/solutions/jakeplatform')
    await page.goto('/marketplace-full?search=free')
    const download = card('Open Mind Cybersecurity Free Download')
    await expect(download.getByText('Free', { exact: true }).first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await download.getByRole('link', { name: /^Download/ }).click()
    expect((await saved).suggestedFilename()).toBe('open-mind-security-self-assessment.md')
  })
})

test.describe('product page', () => {
  test('shows the product with all that you get', async ({ page }) => {
    await page.goto('/marketplace/forecast-workbench')
    await expect(page.getByRole('heading', { level: 1, name: 'Forecast Workbench' })).toBeVisible()
    const youGet = page.getByRole('region', { name: 'What You Get' })
    await expect(youGet.getByRole('listitem')).toHaveCount(5)
    await expect(page).toHaveTitle('Forecast Workbench · Wadah')
  })

  test('says that it is loading on a slow way there', async ({ page }) => {
    await page.goto('/marketplace-full')
    await ready(page)
    const held = Promise.withResolvers<void>()
    await page.route(/quote-desk\.data/, async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    await page.getByRole('link', { name: 'Quote Desk' }).click()
    await expect(page.getByText('Loading product details...')).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Quote Desk' })).toBeVisible()
    await expect(page).toHaveTitle('Quote Desk · Wadah')
  })

  test('answers 404 for an unknown product, with the way back', async ({ page, consoleErrors }) => {
    const response = await page.goto('/marketplace/no-such-product')
    expect(response?.status()).toBe(404)
    expect(consoleErrors.splice(0)).toHaveLength(1)
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Marketplace' }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
  })

  test('says when it could not be loaded, and tries again', async ({ page, consoleErrors }) => {
    await page.goto('/marketplace-full')
    await ready(page)
    await page.route(/quote-desk\.data/, (route) => route.abort())
    await page.getByRole('link', { name: 'Quote Desk' }).click()
    await expect(page.getByText('Failed to load product details')).toBeVisible()
    expect(consoleErrors.splice(0)).not.toEqual([])
    await page.unroute(/quote-desk\.data/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quote Desk' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const path of [
      '/marketplace',
      '/marketplace?category=security',
      '/marketplace-full',
      '/marketplace-full?search=zzzz',
      '/marketplace/penetration-test',
    ]) {
      test(path, async ({ page }) => {
        await page.goto(path)
        await ready(page)
        await expectAccessible(page)
      })
    }
  })
}
