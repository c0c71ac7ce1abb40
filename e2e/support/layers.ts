import type { Page } from '@playwright/test'
import { addToCart, fillAddress, handOver, openCheckout, proceed } from './checkout.ts'
import { expect, ready, signUp } from './test.ts'

/** What opens over a page, or stands there after a deed, and how to bring it about. */
export const layers: Record<string, (page: Page) => Promise<void>> = {
  'the submenu of the navigation bar': async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Tech submenu' }).click()
    await expect(page.getByRole('link', { name: /^Custom Solutions/ }).first()).toBeVisible()
  },
  'the menu of a phone': async (page) => {
    await onPhone(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
  },
  'the account menu': async (page) => {
    await signUp(page)
    await open(page, '/')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
  'the account menu on a phone': async (page) => {
    await onPhone(page)
    await signUp(page)
    await open(page, '/')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
  'the two ways into the ecosystem': async (page) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Join the Ecosystem' }).click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2)
  },
  'a call back with its faults': async (page) => {
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Call back' }).click()
    await sendEmpty(page, 'Call me back')
  },
  'an application to a silo with its faults': async (page) => {
    await open(page, '/wadah-network')
    await page.getByRole('button', { name: 'Join This Silo' }).first().click()
    await sendEmpty(page, 'Send application')
  },
  'an application to the fund with its faults, on a phone': async (page) => {
    await onPhone(page)
    await open(page, '/wadah-fund')
    await page.getByRole('button', { name: 'Apply for a micro-grant' }).click()
    await sendEmpty(page, 'Send application')
  },
  'an application for work that did not go through': async (page) => {
    await page.route('**/api/enquiries', (route) => route.abort())
    await openWorkApplication(page)
    await expect(page.getByText('This is not sent yet')).toBeVisible()
  },
  'an application for work that was sent': async (page) => {
    await openWorkApplication(page)
    await expect(page.getByText('Your application has reached us')).toBeVisible()
  },
  'a message that reached the company': async (page) => {
    await open(page, '/contact')
    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Example')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Project description').fill('A shop that feels local.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Your message has reached us')).toBeVisible()
  },
  'a refused log-in': async (page) => {
    await openLogIn(page)
    const panel = page.getByRole('tabpanel', { name: 'Log In' })
    await panel.getByLabel('Email').fill('nobody@example.com')
    await panel.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await panel.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'a forgotten password with its fault': async (page) => {
    await openLogIn(page)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await sendEmpty(page, 'Send Reset Link')
  },
  'a forgotten password whose mail is sent': async (page) => {
    await openLogIn(page)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible()
  },
  'a waitlist that was joined': async (page) => {
    await open(page, '/solutions/wadahelevate')
    await joinWaitlist(page, 'ada-reads@example.com')
    await expect(page.getByText('You are on the list')).toBeVisible()
  },
  'a waitlist that was not joined': async (page) => {
    await page.route('**/api/waitlists/*', (route) => route.abort())
    await open(page, '/solutions/wadahelevate')
    await joinWaitlist(page, 'ada-reads@example.com')
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'a waitlist with its fault': async (page) => {
    await open(page, '/')
    await joinWaitlist(page, 'ada@')
    await expect(page.getByText('Please enter an email address like name@example.com.')).toBeVisible()
  },
  'the toast that asks to log in': async (page) => {
    await open(page, '/marketplace/security-platform')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Login Required')).toBeVisible()
  },
  'the toast of what was added': async (page) => {
    await signUp(page)
    await addToCart(page, 'security-platform')
  },
  'the empty cart on a phone': async (page) => {
    await onPhone(page)
    await signUp(page)
    await open(page, '/')
    await openCart(page)
    await expect(page.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
  },
  'the cart with lines on a phone': async (page) => {
    await onPhone(page)
    await signUp(page)
    await addToCart(page, 'sports-betting-analysis')
    await addToCart(page, '/solutions/openmindconsulting')
    await openCart(page)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  },
  'the cart with a toast to undo': async (page) => {
    await signUp(page)
    await addToCart(page, 'security-platform')
    await openCart(page)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByText('All items removed from cart')).toBeVisible()
  },
  'the cart that could not be loaded': async (page) => {
    await signUp(page)
    await page.route('**/api/cart', (route) => route.abort())
    await open(page, '/')
    await openCart(page)
    await expect(page.getByText('Your cart could not be loaded')).toBeVisible()
  },
  'the cart whose prices have changed': async (page) => {
    await openCheckout(page, 'security-platform')
    await rememberPrice(page, 1500)
    await open(page, '/about')
    await openCart(page)
    await expect(page.getByText('Prices have changed')).toBeVisible()
  },
  'the checkout that asks about a price': async (page) => {
    await openCheckout(page, 'security-platform')
    await fillAddress(page)
    await rememberPrice(page, 1600)
    await page.getByRole('button', { name: proceed }).click()
    await expect(page.getByRole('button', { name: 'Accept and proceed' })).toBeVisible()
  },
  'the checkout with its faults': async (page) => {
    await openCheckout(page, 'security-platform')
    await page.getByRole('button', { name: proceed }).click()
    await expect(page.getByLabel('Address')).toBeFocused()
  },
  'the notifications of the settings': async (page) => {
    await signUp(page)
    await open(page, '/settings')
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'Marketing emails' }).uncheck()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('Notification settings saved!')).toBeVisible()
  },
  'an order among the purchases': async (page) => {
    await order(page)
    await expect(page.getByRole('list', { name: 'What happened' })).toBeVisible()
  },
  'the question before an order is cancelled': async (page) => {
    await order(page)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('button', { name: 'Yes, cancel the order' })).toBeVisible()
  },
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Sends the form of the open dialog as it is, so that it says what is missing. */
async function sendEmpty(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog.locator('[aria-invalid]').first()).toBeFocused()
}

async function openWorkApplication(page: Page): Promise<void> {
  await open(page, '/careers')
  await page.getByRole('button', { name: 'Write to us' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada Example')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByLabel('Your work').fill('Engines, and what they might do.')
  await dialog.getByRole('button', { name: 'Send application' }).click()
}

async function openLogIn(page: Page): Promise<void> {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Log In' }).click()
}

async function joinWaitlist(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: /waitlist/i }).first()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button').click()
}

async function openCart(page: Page): Promise<void> {
  await ready(page)
  await page.getByRole('button', { name: /^Cart(,|$)/ }).click()
  await expect(page.getByRole('dialog', { name: /^Universal Cart/ })).toBeVisible()
}

async function order(page: Page): Promise<void> {
  await openCheckout(page, 'security-platform')
  await handOver(page)
  await page.goto('/marketplace/my-purchases')
}

/** As if the browser's cart had kept another price. */
export async function rememberPrice(page: Page, price: number): Promise<void> {
  await page.evaluate((dollars) => {
    const carts: unknown = JSON.parse(localStorage.getItem('wadah.cart') ?? '{}')
    const changed = JSON.stringify(carts).replaceAll(/"price":[\d.]+/g, `"price":${dollars}`)
    localStorage.setItem('wadah.cart', changed)
    dispatchEvent(new StorageEvent('storage', { key: 'wadah.cart' }))
  }, price)
}
