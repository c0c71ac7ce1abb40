import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { expect, pressBack, ready, test, visit } from './support/test.ts'

test.use({ reducedMotion: 'no-preference' })

test('following a redirecting link adds one history entry, and Back returns to the previous page', async ({
  page,
}) => {
  await visit(page, '/contact')
  let documents = 0
  page.on('domcontentloaded', () => (documents += 1))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jake AI Platform' }).click()
  await expect(page).toHaveURL(/\/solutions\/jakeplatform$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  expect(documents).toBe(0)
})

test('an unknown address shows an error page with a title and a search box, the footer below the first screen, and logs to the console', async ({
  page,
  consoleErrors,
}) => {
  for (const path of [
    '/blog/no-such-article',
    '/solutions/nothing',
    '/solutions/nothing/reviews',
    '/marketplace/categories/nothing-of-the-kind',
    '/nobody-is-here',
  ]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle('Page not found · Wadah')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect.poll(() => consoleErrors.some((line) => line.includes(path))).toBe(true)
    await expect(page.getByRole('link', { name: 'Skip to results' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  }
  await page.getByRole('searchbox', { name: 'Search the marketplace' }).fill('invoices')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/marketplace-full\?search=invoices$/)
  for (const path of ['/%E0%A4%A', '/about%0a']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  consoleErrors.length = 0
})

test('the navigation bar shows its entries in order, has a submenu and turns opaque after 50 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  const main = page.getByRole('navigation', { name: 'Main' })
  const labels = await main
    .locator('> ul > li')
    .evaluateAll((items) => items.map((item) => item.querySelector('a')?.firstChild?.textContent))
  expect(labels).toEqual([
    'Home',
    'About',
    'Tech',
    'Network',
    'Fund',
    'Solutions Marketplace',
    'Insights',
    'Portal',
    'Contact',
  ])
  await main.getByRole('button', { name: 'Tech submenu' }).focus()
  await page.keyboard.press('Enter')
  for (const name of ['Pre-Packaged Solutions', 'Custom Solutions', 'Open Mind Consulting']) {
    await expect(main.getByRole('link', { name })).toBeVisible()
  }
  await expectAccessibleInBothThemes(page, { part: page.getByRole('banner') })
  await page.keyboard.press('Escape')
  await expect(main.getByRole('link', { name: 'Custom Solutions' })).toBeHidden()
  await main.getByRole('button', { name: 'Tech submenu' }).hover()
  await expect(main.getByRole('link', { name: 'Custom Solutions' })).toBeVisible()
  await main.getByRole('button', { name: 'Tech submenu' }).click()
  await expect(main.getByRole('link', { name: 'Custom Solutions' })).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(main.getByRole('link', { name: 'Custom Solutions' })).toBeHidden()
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-opaque', 'false')
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect(bar).toHaveAttribute('data-opaque', 'false')
  await page.evaluate(() => window.scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-opaque', 'true')
})

test('the navigation bar shows its entries from 1024 pixels on', async ({ page }) => {
  await visit(page, '/')
  const bar = page.getByRole('banner')
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(bar.getByRole('link', { name: 'Join Network' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
    const entries = await bar.getByRole('navigation', { name: 'Main' }).boundingBox()
    const cart = await bar.getByRole('button', { name: 'Cart' }).boundingBox()
    const submenu = await bar.getByRole('button', { name: 'Tech submenu' }).boundingBox()
    expect(entries?.height, `one row at ${width} pixels`).toBeLessThan(60)
    expect((entries?.x ?? 0) + (entries?.width ?? 0)).toBeLessThanOrEqual(cart?.x ?? 0)
    expect(submenu?.width).toBeGreaterThanOrEqual(44)
    expect(submenu?.height).toBeGreaterThanOrEqual(44)
    // The button of the submenu overlaps the next entry, so that its width adds no gap.
    const next = await bar.getByRole('link', { name: /^Network/ }).boundingBox()
    expect(next?.x).toBeLessThan((submenu?.x ?? 0) + (submenu?.width ?? 0))
  }
})

test('the navigation marks the entry of the current page and of its parent page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, entry] of [
    ['/', 'Home'],
    ['/marketplace-full', 'Solutions Marketplace'],
    ['/marketplace/security-platform', 'Solutions Marketplace'],
    ['/solutions/jakeplatform', 'Tech'],
  ] as const) {
    await page.goto(path)
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > [aria-current]')
    const inBox = page.getByRole('navigation', { name: 'Main' }).locator('.site-submenu-box > [aria-current]')
    await expect(marked.or(inBox), path).toHaveText(entry)
  }
})

test('on a phone the browser’s Back closes the menu and stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('contentinfo').locator('summary', { hasText: 'Company' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await expectAccessibleInBothThemes(page, { part: page.locator('#site-menu') })
  await pressBack(page)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a selected theme applies to the next loaded page without a flash of the other theme', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('when the cart fails to load, an error is shown, and the input on the page is kept', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/contact')
  await page.getByLabel('First Name').fill('Ada')
  await page.route('**/assets/cart-sheet-*.js', (route) => route.abort())
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart' })
  await cart.click()
  await expect(page.getByText('Failed to load cart items')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')

  await page.unroute('**/assets/cart-sheet-*.js')
  await page.reload()
  await ready(page)
  consoleErrors.length = 0
  await cart.click()
  await expect(page.getByRole('dialog', { name: /^Universal Cart/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('without JavaScript the features that need JavaScript say so and show where to get help', async ({
    page,
  }) => {
    for (const path of [
      '/marketplace/my-purchases',
      '/marketplace/success?session_id=a',
      '/checkout',
      '/settings',
      '/auth',
    ]) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(/needs? JavaScript/).first(), path).toBeVisible()
      await expect(page.getByText(/You can read everything else without it/), path).toBeVisible()
      await expect(page.getByRole('link', { name: 'hello@wadah.example' }).first(), path).toBeVisible()
    }
  })
})
