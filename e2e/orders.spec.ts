import type { Page } from '@playwright/test'
import {
  actAtPortal,
  atDocuments,
  fillAddress,
  fillCart,
  handOver,
  openCheckout,
  placeOrder,
  proceed,
  putInBrowserCart,
  sign,
} from './support/checkout.ts'
import { ordersStorageKey } from '#orders/browser/storage-keys.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { hold } from './support/hold.ts'
import { expect, logIn, ready, signUp, test } from './support/test.ts'

const purchases = '/marketplace/my-purchases'

test('an order goes through the timeline: signed, payment failed, paid, active, and signing out removes it from the browser', async ({
  page,
  context,
}) => {
  const customer = await signUp(page)
  await logIn(page, customer)
  await putInBrowserCart(page, customer, 'security-platform')
  await handOver(page)
  await expect(page.getByRole('row', { name: /Security Platform/ })).toContainText('$1,997.00')
  await expect(page.getByText('1 Main Street, Dallas, TX 75201')).toBeVisible()
  await expectAccessible(page)

  await sign(page)
  await page.getByRole('button', { name: 'Pay with a test card that is declined' }).click()
  await expect(page.getByText('The payment was declined. You can try it again.')).toBeVisible()
  const visit = page.url()
  await page.getByRole('button', { name: 'with the test card' }).click()

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText('Your order has been processed successfully.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('$1,997.00')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'View My Purchases' }).click()
  await expect(page.getByRole('article')).toContainText('Your services will be active within 24-48 hours.')
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('We’re activating your services')
  const timeline = page.getByRole('list', { name: 'Order history' })
  await expect(timeline.getByRole('listitem')).toContainText([
    'Placed',
    'Documents opened',
    'Signed by Ada Example',
    'The test card was declined',
    'Paid',
    'Activation is next',
  ])
  await expectAccessible(page)

  const signingPortal = await context.newPage()
  await signingPortal.goto(visit)
  await signingPortal.getByRole('button', { name: 'Activate the services' }).click()
  await expect(signingPortal.getByText('The services are active.')).toBeVisible()
  await expect(page.getByText('Your services are active.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Get started')
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the customer portal' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My Purchases', exact: true }).click()
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page).toHaveURL(/my-purchases\/[0-9a-f-]{36}$/)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()

  await page.goto(purchases)
  await ready(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible()
  await expect(page.getByText('Your orders stay in your account')).toBeVisible()
  await expect(page.getByText('Log in again to see them.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in to see your purchases' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent(purchases)}`,
  )
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => /order|checkout|payment/.test(key))).toEqual([])
})

test('Back to My Purchases shows the orders before they have loaded again', async ({ page }) => {
  await signUp(page)
  await placeOrder(page, 'security-platform')
  await page.goto(purchases)
  const order = page.getByRole('main').getByRole('link', { name: /^Order [0-9a-f]{8}$/ })
  await order.click()
  await expect(page.getByRole('heading', { name: /^Order [0-9a-f]{8}$/ })).toBeVisible()
  const letThrough = await hold(page, '**/api/orders')
  const loading = page.waitForRequest('**/api/orders')
  await page.goBack()
  await loading
  await expect(order).toBeInViewport()
  letThrough()
})

test('an unsigned order can be resumed, and canceled or declined', async ({ page }) => {
  await fillCart(page, 'security-platform')
  await handOver(page)
  const visit = page.url()
  await page.goto(purchases)
  await expect(page.getByRole('article')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Sign your documents' }).click()
  await atDocuments(page)
  expect(page.url()).toBe(visit)

  await page.goto(purchases)
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('button', { name: 'Yes, cancel the order' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(page.getByText('You canceled this order. Nothing was charged.')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Sign your documents' })).toBeHidden()
  await page.goto(visit)
  await expect(page.getByText('This order was canceled. There is nothing to sign or pay.')).toBeVisible()

  const next = await placeOrder(page, 'security-platform')
  expect(next.documents).not.toBe(visit)
  await page.goto(next.documents)
  await page.getByRole('button', { name: 'Decline the documents' }).click()
  await page.goto(purchases)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('The documents were declined. Nothing was charged.')).toBeVisible()
})

test('two tabs, a lost response and a retry together create only one order', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openCheckout(page, 'security-platform')
  const second = await context.newPage()
  await second.goto('/checkout')
  for (const tab of [page, second]) await fillAddress(tab)
  let lost = 0
  await page.route('**/api/orders', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByText('Checkout Error')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
  await Promise.all([page, second].map((tab) => tab.getByRole('button', { name: proceed }).click()))
  for (const tab of [page, second]) {
    await atDocuments(tab)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Documents and agreements')
  }
  consoleErrors.length = 0
  expect(await orderCount(page)).toBe(1)
})

test('a price corrected by the server asks for confirmation, and a rejected line can be removed', async ({
  page,
  consoleErrors,
}) => {
  await openCheckout(page, 'security-platform')
  await fillAddress(page)
  const line = { product_id: 'security-platform', product_type: 'marketplace', offer: 'standard' }
  const priced = { ...line, name: 'Security Platform', quantity: 1, price: 2100, shown_price: 1997 }
  const changed = { lines: [{ ...priced, subscription_interval: null }], total: 2100 }
  await answerOnce(page, 409, { code: 'price_changed', message: '', ...changed })
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByText('now $2,100.00, was $1,997.00')).toBeVisible()
  await expect(page.getByRole('definition').last()).toHaveText('$2,100.00')

  const placed = page.waitForRequest('**/api/orders')
  const rejected = { ...line, name: 'Security Platform', reason: 'over_maximum', max_quantity: 10 }
  await answerOnce(page, 422, { code: 'invalid_lines', message: '', lines: [rejected] })
  await page.getByRole('button', { name: 'Accept and proceed' }).click()
  expect((await placed).postDataJSON()).toMatchObject({ lines: [{ price: 2100 }] })
  await expect(page.getByText('You can order up to 10.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Security Platform' }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
  consoleErrors.length = 0
})

test('My Purchases shows the orders stored in the browser while the store does not respond or has no session, and removes paid lines from the browser cart', async ({
  page,
  context,
  consoleErrors,
}) => {
  await fillCart(page, 'security-platform')
  await handOver(page)
  const documents = page.url()
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_away' } }),
  )
  await page.goto(purchases)
  await expect(page.getByText('We couldn’t load your orders')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('$1,997.00')
  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Documents opened')).toBeVisible()
  consoleErrors.length = 0

  await actAtPortal(page, documents, 'sign', 'pay')
  await page.goto(purchases)
  await expect(page.getByText('Your services will be active within 24-48 hours.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeHidden()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()

  await context.clearCookies()
  await page.goto(purchases)
  await expect(page.getByText('Log in again to see your orders')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('$1,997.00')
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fmarketplace%2Fmy-purchases$/)
  await expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(/@/)
  await expect(page.getByText('You’re signed in')).toBeHidden()

  await page.evaluate((key) => localStorage.removeItem(key), ordersStorageKey)
  await page.goto(purchases)
  await expect(page.getByText('Log in again to see your orders')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No purchases yet' })).toHaveCount(0)

  await page.goto('/marketplace/success?session_id=cs_any')
  await expect(page.getByRole('heading', { name: 'Log in again to see your payment' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fmarketplace%2Fsuccess%3Fsession_id%3Dcs_any$/)
})

async function orderCount(page: Page): Promise<number> {
  const { orders } = await (await page.request.get('/api/orders')).json()
  return orders.length
}

async function answerOnce(page: Page, status: number, json: object): Promise<void> {
  await page.route('**/api/orders', (route) => route.fulfill({ status, json }), { times: 1 })
}
