import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '../../bench/browser.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { openDatabase } from '#db/database.server.ts'
import { colorRules, violationsOf, wcagRules } from '../../e2e/support/axe.ts'
import { publicScreensWith } from '../../e2e/support/public-screens.ts'
import { pagePermissions } from '../../test/dashboard/page-permissions.ts'
import { newViewer } from '../../test/support/dashboard.ts'
import type { Check } from '../check.ts'

/** Of screens that share one template the short run looks at two. */
const mostOfTemplate = 2

export const axeCheck: Check = {
  promise: 'No screen has an accessibility violation of WCAG 2.2 AA that a machine can find, in either theme',
  rule: 'product: quality 13',
  limit: '0 violations in the light and the dark theme',
  async run({ isFull, isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    const browser = await openBrowser()
    try {
      const visitors = publicScreensWith(isFull ? Infinity : mostOfTemplate)
      const seen = await lookAt(await openContext(browser, shop.url, ''), visitors, isSpoiled)
      const staff = await lookAt(
        await openContext(browser, shop.url, await ownerCookie(shop)),
        dashboardScreens(),
      )
      return judgeScreens([...seen, ...staff])
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

/** Without those whose address needs the id of something. */
function dashboardScreens(): string[] {
  return Object.entries(pagePermissions)
    .filter(([path, { get }]) => get && !/[:*]|export/.test(path))
    .map(([path]) => path)
}

async function openContext(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const [name = '', value = ''] = cookie.split('=')
  if (name) await context.addCookies([{ name, value, url }])
  return context
}

async function ownerCookie({ database, settings }: Shop): Promise<string> {
  const { db, close } = openDatabase(database.url, { onError: () => undefined })
  try {
    const environment = { AUTH_SECRET: settings['AUTH_SECRET'] ?? '' }
    return (await newViewer({ db, context: { environment } }, { staffRoles: ['owner'] })).cookie
  } finally {
    await close()
  }
}

async function lookAt(
  context: BrowserContext,
  paths: readonly string[],
  isSpoiled = false,
): Promise<SeenScreen[]> {
  const page = await context.newPage()
  const seen: SeenScreen[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.waitForFunction(
      () =>
        document.documentElement.dataset['ready'] === 'true' || location.pathname.startsWith('/dashboard'),
    )
    if (isSpoiled) await makeUnreadable(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const inLight = await violationsOf(page, wcagRules)
    await page.emulateMedia({ colorScheme: 'dark' })
    const inDark = await violationsOf(page, colorRules)
    seen.push({
      path,
      violations: [...inLight.map((each) => `light, ${each}`), ...inDark.map((each) => `dark, ${each}`)],
    })
  }
  return seen
}

async function makeUnreadable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('p, h1 { color: #777 !important; background: #888 !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

export function judgeScreens(seen: readonly SeenScreen[]) {
  const violations = seen.flatMap(({ path, violations: found }) => found.map((each) => `${path}: ${each}`))
  return {
    figure: `${violations.length} on ${seen.length} screens`,
    broken: [...violations, ...(seen.length > 0 ? [] : ['no screen was looked at'])],
  }
}
