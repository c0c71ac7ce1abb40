import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { otherScreens, scannedScreens } from './support/public-screens.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, logIn, ready, test, visit } from './support/test.ts'
import { demoAccount } from '#content/demo/accounts.ts'

const areas = Object.groupBy(scannedScreens, (path) =>
  path.startsWith('/marketplace') ? 'the marketplace' : 'the other areas',
)

for (const [area, paths] of Object.entries(areas)) {
  test(`each screen of ${area} is accessible in both themes and fits the narrowest phone`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path)
      await expectReadable(page, { withFrame: path === paths[0] })
    }
  })
}

test('the other pages of each template have a heading and a title, and fit the narrowest phone', async ({
  page,
}) => {
  for (const path of otherScreens) {
    await page.goto(path)
    await expectTitled(page)
    await expectNarrow(page)
  }
})

test('an invalid unsubscribe link shows an accessible page', async ({ page, consoleErrors }) => {
  const response = await page.goto('/reviews/stop?token=none')
  expect(response?.status()).toBe(404)
  await expectReadable(page)
  consoleErrors.length = 0
})

async function expectReadable(page: Page, { withFrame = false } = {}): Promise<void> {
  await expectTitled(page)
  await expectAccessibleInBothThemes(page, { withFrame })
  await expectNarrow(page)
}

async function expectTitled(page: Page): Promise<void> {
  await ready(page)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/Wadah/)
}

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, 'pixels to scroll sideways').toBe(0)
}

test('the contrast check finds muted text that is unreadable in the dark theme, on a page and in a dialog', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (prefers-color-scheme: dark) { p { color: #444 !important } }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow('color-contrast')
  await page.getByRole('button', { name: 'Call back' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow('color-contrast')
})

test('a purchase can be completed by keyboard alone', async ({ page }) => {
  await logIn(page, demoAccount)
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page, 'Solutions Marketplace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/marketplace$/)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('workflow automation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/marketplace-full\?search=/)
  // Tabbing must not start on the previous page, which shows the same product.
  await expect(page.getByRole('heading', { name: 'Close matches' })).toBeVisible()
  await tabTo(page, 'Workflow Automation Suite')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/workflow-automation-suite/)
  await expect(page.getByRole('heading', { level: 1, name: 'Workflow Automation Suite' })).toBeVisible()
  await tabTo(page, 'Add to Cart')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Product has been added to your cart.')).toBeVisible()
  await page.getByRole('button', { name: /cart/i }).first().focus()
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: /Universal Cart/ })
  await expect(cart).toBeVisible()
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('button', { name: 'Proceed to Document Process' })).toBeVisible()
})
