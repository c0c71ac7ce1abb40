import type { Locator, Page } from '@playwright/test'
import { openCart } from './cart.ts'
import {
  addToCart,
  fillAddress,
  fillCart,
  openCheckout,
  openUpdatedCheckout,
  placeOrder,
  proceed,
  putInServerCart,
  remember,
} from './checkout.ts'
import { expect, signUp, visit } from './test.ts'

/**
 * Everything that opens on top of a page or appears after an action. Each function opens one of them and returns
 * an element that is visible only then.
 */
export const layers: Record<string, (page: Page) => Promise<Locator>> = {
  'the submenu of the navigation bar': async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Tech submenu' }).click()
    return page.getByRole('link', { name: /^Custom Solutions/ }).first()
  },
  'the menu of a phone': async (page) => {
    await onPhone(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return page.getByRole('navigation', { name: 'Mobile' })
  },
  'the suggestions of the search box': async (page) => {
    await open(page, '/')
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: /^Search products/ })).toBeFocused()
    await page.keyboard.type('automation')
    return page.getByRole('group', { name: 'Products' }).getByRole('option').first()
  },
  'the recent searches on a phone': async (page) => {
    await onPhone(page)
    await open(page, '/marketplace')
    await page.getByRole('searchbox', { name: 'Search the marketplace' }).fill('invoices')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=invoices/)
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    return page.getByRole('option', { name: 'invoices' })
  },
  'the filters of the listing on a phone': async (page) => {
    await onPhone(page)
    await open(page, '/marketplace-full?search=report&billing=once')
    await page.getByRole('button', { name: 'Filter' }).click()
    return page.getByRole('button', { name: /^Show/ })
  },
  'the account menu': async (page) => {
    await signUp(page)
    await open(page, '/')
    await page.getByRole('button', { name: /^Account of/ }).click()
    return page.getByRole('button', { name: 'Sign Out' })
  },
  'the account menu on a phone': async (page) => {
    await onPhone(page)
    await signUp(page)
    await open(page, '/')
    await page.getByRole('button', { name: /^Account of/ }).click()
    return page.getByRole('button', { name: 'Sign Out' })
  },
  'the two ways into the ecosystem': async (page) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Join the Ecosystem' }).click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2)
    return page.getByRole('dialog')
  },
  'a call back with its errors': async (page) => {
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Call back' }).click()
    return sendEmpty(page, 'Call me back')
  },
  'an application to a silo with its errors': async (page) => {
    await open(page, '/wadah-network')
    await page.getByRole('button', { name: 'Join This Silo' }).first().click()
    return sendEmpty(page, 'Send application')
  },
  'an application to the fund with its errors, on a phone': async (page) => {
    await onPhone(page)
    await open(page, '/wadah-fund')
    await page.getByRole('button', { name: 'Apply for a micro-grant' }).click()
    return sendEmpty(page, 'Send application')
  },
  'an application for work that did not go through': async (page) => {
    await page.route('**/api/enquiries', (route) => route.abort())
    await openWorkApplication(page)
    return page.getByText('This wasn’t sent')
  },
  'an application for work that was sent': async (page) => {
    await openWorkApplication(page)
    return page.getByText('Your application has reached us')
  },
  'a message that reached the company': async (page) => {
    await open(page, '/contact')
    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Example')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Project description').fill('A shop that feels local.')
    await page.getByRole('button', { name: 'Send message' }).click()
    return page.getByText('Your message has reached us')
  },
  'a failed log-in': async (page) => {
    await openLogIn(page)
    const panel = page.getByRole('tabpanel', { name: 'Log In' })
    await panel.getByLabel('Email').fill('nobody@example.com')
    await panel.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await panel.getByRole('button', { name: 'Log In' }).click()
    return page.getByRole('alert').first()
  },
  'a forgotten password with its error': async (page) => {
    await openLogIn(page)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    return sendEmpty(page, 'Send Reset Link')
  },
  'a forgotten password whose mail is sent': async (page) => {
    await openLogIn(page)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    return page.getByText('Password reset email sent! Check your inbox.')
  },
  'a waitlist that was joined': async (page) => {
    await open(page, '/solutions/wadahelevate')
    await joinWaitlist(page, 'ada-reads@example.com')
    return page.getByText('You’re on the list')
  },
  'a waitlist that was not joined': async (page) => {
    await page.route('**/api/waitlists/*', (route) => route.abort())
    await open(page, '/solutions/wadahelevate')
    await joinWaitlist(page, 'ada-reads@example.com')
    return page.getByRole('alert').first()
  },
  'a waitlist with its error': async (page) => {
    await open(page, '/')
    await joinWaitlist(page, 'ada@')
    return page.getByText('Enter an email address like name@company.com.')
  },
  'the toast that asks to log in': async (page) => {
    await open(page, '/marketplace/security-platform')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    return held(page.getByText('Login Required'))
  },
  'the toast of what was added': async (page) => {
    await signUp(page)
    await addToCart(page, 'security-platform')
    return held(page.getByText('Product has been added to your cart.'))
  },
  'the empty cart on a phone': async (page) => {
    await onPhone(page)
    await signUp(page)
    await open(page, '/')
    await openCart(page)
    return page.getByText('Your cart is empty. Start shopping to add items!')
  },
  'the cart with lines on a phone': async (page) => {
    await onPhone(page)
    await signUp(page)
    await putInServerCart(page, 'sports-betting-analysis')
    await addToCart(page, '/solutions/openmindconsulting')
    await openCart(page)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
    return page.getByRole('dialog')
  },
  'the cart with a toast to undo': async (page) => {
    await signUp(page)
    await putInServerCart(page, 'security-platform')
    await open(page, '/about')
    await openCart(page)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    return held(page.getByText('All items removed from cart'))
  },
  'the cart that could not be loaded': async (page) => {
    await signUp(page)
    await page.route('**/api/cart', (route) => route.abort())
    await open(page, '/')
    await openCart(page)
    return page.getByText('We couldn’t load your cart')
  },
  'the cart whose prices have changed': async (page) => {
    await fillCart(page, 'security-platform')
    await remember(page, 'price', 1500)
    await open(page, '/about')
    await openCart(page)
    return page.getByRole('group', { name: 'Changed prices' })
  },
  'the checkout that asks about a price': async (page) => {
    await openUpdatedCheckout(page)
    await fillAddress(page)
    await remember(page, 'price', 1600)
    await page.getByRole('button', { name: proceed }).click()
    return page.getByRole('button', { name: 'Accept and proceed' })
  },
  'the checkout with its errors': async (page) => {
    await openCheckout(page, 'security-platform')
    await page.getByRole('button', { name: proceed }).click()
    await expect(page.getByLabel('Address')).toBeFocused()
    return page.getByLabel('Address')
  },
  'the notifications of the settings': async (page) => {
    await signUp(page)
    await open(page, '/settings')
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'Marketing emails' }).uncheck()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    return page.getByText('Notification settings saved!')
  },
  'an order among the purchases': async (page) => {
    await order(page)
    return page.getByRole('article')
  },
  'the question before an order is cancelled': async (page) => {
    await order(page)
    await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    return page.getByRole('button', { name: 'Yes, cancel the order' })
  },
}

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
}

async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Submits the form in the open dialog without input, so that it shows its errors. */
async function sendEmpty(page: Page, label: string): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: label }).click()
  const faulty = dialog.locator('[aria-invalid]').first()
  await expect(faulty).toBeFocused()
  return faulty
}

/** Hovers over a toast, so that it stays visible. */
async function held(toast: Locator): Promise<Locator> {
  await toast.hover()
  return toast
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

async function order(page: Page): Promise<void> {
  await placeOrder(page, 'security-platform')
  await visit(page, '/marketplace/my-purchases')
}
