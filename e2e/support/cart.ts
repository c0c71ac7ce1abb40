import type { Locator, Page } from '@playwright/test'
import { expect, ready, signUp, visit } from './test.ts'

export const customerPortalEmail = 'ada@example.com'

export async function signIn(page: Page, mode: 'browser' | 'server'): Promise<void> {
  if (mode === 'server') await signUp(page)
  else {
    await page.goto('/')
    await logInAs(page, customerPortalEmail)
  }
}

/** Stores the local record of a log-in. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.evaluate((address) => {
    const record = { loggedIn: true, accessGranted: true, email: address, name: 'Ada Example' }
    localStorage.setItem('wadah.session', JSON.stringify(record))
  }, email)
  await page.reload()
  await ready(page)
}

export async function add(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Added to cart', { exact: true }).first()).toBeVisible()
}

export async function openCart(page: Page): Promise<void> {
  await ready(page)
  await page.getByRole('button', { name: /^Cart(,|$)/ }).click()
  await expect(page.getByRole('dialog', { name: /^Universal Cart/ })).toBeVisible()
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ })
}

export async function boxOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

export function total(page: Page) {
  return page.getByRole('dialog').getByRole('definition').first()
}
