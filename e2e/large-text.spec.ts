import { findChromium } from './support/find-chromium.ts'
import { expect, test, visit } from './support/test.ts'

// The browser's own setting, which also applies to media queries in `rem`. A style in the page would not.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: ['--disable-background-networking', '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
})

test('with twice the text size, pages fit a phone, and signing up is in the menu', async ({ page }) => {
  for (const path of [
    '/',
    '/marketplace',
    '/marketplace-full',
    '/marketplace/invoice-runner',
    '/marketplace/meeting-minutes/reviews',
    '/solutions/jakeplatform',
    '/blog/from-cart-to-first-day',
    '/wadah-fund',
    '/contact',
    '/auth',
  ]) {
    await visit(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
})
