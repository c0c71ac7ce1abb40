import type { Page } from '@playwright/test'
import { demoAccount } from '#content/demo/accounts.ts'
import {
  actAtPortal,
  addToCart,
  atDocuments,
  fillAddress,
  fillCart,
  openCheckout,
  openServerCheckout,
  placeOrder,
  proceed,
  putInBrowserCart,
  putInServerCart,
  remember,
  signAndPay,
} from './support/checkout.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { boxOf } from './support/cart.ts'
import { hold } from './support/hold.ts'
import { expect, glimpse, logIn, person, signUp, test, visit } from './support/test.ts'

const sandbox = process.env['SANDBOX_URL'] ?? ''

test('a customer goes from the product through checkout to the documents and returns to an empty cart, and a reload does not empty the next one', async ({
  page,
}) => {
  const customer = await signUp(page)
  await logIn(page, customer)
  await putInBrowserCart(page, customer, 'security-platform')
  await addToCart(page, 'workflow-automation-suite')

  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'One-time Purchases' })).toContainText('$1,997.00')
  await expect(page.getByRole('list', { name: 'Subscriptions' })).toContainText('$997.00 monthly')
  await expect(page.getByText('Subscription items are charged monthly.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name)
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)

  await fillAddress(page)
  await glimpse(page, ['Order Prepared', 'Redirecting to document process...'], () =>
    page.getByRole('button', { name: proceed }).click(),
  )
  await atDocuments(page)
  await page.setViewportSize({ width: 390, height: 664 })
  await signAndPay(page)
  const toast = page.getByText('Payment Successful!')
  await toast.hover()
  await page.getByRole('main').getByRole('link', { name: 'View order' }).click({ trial: true })
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page).toHaveURL(/\/marketplace\/success\?session_id=/)
  const paid = page.url()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText('Your order has been processed successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: /cart/i }).first()).toContainText(/^\D*0?\D*$/)

  const number = /Order ([0-9a-f]{8})/
  await expect(page.getByRole('article')).toContainText(number)
  const shownNumber = number.exec((await page.getByRole('article').textContent()) ?? '')?.[1] ?? ''
  await expect(page.getByRole('main').getByRole('link', { name: 'View order' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'View My Purchases' }).click()
  await expect(page.getByRole('article')).toContainText('$2,994.00')
  await expect(page.getByRole('article')).toContainText(`Order ${shownNumber}`)
  const { orders } = (await (await page.request.get('/api/orders')).json()) as { orders: { id: string }[] }
  expect(orders.filter(({ id }) => id.startsWith(shownNumber))).toHaveLength(1)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()

  // A reload does not empty the next cart.
  await addToCart(page, 'security-platform')
  await page.goto(paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
})

test('a payment of an unknown order shows an error and leaves the cart unchanged', async ({ page }) => {
  await logIn(page, demoAccount)
  await putInBrowserCart(page, demoAccount, 'security-platform')
  await page.goto('/marketplace/success?session_id=somebody-elses')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this payment' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await page.goto('/marketplace/success')
  await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
})

test('the checkout keeps its input over a reload and reports an invalid email, and the order that it hands over has exactly the documented fields (product: orders 2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  await openCheckout(page, 'security-platform')
  await page.getByLabel('Full Name').fill('')
  await expect(page.getByRole('button', { name: proceed })).toBeDisabled()
  await page.getByLabel('Full Name').fill('Somebody Else')
  await page.getByLabel('City').fill('Atlanta')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else')
  await expect(page.getByLabel('City')).toHaveValue('Atlanta')
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone)
  await expect(page.getByRole('button', { name: proceed })).toBeEnabled()

  await fillAddress(page)
  await expectReportedEmail(page)
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('Email').fill('accounts@example.com')
  await page.getByLabel('Additional Notes').fill('Call first')
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await visit(page, '/about')
  const [order, orders] = await page.evaluate(() =>
    ['wadah.order', 'wadah.orders'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')),
  )
  expect(order).toEqual({
    user: {
      id: person.email,
      name: 'Somebody Else',
      email: 'accounts@example.com',
      phone: person.phone,
      company: '',
      address: '1 Main Street',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75201',
      country: 'United States',
    },
    items: [
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        product_id: 'security-platform',
        product_type: 'marketplace',
        name: expect.any(String),
        price: 1997,
        quantity: 1,
        subscription_interval: null,
      },
    ],
    total: 1997,
    notes: 'Call first',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  expect(orders).toMatchObject([{ user: { id: person.email, email: 'accounts@example.com' } }])
  expect(await page.evaluate(() => sessionStorage.getItem('wadah.checkout'))).toBeNull()

  // The server has no session of this customer.
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Orders you placed while logged in come back when you log in.')).toBeVisible()
})

/** Submits an invalid email, which is reported once, in the shop's words, with its label in view. */
async function expectReportedEmail(page: Page): Promise<void> {
  const email = page.getByLabel('Email')
  await email.fill('nobody')
  // The field is in view, and its label below the header.
  const bottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  await email.evaluate((field, to) => scrollBy(0, field.getBoundingClientRect().top - to - 4), bottom)
  const form = page.locator('form#checkout')
  const showsBubble = await form.evaluate((element: HTMLFormElement) => {
    let isReported = false
    element.addEventListener('invalid', () => (isReported = true), { capture: true })
    element.requestSubmit()
    return isReported
  })
  await expect(form.getByText('Enter an email address like name@company.com.')).toBeVisible()
  await expect(email).toBeFocused()
  expect(showsBubble, "the browser's own bubble").toBe(false)
  const label = form.locator('label', { hasText: 'Email' })
  await expect
    .poll(() => label.evaluate((words) => words.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom)
}

test('an order is not submitted if the browser cannot store it or its cart was emptied in another tab', async ({
  page,
  consoleErrors,
}) => {
  await openCheckout(page, 'security-platform')
  await fillAddress(page)
  const usual = await page.evaluateHandle(() => Storage.prototype.setItem)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
  })
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByText('Checkout Error')).toBeVisible()
  await expect(page.getByText('Failed to process checkout. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: proceed })).toBeEnabled()
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
  expect(consoleErrors.splice(0)).toHaveLength(1)

  await page.evaluate((setItem) => {
    Storage.prototype.setItem = setItem
    localStorage.removeItem('wadah.cart')
  }, usual)
  await expectReportedAsEmpty(page)
})

async function expectReportedAsEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByText('Empty Cart', { exact: true })).toBeVisible()
  await expect(page.getByText('Your cart is empty. Add some products first.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('wadah.order'))).toBeNull()
}

test('an open checkout stays visible when the session ends, and submitting or opening it leads to log-in (product: checkout 1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page, 'security-platform')
  await fillAddress(page)
  await page.evaluate(() => localStorage.removeItem('wadah.session'))
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout$/)
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout$/)
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByText('Please log in to proceed with checkout.')).toBeVisible()
  // The toast covers no control of the form.
  await page.getByRole('button', { name: 'Forgot your password?' }).click({ trial: true })
})

test('on a phone, the question about a changed price is in view before the hand-off, and Back keeps the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page, 'security-platform')
  await remember(page, 'price', 1500)
  await page.goto('/checkout')
  await expect(page.getByText('now $1,997.00, was $1,500.00')).toBeVisible()
  await expect(page.getByText('$1,997.00').first()).toBeVisible()

  await fillAddress(page)
  await remember(page, 'price', 1600)
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByRole('group', { name: 'Changed prices' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Accept and proceed' })).toBeInViewport()
  await expectAccessibleInBothThemes(page)
  await expect(page.getByText('now $1,997.00, was $1,600.00')).toBeVisible()
  await expect(page.getByRole('button', { name: proceed })).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('wadah.order'))).toBeNull()
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)

  await page.goBack()
  await expect(page.getByRole('button', { name: proceed })).toBeEnabled()
  await expect(page.getByRole('button', { name: proceed })).toBeInViewport()
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
})

test('an open order continues from the checkout, is replaced when form or cart change, and its payment empties the server cart', async ({
  page,
}) => {
  const answers: number[] = []
  page.on('response', (response) => {
    const isOrder = response.request().method() === 'POST' && response.url().endsWith('/api/orders')
    if (isOrder) answers.push(response.status())
  })
  const customer = await signUp(page)
  await putInServerCart(page, 'security-platform')
  await page.goto('/checkout')
  await expect(page.getByLabel('Phone')).toHaveValue(customer.phone)
  await expect(page.getByLabel('Company')).toHaveValue(customer.company)
  await fillAddress(page)
  await page.getByLabel('Phone').fill('+1 972 555 0142')
  await page.getByLabel('Additional Notes').fill('Call first')
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  const documents = page.url()
  const letThrough = await hold(page, '**/api/orders')
  await page.goto('/checkout')
  await expect(page.getByLabel('Phone')).toHaveValue('+1 972 555 0142')
  await expect(page.getByLabel('Additional Notes')).toHaveValue('Call first')
  // The note that loads late moves neither the form nor the summary.
  const [form, summary] = [page.getByLabel('Full Name'), page.getByRole('heading', { name: 'Order Summary' })]
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  const boxesAt = async (size: typeof desktop) => {
    await page.setViewportSize(size)
    return [await boxOf(form), await boxOf(summary)]
  }
  const phone = { width: 390, height: 844 }
  const before = [await boxesAt(phone), await boxesAt(desktop)]
  letThrough()
  await expect(page.getByText(/^Order [0-9a-f]{8} is already open$/)).toBeInViewport()
  const onPhone = await boxesAt(phone)
  await expect(page.getByText(/is already open$/)).toBeInViewport({ ratio: 1 })
  expect([onPhone, await boxesAt(desktop)]).toEqual(before)
  await expect(page.getByRole('button', { name: 'Pick up where you left off' })).toBeVisible()
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  expect(page.url()).toBe(documents)
  expect(await statusesOf(page)).toHaveLength(1)

  await page.goBack()
  await page.getByRole('button', { name: 'Pick up where you left off' }).click()
  await atDocuments(page)

  answers.length = 0
  await page.goBack()
  await page.getByLabel('Address').fill('2 Other Way')
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await expect(page.getByText('2 Other Way, Dallas')).toBeVisible()
  expect(answers).toEqual([201])

  await putInServerCart(page, 'workflow-automation-suite')
  await page.goto('/checkout')
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
  // Another browser knows the address from the server.
  await page.evaluate(() => localStorage.removeItem('wadah.order'))
  await page.setViewportSize(phone)
  await page.reload()
  await expect(page.getByText('We filled in the address from your last order.')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
  const folded = page.getByText('2 items · $2,994.00')
  await expect(page.getByRole('list', { name: 'Subscriptions' })).toBeHidden()
  await folded.click()
  await expect(page.getByRole('list', { name: 'Subscriptions' })).toBeVisible()
  await page.setViewportSize(desktop)
  // A changed cart does not keep the notes of the first order.
  await expect(page.getByLabel('Additional Notes')).toHaveValue('')
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  expect(await statusesOf(page)).toEqual(['documents_opened', 'cancelled', 'cancelled'])

  await signAndPay(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  const cart = await page.request.get('/api/cart')
  expect(await cart.json()).toMatchObject({ lines: [] })
  await page.getByRole('main').getByRole('link', { name: 'View My Purchases' }).click()
  await expect(page.getByText(/Replaced by order [0-9a-f]{8}\. Nothing was charged\./)).toHaveCount(2)
})

test('the summary shows the amount due today and later charges, stays visible, and links to the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCheckout(page, 'workflow-automation-suite')
  await expect(page.getByText('Total today').first().locator('..')).toContainText('$997.00')
  await expect(page.getByText('Then monthly').locator('..')).toContainText('$997.00')
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('Additional Notes').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  const total = page.getByText('Total today').first()
  await expect(total).toBeInViewport()
  const widths = await Promise.all(
    ['ZIP Code', 'Address'].map((label) =>
      page.getByLabel(label).evaluate((field) => field.getBoundingClientRect().width),
    ),
  )
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) / 2)
  const tops = await Promise.all(
    ['City', 'State', 'ZIP Code'].map((label) =>
      page.getByLabel(label).evaluate((field) => field.getBoundingClientRect().top),
    ),
  )
  expect(new Set(tops).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await Promise.all(
    ['Email', 'Address', 'State', 'ZIP Code'].map((label) =>
      page.getByLabel(label).evaluate((field) => field.getBoundingClientRect().width),
    ),
  )
  expect(narrow[0]).toBe(narrow[1])
  expect(narrow[2]).toBe(narrow[3])
  await expect(page.locator('#us-states option[value="TX"]')).toHaveText('Texas')
  const summary = page.getByRole('listitem').filter({ hasText: 'Workflow Automation Suite' })
  await expect(summary).toContainText('Sold by Wadah Tech Solutions')
  await expect(
    page.getByText(/^Cancel anytime before you sign\. After that, cancel in My Purchases\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Edit cart' }).click()
  await expect(page.getByRole('dialog', { name: /Universal Cart/ })).toBeVisible()
})

test('a declined order is placed again with one press, and a paid order only after a confirmation', async ({
  page,
  consoleErrors,
}) => {
  await openServerCheckout(page)
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await page.getByRole('button', { name: /Decline/ }).click()
  await expect.poll(() => statusesOf(page)).toEqual(['declined'])

  await page.goto('/checkout')
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  expect(await statusesOf(page)).toEqual(['documents_opened', 'declined'])
  // The browser's console message about the error.
  expect(consoleErrors.splice(0)).toHaveLength(1)

  // Pays and fills the cart as another browser would, without notifying this one.
  await actAtPortal(page, page.url(), 'sign', 'pay')
  await expect.poll(() => statusesOf(page)).toEqual(['paid', 'declined'])
  await putInServerCart(page, 'security-platform')
  await page.goto('/checkout')
  await page.getByRole('button', { name: proceed }).click()
  const notice = page.locator('form#checkout').getByText('You’ve already placed this order')
  await expect(notice).toBeVisible()
  // The message is inside the form, so it covers no button.
  await page.getByRole('button', { name: proceed }).click({ trial: true })
  expect(await statusesOf(page)).toHaveLength(2)
  consoleErrors.length = 0
})

test('after signing out in one tab, no checkout data is left in any tab', async ({ page, context }) => {
  await openServerCheckout(page)
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await page.goto('/checkout')
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
  const other = await context.newPage()
  await other.goto('/checkout')
  await expect(other.getByLabel('City')).toHaveValue('Dallas')

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Your orders stay in your account')).toBeVisible()
  await expect(page.getByText('Log in again to see them.')).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Please log in to proceed with checkout.')).toBeVisible()
    await expect(tab.getByLabel('City')).toHaveCount(0)
    expect(await tab.evaluate(() => sessionStorage.getItem('wadah.checkout'))).toBeNull()
  }
})

test('the sandbox pages of documents and mails are accessible', async ({ page }) => {
  for (const path of ['/documents', '/outbox']) {
    await page.goto(`${sandbox}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, { withFrame: true })
  }
})

/** The statuses of the customer's orders, the newest first. */
async function statusesOf(page: Page): Promise<string[]> {
  const answer = (await (await page.request.get('/api/orders')).json()) as { orders: { status: string }[] }
  return answer.orders.map(({ status }) => status)
}

test('after signing out and logging in, a customer who signed up finds the saved products and the address of the last order', async ({
  page,
}) => {
  const customer = await signUp(page)
  await visit(page, '/marketplace/quote-desk')
  await page.getByRole('button', { name: 'Save Quote Desk' }).first().click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  await placeOrder(page, 'security-platform', customer)
  await page.getByRole('button', { name: `Account of ${customer.name}` }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
  await logIn(page, customer)
  await visit(page, '/marketplace/saved')
  await expect(page.getByRole('main').getByRole('link', { name: 'Quote Desk', exact: true })).toBeVisible()
  await putInBrowserCart(page, customer, 'quote-desk')
  await page.goto('/checkout')
  await expect(page.getByLabel('City')).toHaveValue('Dallas')
})
