import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './support/test.ts'

const lists = [
  '/marketplace-full',
  '/marketplace-full?search=security',
  '/marketplace',
  '/marketplace/categories/security',
  '/wts/pre-packaged/catalog',
]
const searches = ['invoices take too long to type in', 'invioce']

const screens = [
  { viewport: { width: 1440, height: 900 }, products: 1 },
  { viewport: { width: 390, height: 844 }, products: 2 },
]

for (const path of lists) {
  test(`${path} shows complete cards at the top, with price and button, and Tab first reaches a link to them`, async ({
    page,
  }) => {
    await visit(page, path)
    for (const { viewport, products } of screens) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      for (const card of (await cardsOf(page).all()).slice(0, products)) await expectInSight(page, card)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, 'wider than the screen').toBeLessThanOrEqual(0)
    }
    // The phone is last.
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { height } = heading.getBoundingClientRect()
      return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight))
    })
    expect(lines, 'lines of the heading on a phone').toBe(1)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('#results :focus')).toBeVisible()
  })
}

test('the filters by price and rating are on the first screen of the listing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/marketplace-full')
  for (const name of [/^Any price/, /^3 and up/]) {
    await expect(page.getByRole('radio', { name })).toBeInViewport({ ratio: 1 })
  }
  // The first option that is not hidden is as wide as the column.
  await visit(page, '/marketplace-full?search=invoice')
  const option = page.locator('.facet-option', { hasText: /^Automation/ })
  expect((await option.boundingBox())?.width).toBeGreaterThan(200)
})

test('the closest match for a search is on the first screen, and one click searches for the suggested spelling', async ({
  page,
}) => {
  for (const search of searches) {
    await visit(page, `/marketplace-full?${new URLSearchParams({ search })}`)
    for (const { viewport } of screens) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { name: 'No products found' })).toBeInViewport()
      const close = page.getByRole('region', { name: 'Close matches' })
      await expect(close.getByRole('heading', { name: `Closest matches for “${search}”` })).toBeInViewport()
      await expectInSight(page, close.locator('.product-card').first())
    }
    // The phone is last. Its links wrap and none is cut off.
    for (const name of ['View All Products', 'Request a product']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
  }
  await expect(page.getByText('Did you mean invoice?')).toBeVisible()
  await page.getByRole('link', { name: 'invoice', exact: true }).click()
  await expect(page).toHaveURL(/\?search=invoice$/)
  await expect(page.getByRole('heading', { level: 3, name: 'Invoice Runner' })).toBeVisible()
})

test('a solution is listed among products by its score, with price and button', async ({ page }) => {
  await page.goto('/marketplace-full?search=follow+up')
  const first = cardsOf(page).first()
  await expect(first.getByRole('heading', { name: 'Jake AI Platform' })).toBeVisible()
  await expect(first.getByText('$1,780.00')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Filters' })).toHaveCount(0)
})

function cardsOf(page: Page): Locator {
  return page.locator('main .product-card')
}

/** The whole card, with price and button, must be visible above the fixed bar of a phone. */
async function expectInSight(page: Page, card: Locator): Promise<void> {
  const price = card.locator('.product-card-price')
  const action = card.locator('.product-card-action')
  for (const part of [card, price, action]) await expect(part).toBeInViewport({ ratio: 1 })
  const covered = await page
    .locator('.listing-toolbar')
    .evaluateAll((bars) =>
      Math.min(
        innerHeight,
        ...bars
          .filter((bar) => getComputedStyle(bar).position === 'sticky')
          .map((bar) => bar.getBoundingClientRect().top),
      ),
    )
  const box = await action.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(covered)
}
