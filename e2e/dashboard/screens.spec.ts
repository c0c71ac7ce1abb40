import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { demoOwner, demoSeller } from '#content/demo/accounts.ts'
import routes from '#routes.ts'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { expect, test, visit } from '../support/test.ts'

const known = routes.map(routeObject)

for (const account of [demoOwner, demoSeller]) {
  test(`one screen of each template that ${account.name} reaches by links is accessible`, async ({
    page,
  }) => {
    await enterDashboard(page, account)
    const queue = ['/dashboard']
    const seen = new Set<string>()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const template = templateOf(path)
      if (seen.has(template)) continue
      seen.add(template)
      // Exports, files and PDFs are not screens.
      const answer = await page.request.get(path, { maxRedirects: 0 })
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue
      await visit(page, path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectAccessibleInBothThemes(page)
      await expectNoOverhang(page)
      queue.push(...(await dashboardLinksOf(page)))
    }
    expect(seen.size).toBeGreaterThan(10)
  })
}

/** Asserts that no part of the page is outside the window, on a desktop and on a phone. */
async function expectNoOverhang(page: Page): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const size of [{ width: 390, height: 844 }, desktop]) {
    await page.setViewportSize(size)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `${page.url()} at ${size.width}`).toBe(0)
  }
}

function dashboardLinksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/dashboard"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** The file of the route that serves the address. */
function templateOf(path: string): string {
  const route: unknown = matchRoutes(known, path)?.at(-1)?.route.handle
  return typeof route === 'string' ? route : path
}

function routeObject({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const shared = { handle: file, ...(path !== undefined && { path }) }
  return index ? { ...shared, index } : { ...shared, children: children?.map(routeObject) ?? [] }
}
