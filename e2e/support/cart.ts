import type { Locator, Page } from '@playwright/test'
import { expect, person, ready, rememberLogIn, signUp, visit } from './test.ts'

/** Signs in without opening a page of the shop, with a cart in the browser or on the server. */
export async function signIn(page: Page, cart: 'browser' | 'server'): Promise<void> {
  await (cart === 'server' ? signUp(page) : rememberLogIn(page, person))
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
