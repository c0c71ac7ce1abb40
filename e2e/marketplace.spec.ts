import { boxOf } from './support/cart.ts'
import { hold } from './support/hold.ts'
import { expect, ready, test, visit } from './support/test.ts'

test.describe('marketplace landing', () => {
  test('a category tile filters the list below and links to the full listing; a search opens the full listing unless it is blank', async ({
    page,
  }) => {
    await visit(page, '/marketplace')
    await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search the marketplace' })
    await search.fill('   ')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
    await page
      .getByRole('link', { name: /^Security/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Backup Rehearsal' })).toBeVisible()
    await page.getByRole('link', { name: 'See everything in Security' }).click()
    await expect(page).toHaveURL(/\/marketplace-full\?category=security$/)
    await expect(page.getByText('7 results in Security', { exact: true })).toBeVisible()
    await page.goBack()
    await search.fill('invoice')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/marketplace-full\?search=invoice$/)
    await expect(page.getByRole('heading', { name: 'Invoice Runner' })).toBeVisible()
  })

  test('the marketplace landing page shows placeholders for 6 categories and 8 products on a slow connection', async ({
    page,
  }) => {
    await visit(page, '/contact')
    const letThrough = await hold(page, /\/marketplace\.data/)
    await page.getByRole('link', { name: 'Solutions Marketplace' }).first().click()
    await expect(page.getByText('Loading products…')).toBeAttached()
    await expect(page.locator('[data-skeleton="category"]')).toHaveCount(6)
    await expect(page.locator('[data-skeleton="product"]')).toHaveCount(8)
    letThrough()
    await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible()
    await expect(page).toHaveTitle('Solutions Marketplace · Wadah')
  })
})

test.describe('full listing', () => {
  test('a category has its own title and description; a search clears it, another category clears the search, and reset clears both', async ({
    page,
  }) => {
    await visit(page, '/marketplace-full?category=security')
    await expect(page).toHaveTitle('Security in the Solutions Marketplace · Wadah')
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Security in the/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/marketplace\/categories\/security$/,
    )
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
    await expect(page.getByText(/^\d+ results$/)).toBeVisible()
    await expect(search).toHaveValue('')
  })

  test('the full listing loads more results, and keeps the scroll position after a reload and Back', async ({
    page,
  }) => {
    await visit(page, '/marketplace-full')
    const cards = page.getByRole('heading', { level: 3 })
    await expect(cards).toHaveCount(24)
    await page.getByRole('link', { name: 'Load more' }).click()
    const last = page.getByRole('link', { name: 'Password Manager Setup' })
    await expect(last).toBeVisible()
    await expect(page).toHaveURL(/\?page=2$/)
    await page.reload()
    await ready(page)
    await last.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Password Manager Setup' })).toBeVisible()
    await page.goBack()
    await expect(last).toBeInViewport()
  })

  test('Back to a product page whose data is loading keeps the scroll position', async ({ page }) => {
    await visit(page, '/marketplace/quote-desk')
    await page.evaluate(() => window.scrollTo(0, 1200))
    // `click()` would scroll the page.
    await page.getByRole('link', { name: 'About', exact: true }).first().dispatchEvent('click')
    await expect(page).toHaveURL(/\/about$/)
    const letThrough = await hold(page, /quote-desk\.data/)
    await page.goBack()
    await expect(page.getByText('Loading product details...')).toBeInViewport()
    letThrough()
    await expect(page.getByRole('heading', { level: 1, name: 'Quote Desk' })).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(1200)
  })

  test('cards show price, rating and seller, and every button has the product in its accessible name', async ({
    page,
  }) => {
    await page.goto('/marketplace-full?page=2')
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards.nth(24)).toBeVisible()
    // All sections as assistive technology reads them, each from its heading to the next.
    const [, ...read] = (await page.getByRole('main').ariaSnapshot()).split(/^ *- heading (?=.*\[level=3\])/m)
    expect(read.length).toBeGreaterThan(24)
    for (const each of read) {
      const [, name = ''] = /^"(.+)" \[level=3\]/.exec(each) ?? []
      const actions = [`button "Add to Cart ${name}"`, `link "Demo ${name}"`, `link "Download ${name}"`]
      expect(
        actions.filter((action) => each.includes(`- ${action}`)),
        name,
      ).toHaveLength(1)
    }

    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
    const edge = card('Wadah Edge')
    await expect(edge.getByText('$97.00 monthly')).toBeVisible()
    await expect(edge.getByText('charged monthly')).toHaveCount(1)
    await expect(edge.getByText('Perfect Rating')).toBeVisible()
    await expect(edge.getByText('No reviews yet')).toBeVisible()
    await expect(edge.getByText('Premium Quality')).toBeVisible()
    await expect(edge.getByText('+1')).toBeVisible()
    await expect(edge.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    const demo = card('AI Sales Infrastructure')
    await expect(demo.getByText('25% off')).toBeVisible()
    await expect(demo.getByRole('link', { name: /^Demo/ })).toHaveAttribute('href', '/solutions/jakeplatform')
    await expect(demo.getByText('Order after the demo')).toBeVisible()
    await page.goto('/marketplace-full?search=free')
    const download = card('Open Mind Cybersecurity Free Download')
    await expect(download.getByText('Free', { exact: true }).first()).toBeVisible()
    await expect(download).toContainText('Valued at $2,500.00')
    await expect(download).not.toContainText(/Regular price|% off/)
    const saved = page.waitForEvent('download')
    await download.getByRole('link', { name: /^Download/ }).click()
    expect((await saved).suggestedFilename()).toBe('open-mind-security-self-assessment.pdf')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first product is on the first screen of the listing', async ({ page }) => {
    await page.goto('/marketplace-full')
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    const first = await boxOf(cards.first())
    expect(first.y + first.height).toBeLessThanOrEqual(844)
    for (const card of (await cards.all()).slice(0, 8)) {
      expect((await boxOf(card)).height).toBeLessThan(230)
      const facts = await boxOf(card.locator('.product-card-facts'))
      expect(facts.height, 'one line of rating and downloads').toBeLessThan(30)
    }
    const chips = await boxOf(page.getByRole('navigation', { name: 'Categories' }))
    expect(chips.height).toBeLessThan(60)
    const figures = await boxOf(page.getByRole('complementary', { name: 'The marketplace in figures' }))
    expect(figures.y).toBeGreaterThan((await boxOf(cards.last())).y)
  })

  test('price and button of a product stay in view, and ‘Skip to buying’ leads to the button within ten Tab stops', async ({
    page,
  }) => {
    for (const path of ['/marketplace/forecast-workbench', '/solutions/jakeplatform']) {
      await visit(page, path)
      const bar = page.locator('.buy-bar')
      for (const place of ['top', 'middle'] as const) {
        if (place === 'middle') await page.mouse.wheel(0, 900)
        await expect(bar.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 })
        await expect(bar.getByText(/^\$[\d,]+\.\d\d$/)).toBeInViewport({ ratio: 1 })
      }
      const skip = page.getByRole('link', { name: 'Skip to buying' })
      const isSkip = () => skip.evaluate((link) => link === document.activeElement)
      let stops = 0
      while (stops < 9 && !(await isSkip())) {
        await page.keyboard.press('Tab')
        stops += 1
      }
      await expect(skip).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const button = page.getByRole('button', { name: 'Add to Cart' })
      await expect(button.and(page.locator(':focus'))).toBeVisible()
      // The bar must not cover the focused element.
      const link = page.getByRole('contentinfo').getByRole('link').first()
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
})

test('digits in the display typeface are proportional', async ({ page }) => {
  for (const path of ['/marketplace', '/marketplace-full', '/solutions/jakeplatform', '/']) {
    await page.goto(path)
    const split = await page.locator('main *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { fontFamily, fontVariantNumeric } = getComputedStyle(element)
          return fontFamily.startsWith('Platypi') && fontVariantNumeric.includes('tabular-nums')
        })
        .map(({ outerHTML }) => outerHTML),
    )
    expect(split, path).toEqual([])
  }
})

test.describe('product page', () => {
  test('the product page is prefetched once, shows a loading state on a slow connection, and an error with a retry when it cannot be loaded', async ({
    page,
    consoleErrors,
  }) => {
    await visit(page, '/marketplace-full')
    const main = page.getByRole('main')
    const heading = (name: string) => main.getByRole('heading', { level: 1, name })
    const link = (name: string) => main.getByRole('link', { name, exact: true })

    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('forecast-workbench.data')) fetched.push(request.url())
    })
    const answered = page.waitForResponse(/forecast-workbench\.data/)
    await link('Forecast Workbench').hover()
    await (await answered).finished()
    expect(fetched).toHaveLength(1)
    await link('Forecast Workbench').click()
    await expect(heading('Forecast Workbench')).toBeVisible()
    await expect(page).toHaveTitle('Forecast Workbench · Wadah')
    expect(new Set(fetched).size).toBe(1)
    const youGet = page.getByRole('region', { name: 'What You Get' })
    await expect(youGet.getByRole('listitem')).toHaveCount(5)

    await page.goBack()
    const letThrough = await hold(page, /quote-desk\.data/)
    await link('Quote Desk').click()
    await expect(page.getByText('Loading product details...')).toBeVisible()
    // The skeleton keeps the name and picture of the clicked card.
    await expect(heading('Quote Desk')).toBeVisible()
    await expect(main.locator('img').first()).toHaveAttribute('src', /quote-desk/)
    letThrough()
    await expect(page.getByText('Loading product details...')).toBeHidden()
    await expect(heading('Quote Desk')).toBeVisible()
    await expect(page).toHaveTitle('Quote Desk · Wadah')

    await page.goBack()
    await page.route(/invoice-runner\.data/, (route) => route.abort())
    await link('Invoice Runner').click()
    await expect(page.getByText('Failed to load product details')).toBeVisible()
    expect(consoleErrors.splice(0)).not.toEqual([])
    await page.unroute(/invoice-runner\.data/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading('Invoice Runner')).toBeVisible()
  })

  test('the product page answers 404 for an unknown product, with a link back', async ({
    page,
    consoleErrors,
  }) => {
    const response = await page.goto('/marketplace/no-such-product')
    expect(response?.status()).toBe(404)
    expect(consoleErrors.splice(0)).toHaveLength(1)
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Marketplace' }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
  })
})
