import { expect, test as base, type ConsoleMessage, type Page, type WebError } from '@playwright/test'

/** Every journey fails on errors in the browser's console: exceptions, blocked content, missing files. */
export const test = base.extend<{ consoleErrors: string[] }>({
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
