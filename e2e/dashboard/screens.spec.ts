import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { demoOwner, demoSeller } from '#content/demo/accounts.ts'
import routes from '#routes.ts'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { expect, test, visit } from '../support/test.ts'

const known = routes.map(routeObject)

test('one screen of each template that Demo Owner and Demo Seller reach by links has a heading, fits desktop and phone, and is accessible', async ({
  page,
}) => {
  const scanned = new Set<string>()
  for (const account of [demoOwner, demoSeller]) {
    await page.context().clearCookies()
    await enterDashboard(page, account)
    const seen = new Set<string>()
    const queue = ['/dashboard']
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const template = templateOf(path)
      if (seen.has(template) || !isScreen(template)) continue
      seen.add(template)
      await visit(page, path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectNoOverhang(page)
      const withFrame = path === '/dashboard'
      if (withFrame || !scanned.has(template)) await expectAccessibleInBothThemes(page, { withFrame })
      scanned.add(template)
      queue.push(...(await dashboardLinksOf(page)))
    }
    expect(seen.size).toBeGreaterThan(10)
  }
})

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
  return String(matchRoutes(known, path)?.at(-1)?.route.handle)
}

/** Routes without a component send exports, files and PDFs. */
function isScreen(template: string): boolean {
  return readFileSync(join('src', template), 'utf8').includes('export default')
}

function routeObject({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const shared = { handle: file, ...(path !== undefined && { path }) }
  return index ? { ...shared, index } : { ...shared, children: children?.map(routeObject) ?? [] }
}
