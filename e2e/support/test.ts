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
  /** A browser context of its own, for what the shared one cannot take back: another clock, no scripts, other colors. */
  apart: boolean
}

/**
 * The journeys of a worker share a browser context, so that the shop's files are fetched and compiled once. Each has a
 * page of its own, and finds neither cookies nor anything stored. Every journey fails on errors in the browser's
 * console: exceptions, blocked content, missing files.
 */
export const test = base.extend<Journey, { shared: BrowserContext }>({
  apart: [false, { option: true }],
  shared: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        baseURL: process.env['STORE_URL'] ?? '',
        reducedMotion: 'reduce',
      })
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, apart }, provide) => {
    const context = apart ? await browser.newContext() : shared
    await provide(context)
    if (apart) await context.close()
    else await forget(context)
  },
  page: async ({ context, viewport, reducedMotion }, provide) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    if (reducedMotion !== 'reduce') await page.emulateMedia({ reducedMotion })
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

/** Leaves a context as a new one, but for the files that its browser has in its cache. */
async function forget(context: BrowserContext): Promise<void> {
  const last = await context.newPage()
  for (const page of context.pages()) if (page !== last) await page.close()
  const browser = await context.newCDPSession(last)
  for (const origin of [process.env['STORE_URL'], process.env['SANDBOX_URL']]) {
    await browser.send('Storage.clearDataForOrigin', { origin: origin ?? '', storageTypes: 'all' })
  }
  await context.clearCookies()
  await context.clearPermissions()
  await last.close()
}

/** Waits until the page has hydrated: buttons work, and the session is known. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
}

/** The browser's own Back, whether or not the page can be left. */
export async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('There is no page to go back to')
  await browser.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await browser.detach()
}

let people = 0

/** A customer who does not exist yet. */
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

/** Makes a backend account and leaves this browser signed in to it (the server cart). */
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

/** Logs in through the form: a customer-portal session with the browser cart. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/auth')
  await ready(page)
  await page.getByRole('tab', { name: 'Log In' }).click()
  const form = page.getByRole('tabpanel', { name: 'Log In' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel(/^Password/).fill(password)
  await form.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/$/)
}
