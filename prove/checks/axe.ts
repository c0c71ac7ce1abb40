import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '../../bench/browser.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { openDatabase } from '#db/database.server.ts'
import { colorRules, violationsOf, wcagRules } from '../../e2e/support/axe.ts'
import { newViewer } from '../../test/support/dashboard.ts'
import type { Check } from '../check.ts'
import { oneOfEach } from '../one-of-each.ts'
import { everyScreen, unseenTemplates, type WatchedScreen } from '../screens.ts'

/** Of screens that share one template the short run looks at two. */
const mostOfTemplate = 2
const longestLoading = 10_000

export const axeCheck: Check = {
  promise: 'No screen has an accessibility violation of WCAG 2.2 AA that a machine can find, in either theme',
  rule: 'product: quality 13',
  limit: '0 violations in the light and the dark theme, a screen of each template',
  async run({ isFull, isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    const browser = await openBrowser()
    try {
      const { screens, cookies } = await screensOf(shop, isFull ? Infinity : mostOfTemplate)
      const seen: SeenScreen[] = []
      for (const [who, cookie] of Object.entries(cookies)) {
        const theirs = screens.filter((screen) => screen.who === who)
        seen.push(...(await lookAt(await openContext(browser, shop.url, cookie), theirs, isSpoiled)))
      }
      return judgeScreens(seen, unseenTemplates(screens))
    } finally {
      await browser.close()
      await shop.close()
    }
  },
}

export interface SeenScreen {
  path: string
  violations: string[]
}

/** All screens, and the cookie of each who looks at some. */
async function screensOf(shop: Shop, most: number) {
  const { database, settings, url } = shop
  const { db, close } = openDatabase(database.url, { onError: () => undefined })
  try {
    const one = await oneOfEach(shop, db)
    const environment = { AUTH_SECRET: settings['AUTH_SECRET'] ?? '' }
    const owner = await newViewer({ db, context: { environment } }, { staffRoles: ['owner'] })
    const cookies: Record<WatchedScreen['who'], string> = {
      visitor: '',
      customer: one.customer.cookie,
      owner: owner.cookie,
      member: one.member.cookie,
    }
    await addToCart(url, one.customer.cookie)
    return { screens: everyScreen(one, most), cookies }
  } finally {
    await close()
  }
}

/** So that the checkout has something to show. */
async function addToCart(url: string, cookie: string): Promise<void> {
  const line = { product_id: 'security-platform', product_type: 'marketplace', quantity: 1 }
  const headers = { cookie, 'content-type': 'application/json' }
  await fetch(new URL('/api/cart/lines', url), { method: 'POST', headers, body: JSON.stringify(line) })
}

async function openContext(browser: Browser, url: string, cookies: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const pairs = cookies.split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
    }),
  )
  return context
}

async function lookAt(
  context: BrowserContext,
  screens: readonly WatchedScreen[],
  isSpoiled: boolean,
): Promise<SeenScreen[]> {
  const page = await context.newPage()
  const seen: SeenScreen[] = []
  for (const { path, status = 200 } of screens) {
    const answered = await page.goto(path)
    const trouble = await whyNotShown(page, path)
    if (isSpoiled) await makeUnreadable(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const inLight = await violationsOf(page, wcagRules)
    await page.emulateMedia({ colorScheme: 'dark' })
    const inDark = await violationsOf(page, colorRules)
    seen.push({
      path,
      violations: [
        ...(answered?.status() === status ? [] : [`was answered ${answered?.status()}, not ${status}`]),
        ...(trouble === null ? [] : [trouble]),
        ...inLight.map((each) => `light, ${each}`),
        ...inDark.map((each) => `dark, ${each}`),
      ],
    })
  }
  await context.close()
  return seen
}

/** Waits until the page shows what it is about. Another page in its place would be looked at instead of it. */
async function whyNotShown(page: Page, path: string): Promise<string | null> {
  const isLoaded = await page
    .waitForFunction(
      () =>
        (document.documentElement.dataset['ready'] === 'true' ||
          location.pathname.startsWith('/dashboard')) &&
        document.querySelector('h1') !== null &&
        document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') === null,
      undefined,
      { timeout: longestLoading },
    )
    .then(
      () => true,
      () => false,
    )
  const shown = new URL(page.url()).pathname
  if (shown !== path.split('?')[0]) return `led to ${shown}`
  return isLoaded ? null : 'was still loading after ten seconds'
}

async function makeUnreadable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('p, h1 { color: #777 !important; background: #888 !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

export function judgeScreens(seen: readonly SeenScreen[], unseen: readonly string[]) {
  const violations = seen.flatMap(({ path, violations: found }) => found.map((each) => `${path}: ${each}`))
  return {
    figure: `${violations.length} on ${seen.length} screens`,
    broken: [
      ...violations,
      ...unseen.map((template) => `no screen of ${template} was looked at`),
      ...(seen.length > 0 ? [] : ['no screen was looked at']),
    ],
  }
}
