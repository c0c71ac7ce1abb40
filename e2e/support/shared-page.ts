import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './test.ts'

/**
 * One page for all the tests of a worker: a new one would fetch and compile every script again. Each test finds it as a
 * first visit does.
 */
export const test = base.extend<object, { shared: { context: BrowserContext; page: Page } }>({
  shared: [
    async ({ browser }, provide) => {
      const baseURL = process.env['STORE_URL'] ?? ''
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      await provide({ context, page: await context.newPage() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, provide) => provide(shared.context),
  page: async ({ shared: { page, context }, viewport }, provide) => {
    if (viewport) await page.setViewportSize(viewport)
    await provide(page)
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})
