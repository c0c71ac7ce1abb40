import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fixedPages } from '../content/solutions/fixed-pages.ts'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { expect, signUp, test, visit } from './support/test.ts'

const soldPages = [
  ['/solutions/jakeplatform', 'Jake AI Platform', ['$1,780.00', '$2,180.00', '18% off', '5.0', '4 engines']],
  ['/solutions/wadahpresence', 'Wadah Presence', ['6 months of support', '6 months of infrastructure']],
  ['/solutions/wadaharchitect', 'Wadah Architect', ['4 months of support']],
  ['/solutions/wadahstrategypro', 'Wadah Strategy Pro', ['4 months of support', '8 tools']],
  ['/marketplace/wadah-stand-by', 'Wadah Stand By', ['$350.00 monthly', 'charged monthly']],
  ['/marketplace/open-mind-consulting', 'Open Mind Consulting', ['4.7', '2 months of support']],
  ['/marketplace/open-mind-cybersecurity', 'Open Mind Cybersecurity', ['4.8', '3 months of support']],
] as const

const consultingPages = [
  { path: '/solutions/openmindcybersecurity', consultant: null },
  { path: '/solutions/openmindconsulting', consultant: 'Imani Okafor-Reyes' },
  { path: '/marketplace/wadah-stand-by', consultant: null },
  { path: '/marketplace/open-mind-consulting', consultant: null },
  { path: '/marketplace/open-mind-cybersecurity', consultant: 'Tomas Lindqvist' },
]

test('fixed solution pages show prices and contents within a maximum height, fit the narrowest phone, and consulting pages open the consulting portal in a new tab', async ({
  page,
}) => {
  for (const { path } of fixedPages) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    for (const [, name, says] of soldPages.filter(([sold]) => sold === path)) {
      await expectSold(page, name, says)
    }
    for (const { consultant } of consultingPages.filter((each) => each.path === path)) {
      const link = page.getByRole('link', { name: 'Get This Solution' })
      await expect(link).toHaveAttribute('href', /\/consulting$/)
      await expect(link).toHaveAttribute('target', '_blank')
      if (consultant) await expectConsultant(page, consultant)
    }
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Wadah/)
    for (const [width, most] of [
      [1440, 3825],
      [390, 5700],
      [320, Infinity],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const size = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return { scrollHeight, scrollWidth }
      })
      expect(size.scrollHeight, `${path} at ${width} px`).toBeLessThanOrEqual(most)
      expect(size.scrollWidth, `${path} at ${width} px`).toBe(width)
    }
  }
  await page.goto('/wts/consulting')
  const main = page.getByRole('main')
  for (const words of ['Ben Achterberg', 'example profiles'])
    await expect(main.getByText(words)).toHaveCount(1)
  await expect(main.getByText('Talk to us first')).toHaveCount(3)
})

async function expectSold(page: Page, name: string, says: readonly string[]) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const words of says) await expect(main).toContainText(words)
  await expect(main.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  for (const row of ['Regular price', 'Current price', 'You save', 'Total'])
    await expect(main).toContainText(row)
  await expect(main.getByRole('button', { name: `Add to Cart ${name}` })).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'Schedule Demo' })).toHaveCount(1)
  expect((await main.innerText()).match(/charged monthly/g)?.length ?? 0, name).toBeLessThanOrEqual(1)
}

async function expectConsultant(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).toContainText('Get This Solution opens the consulting portal')
  await expect(main.getByText(name).locator('..')).toContainText('(example profile)')
}

test('consulting pages link back to consulting and to the marketplace, and name each step of the work once', async ({
  page,
}) => {
  await visit(page, '/solutions/openmindconsulting')
  await page.getByRole('link', { name: 'Back to consulting' }).click()
  await expect(page).toHaveURL(/\/wts\/consulting$/)
  await visit(page, '/marketplace/open-mind-consulting')
  for (const step of ['Review', 'Understand', 'Decide', 'Act'])
    await expect(page.getByRole('heading', { name: step, exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to Marketplace' }).click()
  await expect(page).toHaveURL(/\/marketplace$/)
})

test('the free cybersecurity page offers a working download', async ({ page }) => {
  await page.goto('/solutions/openmindcybersecurity')
  await expect(page.getByRole('main')).toContainText('Valued at $2,500.00')
  // Other consulting pages explain how their two buttons differ. This page has only one.
  await expect(page.getByRole('main')).not.toContainText('to talk to us first')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).first().click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('open-mind-security-self-assessment.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const before = await page.request.get('/downloads/open-mind-security-self-assessment.md')
  expect(before.headers()['content-type']).toBe('application/pdf')
})

test('a solution page keeps a range of hours on one line and links back to the catalog, which shows the solution as In Cart once it was added', async ({
  page,
}) => {
  await signUp(page)
  await visit(page, '/solutions/wadaharchitect')
  const range = page.getByText('24-48 hours', { exact: true })
  for (const width of [320, 390, 640, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await range.evaluate((element) => element.getClientRects().length), `${width} px`).toBe(1)
  }
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Product has been added to your cart.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the catalog' }).click()
  await expect(page).toHaveURL(/\/wts\/pre-packaged\/catalog$/)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Wadah Architect' }) })
  await expect(card.getByRole('button', { name: 'In Cart' })).toBeDisabled()
})

for (const [path, price, support] of [
  ['/solutions/socialmediaadpackage', '$1,599.00', '3 months of support'],
  ['/solutions/wadahelevate', '$1,899.00', '4 months of support'],
] as const) {
  test(`${path} is coming soon: it shows an early-bird price and a waitlist, and cannot be bought`, async ({
    page,
  }) => {
    await visit(page, path)
    const main = page.getByRole('main')
    for (const words of ['Early-bird price', price, support]) await expect(main).toContainText(words)
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
    await expect(main).toContainText('No reviews yet')
    const closed = main.getByRole('group', { name: /^Not open yet/ })
    await expect(closed.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
    await expect(closed.getByRole('button', { name: 'Schedule Demo' })).toBeDisabled()
    await expect(main.getByRole('button', { disabled: true })).toHaveCount(2)
    await page.setViewportSize({ width: 390, height: 844 })
    const join = main.getByRole('button', { name: 'Join the waitlist' })
    await expect(join).toBeInViewport({ ratio: 1 })
    await main.getByLabel('Email').fill(`waiting-${Date.now()}@example.com`)
    await join.click()
    await expect(main.getByText('You’re on the list')).toBeVisible()
    await expectAccessibleInBothThemes(page, { part: main.locator('#waitlist') })
  })
}

test('a solution page shows screens before the price, scrolls them by arrow keys on a phone, opens the collapsed section that a link names, and explains how a similar product differs', async ({
  page,
}) => {
  await visit(page, '/solutions/jakeplatform')
  const main = page.getByRole('main')
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  const order = ['A look inside', 'What’s included', 'Pricing', 'How it works', 'Support and terms']
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
  const canceling = main.locator('dd', { hasText: 'Cancel anytime before you sign.' })
  await expect(canceling).toBeHidden()
  await main.getByRole('link', { name: 'Terms' }).click()
  await expect(canceling).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const strip = main.getByRole('region', { name: 'Sample screens' })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)

  await main.getByText('How it differs from AI Sales Infrastructure').click()
  await main.getByRole('link', { name: 'See AI Sales Infrastructure' }).click()
  await expect(main).toContainText('How it differs: Jake AI Platform is')
})

test('the home page links to Wadah Edge, whose page explains early access', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get early access' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Wadah Edge' })).toBeVisible()
  for (const words of ['Early access to the beta', 'At launch', 'waitlist'])
    await expect(main).toContainText(words)
})
