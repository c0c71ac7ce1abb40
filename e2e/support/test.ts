import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test'

interface Journey {
  consoleErrors: string[]
  /**
   * Whether the test gets its own browser context, because it changes something that cannot be reset in the shared
   * one: scripts or a clock in the page.
   */
  apart: boolean
  /** Animations take a tenth of the processor time, so only journeys that test them turn them on. */
  reducedMotion: 'reduce' | 'no-preference'
}

interface Shared {
  context: BrowserContext
  page: Page
}

/**
 * The journeys of a worker share a page, so that the shop's files are fetched and compiled only once. Each starts
 * without cookies and stored data, and fails on console errors: exceptions, blocked content, missing files.
 */
export const test = base.extend<Journey, { shared: Shared }>({
  apart: [false, { option: true }],
  reducedMotion: ['reduce', { option: true }],
  shared: [
    async ({ browser }, provide) => {
      const baseURL = process.env['STORE_URL'] ?? ''
      // Names what a file may change, because the settings of a worker's first journey would apply to all its journeys.
      const usual = { javaScriptEnabled: true, bypassCSP: false, forcedColors: 'none' } as const
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...usual })
      await provide({ context, page: await context.newPage() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, apart }, provide) => {
    const context = apart ? await browser.newContext() : shared.context
    await provide(context)
    if (apart) await context.close()
    else await forget(shared)
  },
  page: async ({ context, shared, apart, viewport, reducedMotion }, provide) => {
    const page = apart ? await context.newPage() : shared.page
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion })
    await provide(page)
  },
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      const onError = (error: WebError) => errors.push(error.error().message)
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(message.text())
      }
      context.on('weberror', onError).on('console', onMessage)
      await use(errors)
      context.off('weberror', onError).off('console', onMessage)
      expect(errors, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Resets everything in the page except the browser's cache. */
async function forget({ context, page }: Shared): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(-1, -1)
  await page.goto('/robots.txt')
  const browser = await context.newCDPSession(page)
  const origins = [process.env['STORE_URL'], process.env['SANDBOX_URL']]
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    page.emulateMedia({ colorScheme: null, forcedColors: null, contrast: null }),
    browser.send('Page.resetNavigationHistory'),
    ...origins.map((origin = '') =>
      browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
    context.clearCookies(),
    context.clearPermissions(),
  ])
  await browser.detach()
}

/** Opens an address and waits until the page is interactive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Waits until the page is hydrated, so that buttons work and the session is known. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
}

/** Presses the browser's Back button, which may only close a dialog. */
export async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('The history has no earlier page')
  await browser.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await browser.detach()
}

/** A customer with a local record only, who has no session on the server. */
export const person = { name: 'Ada Example', email: 'ada@example.com', phone: '+1 214 555 0199' }

let people = 0

/** The data of a customer who does not exist yet. */
export function newCustomer() {
  people += 1
  const name = `Ada Example ${people}`
  const email = `ada-${process.pid}-${Date.now()}-${people}@example.com`
  return {
    name,
    email,
    phone: '+1 214 555 0199',
    company: 'Example Works',
    password: 'correct horse battery',
  }
}

export type Customer = ReturnType<typeof newCustomer>

/** Creates a backend account, whose cart is on the server, and stays signed in. */
export async function signUp(page: Page, customer: Customer = newCustomer()): Promise<Customer> {
  const response = await page.request.post('/api/account/sign-up', {
    data: {
      full_name: customer.name,
      primary_email: customer.email,
      primary_phone: customer.phone,
      company_name: customer.company,
      password: customer.password,
      timezone: 'America/Chicago',
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return customer
}

/** Submits the form of the mailed link. */
export async function confirmEmail(page: Page, link: string): Promise<void> {
  const form = { token: new URL(link, process.env['STORE_URL']).searchParams.get('token') ?? '' }
  const response = await page.request.post('/confirm-email', { form, maxRedirects: 0 })
  expect(response.status()).toBe(302)
}

/** Logs in through the API, which creates a customer-portal session with the cart in the browser. Opens no page. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await page.request.post('/api/account/log-in', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await rememberLogIn(page, await answer.json())
}

/** Stores the local record of a log-in. Uses a file of the shop that runs no scripts. */
export async function rememberLogIn(
  page: Page,
  customer: { email: string; name?: string; phone?: string },
): Promise<void> {
  await page.goto('/robots.txt')
  const record = { loggedIn: true, accessGranted: true, ...customer }
  await page.evaluate((text) => localStorage.setItem('wadah.session', text), JSON.stringify(record))
}

/**
 * Performs an action that shows texts only for a moment, and waits for them. Checks every frame from before the
 * action, because an assertion may check only once a second.
 */
export async function glimpse(page: Page, texts: readonly string[], act: () => Promise<void>): Promise<void> {
  const seen = page.waitForFunction(
    (all) => all.every((text) => document.body.innerText.includes(text)),
    texts,
  )
  await Promise.all([seen, act()])
}
