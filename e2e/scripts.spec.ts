import { createHash } from 'node:crypto'
import { test as withErrors } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** A script can be modified in transit, for instance at a CDN. */
test('every script that a page references carries an integrity hash', async ({ page, request }) => {
  await page.goto('/marketplace')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const html = await (await request.get('/marketplace')).text()
  const named = [...html.matchAll(/<(?:link rel="modulepreload"|script type="module" src)[^>]*>/g)].map(
    String,
  )
  expect(named.filter((element) => element.startsWith('<script'))).toHaveLength(1)
  expect(named.length).toBeGreaterThan(5)
  for (const element of named) {
    const path = /(?:href|src)="([^"]+)"/.exec(element)?.[1] ?? ''
    const content = await (await request.get(path)).body()
    const hash = createHash('sha384').update(content).digest('base64')
    expect(element).toContain(` integrity="sha384-${hash}"`)
  }
})

test('scripts load after the visible content', async ({ request }) => {
  const html = await (await request.get('/marketplace')).text()
  const scripts = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(5)
  for (const element of scripts) expect(element).toContain(' fetchpriority="low"')
  expect(html.indexOf('<link rel="stylesheet"')).toBeLessThan(html.indexOf('<link rel="modulepreload"'))
})

/** The browser logs the blocked script as an error. */
withErrors('a script that was changed on its way does not run', async ({ page }) => {
  const ran: string[] = []
  page.on('console', (message) => ran.push(message.text()))
  await page.route('**/assets/framework-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `console.log('changed');${await response.text()}` })
  })
  const rejected = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto('/about')
  await rejected
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(ran).not.toContain('changed')
})
