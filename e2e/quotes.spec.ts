import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import {
  atDocuments,
  fillAddress,
  proceed,
  putInBrowserCart,
  putInServerCart,
  remember,
  signAndPay,
} from './support/checkout.ts'
import { enterDashboard } from './support/dashboard.ts'
import { sendPaymentEvent } from './support/signing-portal.ts'
import { expect, logIn, ready, signUp, test, visit } from './support/test.ts'

test('a customer requests a quote, staff answer, and the customer orders with the quote', async ({
  page,
  browser,
}) => {
  await logInWithCart(page)
  await visit(page, '/contact?code=welcome10')
  await page.getByRole('button', { name: /^Cart/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ask for a quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a quote')
  await expect(page.getByRole('link', { name: 'Back to Marketplace' })).toBeVisible()
  await page.getByLabel('Message').fill('Three offices, one contract.')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Three offices, one contract.')
  await expect(page.getByRole('main').getByText('Code WELCOME10 applied: 10% off.')).toBeVisible()
  await expectDiscount(page, '-$199.70', '$1,797.30')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()
  await expectDiscount(page, '-$199.70', '$1,797.30')
  await expectAccessible(page)
  const path = new URL(page.url()).pathname
  const id = path.split('/').at(-1) ?? ''
  await expect(page.getByRole('paragraph').filter({ hasText: 'Three offices, one contract.' })).toBeVisible()
  await page.goto('/marketplace/my-purchases')
  await expect(page.getByRole('link', { name: `Quote Q-${id.slice(0, 8)}` })).toBeVisible()
  await expect(page.getByText('No purchases yet')).toHaveCount(0)
  await page.goto(path)

  const office = await browser.newContext()
  const desk = await office.newPage()
  await answerInDashboard(desk, id, 'WELCOME10')

  await page.reload()
  await expect(page.getByText('One contract is fine.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Security Platform/ })).toContainText('$1,500.50')
  await expectDiscount(page, '-$150.05', '$1,350.45')
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ready(page)
  await page.getByRole('button', { name: 'Copy link to share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await approverReads(browser, await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await page.getByRole('link', { name: 'Order with this quote' }).click()
  await expect(page.getByText('Your cart won’t change. These prices are promised')).toBeVisible()
  await expectDiscount(page, '-$150.05', '$1,350.45')
  await fillAddress(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await expect(page.getByRole('row', { name: /Security Platform/ })).toContainText('$1,500.50')

  const order = await orderOfQuote(page, id)
  await sendPaymentEvent(page, order, 1997)
  await signAndPay(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('$1,350.45')
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await page.goto(`/checkout?quote=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('can’t be used')

  await desk.goto(`/dashboard/orders/${order}`)
  await expect(desk.getByText('Not applied: another amount')).toBeVisible()
  await expect(desk.getByText(`With quote Q-${id.slice(0, 8)}.`)).toBeVisible()
  await desk.getByRole('link', { name: `Q-${id.slice(0, 8)}` }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Ordered')

  const stranger = await (await browser.newContext()).newPage()
  const answer = await stranger.request.get(path)
  expect(answer.status()).toBe(404)
  await stranger.context().close()
  await office.close()
})

test('a quote can be requested for a quantity that differs from the cart, and the request can be canceled', async ({
  page,
}) => {
  await logInWithCart(page)
  await page.goto('/marketplace/quotes/new')
  await page.getByRole('button', { name: 'Increase quantity of Security Platform' }).click()
  await expect(page.getByRole('main')).toContainText('$3,994.00')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Security Platform' })
  await quantity.fill('150')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Still 2. Enter 1 to 99.')).toBeVisible()
  await expect(quantity).toBeFocused()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('150')
  await quantity.fill('10')
  // In Safari a press on a button can leave the focus in the field.
  await page.getByRole('button', { name: 'Send request' }).dispatchEvent('click')
  await expect(page.getByText('We have your request')).toBeVisible()
  await expect(page.getByRole('row', { name: /Security Platform/ })).toContainText('$19,970.00')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByText('Cancel request…').click()
  await page.getByRole('button', { name: 'Cancel request' }).click()
  await expect(page.getByText('Request canceled.')).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('Request canceled.')
  await page.getByRole('link', { name: 'Ask for a new quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a quote')
})

test('a quote request confirms a changed price, and a quote that is withdrawn during checkout says so and keeps the input', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await logInWithCart(page)
  await remember(page, 'price', 890)
  await page.goto('/marketplace/quotes/new')
  await expect(page.getByText('$890.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  const notice = page.getByRole('group', { name: 'Changed prices' })
  await expect(notice).toContainText('Security Platform: now $1,997.00, was $890.00')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Accept and proceed' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()
  await expect(page.getByRole('row', { name: /Security Platform/ })).toContainText('$1,997.00')

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const office = await browser.newContext()
  const desk = await office.newPage()
  await enterDashboard(desk)
  await visit(desk, `/dashboard/quotes/${id}`)
  await desk.getByRole('button', { name: 'Preview' }).click()
  await desk.getByRole('button', { name: 'Send it to the customer' }).click()
  await expect(desk.getByText('Quote sent.')).toBeVisible()
  await page.goto(`/checkout?quote=${id}`)
  await fillAddress(page)

  await desk.getByText('Withdraw…').click()
  await desk.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(desk.getByText('Quote withdrawn.')).toBeVisible()
  await office.close()
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('This quote was withdrawn')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await expect(page.getByLabel('Address')).toHaveValue('1 Main Street')
  await page.goto('/checkout')
  await expect(page.getByLabel('Address')).toHaveValue('1 Main Street')
})

async function logInWithCart(page: Page): Promise<void> {
  const customer = await signUp(page)
  await logIn(page, customer)
  await putInBrowserCart(page, customer, 'security-platform')
}

async function expectDiscount(page: Page, discount: string, total: string): Promise<void> {
  const sums = page.getByRole('main').locator('dl').filter({ hasText: 'Subtotal' })
  await expect(sums).toContainText(`Discount (WELCOME10)${discount}`)
  await expect(sums).toContainText(total)
}

async function answerInDashboard(desk: Page, id: string, code: string): Promise<void> {
  await enterDashboard(desk)
  await desk.goto('/dashboard/quotes')
  await desk.getByRole('link', { name: `Q-${id.slice(0, 8)}` }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(`Quote Q-${id.slice(0, 8)}`)
  await expectAccessible(desk)
  await ready(desk)
  const price = desk.getByLabel(/price of one in dollars/)
  const totals = desk.getByRole('status').filter({ hasText: 'Due today' })
  await desk.getByLabel(/in percent/).fill('10')
  await desk.getByRole('button', { name: 'Apply discount' }).click()
  await expect(price).toHaveValue('1797.30')
  await expect(totals).toContainText(`Discount (${code})`)
  const discount = desk.getByRole('checkbox', { name: `Discount code ${code}` })
  await discount.uncheck()
  await expect(totals).not.toContainText('Discount')
  await expect(totals).toContainText('$1,797.30')
  await expect(totals).toContainText('10% below list')
  await price.fill('15005')
  await expect(totals).toContainText('651% above list')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  const preview = desk.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('$15,005.00 is 7.5 times the list price of $1,997.00')
  await discount.check()
  await price.fill('1500.50')
  await price.press('Enter')
  await expect(preview).toContainText('$1,500.50')
  await expect(price).toHaveValue('1500.50')
  await desk.getByLabel('Note to the customer').fill('One contract is fine.')
  await desk.getByRole('button', { name: 'Preview' }).click()
  await expect(preview).toContainText('One contract is fine.')
  await expectAccessible(desk)
  await preview.getByRole('button', { name: 'Send it to the customer' }).click()
  await expect(desk.getByText('Quote sent.')).toBeVisible()
}

async function orderOfQuote(page: Page, quoteId: string): Promise<string> {
  const { orders } = await (await page.request.get(`${process.env['STORE_URL']}/api/orders`)).json()
  const found = orders.find((order: { quote_id: string | null }) => order.quote_id === quoteId)
  return found.id
}

/** Opens the quote with its link only: no account, no JavaScript. */
async function approverReads(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const approver = await context.newPage()
  const answer = await approver.goto(link)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(approver.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(approver.getByRole('row', { name: /Security Platform/ })).toContainText('$1,500.50')
  await expect(approver.getByText('One contract is fine.')).toBeVisible()
  await expectDiscount(approver, '-$150.05', '$1,350.45')
  await expect(approver.getByText('Three offices, one contract.')).toHaveCount(0)
  const mail = approver.getByRole('main').getByRole('link', { name: 'Approve by email' })
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Approved%3A%20quote%20Q-.*%241%2C350\.45/)
  expect(await mail.getAttribute('href')).toContain(encodeURIComponent(link))
  const pdf = approver.getByRole('main').getByRole('link', { name: 'Download PDF' })
  const downloading = approver.waitForEvent('download')
  await pdf.click()
  expect((await downloading).suggestedFilename()).toMatch(/^wadah-quote-Q-[0-9a-f]{8}\.pdf$/)
  const changed = await approver.goto(`${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`)
  expect(changed?.status()).toBe(404)
  await context.close()
}

test('a quote request can leave items out, until the kept ones are removed from the cart elsewhere', async ({
  page,
}) => {
  await signUp(page)
  for (const product of ['security-platform', 'quote-desk']) await putInServerCart(page, product)
  await visit(page, '/marketplace/quotes/new')
  await expect(page.getByRole('heading', { name: 'What you need (2 items)' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave Quote Desk out' }).click()
  await expect(page.getByText('1 item left out. It stays in your cart.')).toBeVisible()
  const { lines } = await (await page.request.get('/api/cart')).json()
  const kept = lines.find((line: { product_id: string }) => line.product_id === 'security-platform')
  await page.request.delete(`/api/cart/lines/marketplace/${kept.id}`)
  await expect(page.getByText('Quote Desk', { exact: true })).toBeVisible()
  await putInServerCart(page, 'security-platform')
  await expect(page.getByText('1 item left out. It stays in your cart.')).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Security Platform').first()).toBeVisible()
  await expect(main.getByText('Quote Desk')).toHaveCount(0)
})
