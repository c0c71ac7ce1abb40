import type { Page } from '@playwright/test'
import { expect, ready } from './test.ts'

const sandbox = process.env['SANDBOX_URL'] ?? ''
export const proceed = 'Proceed to Document Process'
export const person = { name: 'Ada Example', email: 'ada@example.com', phone: '+1 214 555 0199' }

export async function openCheckout(page: Page, product: string): Promise<void> {
  await fillCart(page, product)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
}

/** Opens the checkout and waits until it has refreshed its products, which would overwrite values set by the test. */
export async function openUpdatedCheckout(page: Page): Promise<void> {
  await fillCart(page, 'security-platform')
  await remember(page, 'name', 'Its old name')
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByText('Security Platform').first()).toBeVisible()
}

/** Signs in with a local record only, without a session on the server. */
export async function fillCart(page: Page, product: string): Promise<void> {
  await page.goto('/about')
  await page.evaluate((record) => {
    localStorage.setItem('wadah.session', JSON.stringify({ loggedIn: true, accessGranted: true, ...record }))
  }, person)
  await addToCart(page, product)
}

/** Changes a stored value of the browser cart. Cart and checkout refresh it when they open. */
export async function remember(page: Page, field: 'name' | 'price', value: string | number): Promise<void> {
  // Once the data of a newly added product arrives, the cart is written again.
  await page.waitForFunction(() => localStorage.getItem('wadah.cart')?.includes('"price":'))
  await page.evaluate(
    ([name, stored]) => {
      const carts = localStorage.getItem('wadah.cart') ?? ''
      const before = new RegExp(`"${name}":("[^"]*"|[\\d.]+)`, 'g')
      localStorage.setItem('wadah.cart', carts.replaceAll(before, `"${name}":${stored}`))
      dispatchEvent(new StorageEvent('storage', { key: 'wadah.cart' }))
    },
    [field, JSON.stringify(value)],
  )
}

/** Adds a product, given by its id or by the path of its page. */
export async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(product.startsWith('/') ? product : `/marketplace/${product}`)
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Product has been added to your cart.')).toBeVisible()
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Address').fill('1 Main Street')
  await page.getByLabel('City').fill('Dallas')
  await page.getByLabel('State').fill('TX')
  await page.getByLabel('ZIP Code').fill('75201')
}

/** Goes from a filled cart to the documents page. */
export async function handOver(page: Page): Promise<void> {
  await page.goto('/checkout')
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
}

export async function atDocuments(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/documents\/[\w-]+$/)
  expect(page.url().startsWith(sandbox)).toBe(true)
  await expect(page.getByRole('heading', { name: 'Documents and agreements' })).toBeVisible()
}

export async function sign(page: Page): Promise<void> {
  await page.getByLabel('Type your full name to sign').fill('Ada Example')
  await page.getByRole('button', { name: 'Sign the agreement' }).click()
  await expect(page.getByText('Signed. Please pay next.')).toBeVisible()
}

export async function signAndPay(page: Page): Promise<void> {
  await sign(page)
  await page.getByRole('button', { name: 'with the test card' }).click()
}
