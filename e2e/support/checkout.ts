import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, person, ready, rememberLogIn, signUp } from './test.ts'

const sandbox = process.env['SANDBOX_URL'] ?? ''
export const proceed = 'Proceed to Document Process'

/** Opens the checkout with a cart in the browser, signed in by a local record only. */
export async function openCheckout(page: Page, product: string): Promise<void> {
  await fillCart(page, product)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
}

/** Opens the checkout of a new account, whose cart is on the server. */
export async function openServerCheckout(page: Page): Promise<void> {
  await signUp(page)
  await putInServerCart(page, 'security-platform')
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
}

/** Signs in by a local record only, and stores a cart with one product. */
export async function fillCart(page: Page, product: string): Promise<void> {
  await rememberLogIn(page, person)
  await putInBrowserCart(page, person, product)
}

/** Stores the cart of a customer-portal customer. A page of the shop must be open. */
export async function putInBrowserCart(
  page: Page,
  { email }: { email: string },
  ...products: string[]
): Promise<void> {
  const lines = await Promise.all(
    products.map(async (id) => ({
      id,
      quantity: 1,
      ...standardOffer(id),
      product_data: await productData(page, id),
    })),
  )
  const carts = JSON.stringify({ [email]: lines })
  await page.evaluate((text) => localStorage.setItem('wadah.cart', text), carts)
}

/** Adds a product to the cart of the account that the page is signed in to. */
export async function putInServerCart(page: Page, product: string): Promise<void> {
  const added = await page.request.post('/api/cart/lines', {
    data: { product_id: product, product_type: 'marketplace', quantity: 1 },
  })
  expect(added.status(), await added.text()).toBe(201)
}

/** Orders a product through the API. Returns the order and its documents address. */
export async function placeOrder(
  page: Page,
  product: string,
  { name: fullName, email, phone } = person,
  productType = 'marketplace',
): Promise<{ id: string; documents: string }> {
  const address = { address: '1 Main Street', city: 'Dallas', state: 'TX', zipCode: '75201' }
  const { price } = await productData(page, product, productType)
  const order = {
    idempotency_key: randomUUID(),
    customer: { fullName, email, phone, company: '', ...address, country: 'United States', notes: '' },
    lines: [{ ...standardOffer(product, productType), quantity: 1, price }],
  }
  const placed = await page.request.post('/api/orders', { data: order })
  expect(placed.status(), await placed.text()).toBe(201)
  const { order_id, documents_url } = await placed.json()
  return { id: order_id, documents: (await page.request.get(documents_url)).url() }
}

/** Submits forms of the signing portal that move an order forward. */
export async function actAtPortal(
  page: Page,
  documents: string,
  ...steps: ('sign' | 'pay' | 'activate' | 'renew' | 'fail_renewal')[]
): Promise<void> {
  for (const step of steps) {
    const form = { signature: person.name }
    const taken = await page.request.post(`${documents}/${step}`, { form, maxRedirects: 0 })
    expect(taken.status()).toBe(303)
  }
}

function standardOffer(product: string, productType = 'marketplace') {
  return { product_id: product, product_type: productType, offer: 'standard' }
}

async function productData(page: Page, product: string, productType?: string): Promise<{ price: number }> {
  const data = { items: [standardOffer(product, productType)] }
  const { products } = await (await page.request.post('/api/cart/lookup', { data })).json()
  return products[0]
}

/** Changes a value of the cart in the browser. Cart and checkout refresh the value when they open. */
export async function remember(page: Page, field: 'name' | 'price', value: string | number): Promise<void> {
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

/** Adds a product, given by its id or the path of its page. */
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

/** Opens the checkout with the current cart and hands the order over to the signing portal. */
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
