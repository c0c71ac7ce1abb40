import type { Page } from '@playwright/test'
import { articles } from '#content/insights.ts'
import { articlePath } from '../src/company/insights/articles.ts'
import { demoAccount } from '#content/demo/accounts.ts'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { atDocuments, fillAddress, proceed, signAndPay } from './support/checkout.ts'
import { expect, logIn, signUp, test, visit } from './support/test.ts'

const sandbox = process.env['SANDBOX_URL'] ?? ''
const [first] = articles
const firstPath = first ? articlePath(first) : ''

test('the list of articles links to the articles, and each article links to the next article', async ({
  page,
}) => {
  await visit(page, '/blog')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(3)
  await main.getByRole('link', { name: first?.title ?? '' }).click()
  for (const [index, { title, author }] of articles.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`By ${author} (a pen name)`)).toBeVisible()
    const next = articles[(index + 1) % articles.length]
    await main
      .getByRole('complementary')
      .getByRole('link', { name: next?.title ?? '' })
      .click()
  }
  await expect(page).toHaveURL(firstPath)
  await main.getByRole('link', { name: 'All insights' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a link in an article navigates without a full page load, and its sections have addresses', async ({
  page,
}) => {
  await visit(page, firstPath)
  await page.evaluate(() => document.body.setAttribute('data-same', 'true'))
  await page.getByRole('link', { name: 'The short version' }).click()
  await expect(page).toHaveURL(/#the-short-version$/)
  await page.getByRole('main').getByRole('link', { name: 'Wadah Architect' }).click()
  await expect(page).toHaveURL('/solutions/wadaharchitect')
  await expect(page.getByRole('heading', { level: 1, name: 'Wadah Architect' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-same', 'true')
})

test('an article provides structured data for search engines', async ({ page }) => {
  await page.goto(firstPath)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => JSON.parse(text)['@type'])
  expect(types).toEqual(['Article', 'BreadcrumbList'])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${firstPath}$`))
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
})

test('an applicant can send a message from the careers page, and the company is notified', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/careers')
  await expect(page.getByRole('heading', { name: 'No open roles right now' })).toBeVisible()
  await page.getByRole('button', { name: 'Introduce yourself' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Work with us: General interest' })
  const name = `Ada Applicant ${Date.now()}`
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('ada-applies@example.com')
  await dialog.getByLabel('Your work').fill('Engines, and programs for them.')
  const send = dialog.getByRole('button', { name: 'Send application' })
  await page.route('**/api/enquiries', (route) => route.abort())
  await send.click()
  await expect(dialog.getByText('This wasn’t sent')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(consoleErrors.splice(0)).toHaveLength(1)
  await page.unroute('**/api/enquiries')
  await send.click()
  await expect(dialog.getByText('Your application has reached us')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const sent = async () => (await page.request.get(`${sandbox}/outbox.json`)).text()
  await expect.poll(sent).toContain(name)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test('the cookie notice names everything that a complete purchase stores in a browser', async ({ page }) => {
  const found = new Set<string>()
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check({ force: true })
  await signUp(page)
  await collectKept(page, found)

  await logIn(page, demoAccount)
  await visit(page, '/settings')
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.getByRole('tabpanel', { name: 'Notifications' }).getByRole('button', { name: /^save/i }).click()
  await expect(page.getByText('Notification settings saved!').first()).toBeVisible()
  await visit(page, '/marketplace/security-platform')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Product has been added to your cart.')).toBeVisible()
  await page.goto('/checkout')
  await fillAddress(page)
  await collectKept(page, found)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await signAndPay(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL('/cookies')
  await collectKept(page, found)

  expect([...found]).toEqual(expect.arrayContaining(['wadah.portal', 'wadah.orders', 'wadah.checkout']))
  const lists = page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: /Show all \d+ entries/ })
  await expect(lists).toHaveCount(3)
  for (const list of await lists.all()) await list.locator('summary').click()
  for (const name of found)
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
})

test('legal pages are marked as drafts and list their sections', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/cookies']) {
    await page.goto(path)
    await expect(page.getByText('This is a draft for counsel to review')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const sections = page.getByRole('main').getByRole('region')
    expect(await contents.count()).toBe(await sections.count())
    const last = (await contents.last().textContent()) ?? ''
    await contents.last().click()
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('without JavaScript articles can be read, and the careers page has an email address', async ({
    page,
  }) => {
    await page.goto(firstPath)
    await expect(page.getByRole('heading', { name: 'The short version' })).toBeVisible()
    await page.goto('/careers')
    await expect(page.locator('#write').getByRole('link', { name: 'hello@wadah.example' })).toBeVisible()
  })
})

/** The names of all cookies and storage entries. */
async function collectKept(page: Page, found: Set<string>): Promise<void> {
  const cookies = await page.context().cookies(process.env['STORE_URL'])
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  for (const name of [...cookies.map((cookie) => cookie.name), ...stored]) found.add(name)
}
