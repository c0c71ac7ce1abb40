import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { add, boxOf, openCart, toasts } from './support/cart.ts'
import { fillAddress, proceed, putInBrowserCart } from './support/checkout.ts'
import { fillLogIn } from './support/log-in-form.ts'
import { expect, logIn, newCustomer, ready, rememberLogIn, signUp, test, visit } from './support/test.ts'

function offer(within: Page | Locator): Locator {
  return within.getByRole('group', { name: 'Items from before' })
}

/** A new customer with three items in the cart of the account that the sign-up created. */
async function signUpAndFill(page: Page) {
  const customer = await signUp(page)
  for (const line of [
    { product_id: 'security-platform', product_type: 'marketplace', quantity: 2 },
    { product_id: 'jake-ai-platform', product_type: 'wts_solution' },
  ]) {
    const added = await page.request.post('/api/cart/lines', { data: line })
    expect(added.status(), await added.text()).toBe(201)
  }
  return customer
}

function fontSizeOf(text: Locator): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

test('after a session ends during checkout, log-in returns there and one press restores the lines', async ({
  page,
}) => {
  const customer = await signUpAndFill(page)
  // Without a session the stream of events can be rejected, which the browser logs as an error.
  await page.route('/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await fillAddress(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Log in' }).getByLabel('Email')).toHaveValue(customer.email)
  await fillLogIn(page, customer)
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
  const offered = offer(page.getByRole('main'))
  await expect(offered).toContainText('Your account has 3 items from before.')
  const heading = page.getByRole('heading', { name: 'Your Cart is Empty' })
  expect((await boxOf(offered)).y).toBeLessThan((await boxOf(heading)).y)
  expect(await fontSizeOf(heading)).toBeLessThan(await fontSizeOf(offered.getByText(/from before/)))
  await expect(offered.getByRole('listitem')).toHaveText([
    /Security Platform2 × \$1,997\.00/,
    /Jake AI Platform\$1,780\.00/,
  ])
  await expectAccessible(page)
  await offered.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$5,774.00')
  await expect(page.getByLabel('Address')).toHaveValue('1 Main Street')
  await expect(offered).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(page.getByRole('button', { name: proceed })).toBeEnabled()
})

test('after log-in, one message links to the items of the account, and the cart offers the missing items until they are added', async ({
  page,
}) => {
  const customer = await signUpAndFill(page)
  await visit(page, '/auth')
  await fillLogIn(page, customer)
  const message = toasts(page).getByText('Your account has 3 items from before.')
  await expect(message).toBeVisible()
  await toasts(page).getByRole('button', { name: 'View cart' }).click()
  await expect(offer(page.getByRole('dialog')).getByRole('button', { name: 'Add them' })).toBeVisible()
  await expect(message).toBeHidden()

  await add(page, '/marketplace/security-platform')
  await expect(message).toBeHidden()
  await openCart(page)
  const cart = page.getByRole('dialog')
  await expect(offer(cart)).toContainText('Your account has 1 item from before.')
  await expect(cart.getByRole('heading', { name: /^Universal Cart/ })).toBeFocused()
  const lines = await boxOf(cart.getByRole('list').first())
  expect((await boxOf(offer(cart))).y, 'below the lines').toBeGreaterThanOrEqual(lines.y + lines.height)
  await expect(offer(cart).getByRole('listitem')).toHaveText(['Jake AI Platform$1,780.00'])
  await expectAccessible(page)
  await offer(cart).getByRole('button', { name: 'Add it' }).focus()
  await page.keyboard.press('Enter')
  await expect(cart).toHaveAccessibleName('Universal Cart (2 items)')
  await expect(offer(cart)).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  for (const name of ['Jake AI Platform', 'Security Platform']) {
    await cart.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(cart.getByRole('heading', { name })).toBeHidden()
  }
  await expect(cart.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
  await expect(offer(cart)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the empty cart offers earlier lines in two tabs until they are declined in one', async ({
    page,
    context,
  }) => {
    const customer = await signUpAndFill(page)
    await logIn(page, customer)
    await visit(page, '/')
    await openCart(page)
    const other = await context.newPage()
    await other.goto('/checkout')
    await expect(offer(other.getByRole('main'))).toBeVisible()
    await expect(offer(page.getByRole('dialog'))).toContainText('Your account has 3 items from before.')
    await offer(page.getByRole('dialog')).getByRole('button', { name: 'No thanks' }).click()
    for (const tab of [page, other]) await expect(offer(tab)).toHaveCount(0)
    await page.reload()
    const answered = page.waitForResponse('**/api/cart/earlier')
    await openCart(page)
    expect((await (await answered).json()).lines).toHaveLength(2)
    await expect(page.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  })
})

test('pressing restore in two tabs at the same moment adds each line once', async ({ page, context }) => {
  const customer = await signUpAndFill(page)
  await logIn(page, customer)
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/checkout')
    await expect(offer(tab)).toBeVisible()
  }
  // A press in one tab can remove the other tab's button before the pointer reaches it.
  const press = (buttons: HTMLElement[]) => buttons.forEach((button) => button.click())
  await Promise.all(
    tabs.map((tab) => offer(tab).getByRole('button', { name: 'Add them' }).evaluateAll(press)),
  )
  for (const tab of tabs) {
    await expect(offer(tab)).toBeHidden()
    await expect(tab.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
  }
  await page.reload()
  await ready(page)
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
})

test('when adding earlier lines fails, the offer remains, and a retry adds each line once', async ({
  page,
  consoleErrors,
}) => {
  const customer = newCustomer()
  await rememberLogIn(page, customer)
  await putInBrowserCart(page, customer, 'security-platform', 'workflow-automation-suite')
  await page.evaluate(() => localStorage.removeItem('wadah.session'))
  await signUp(page, customer)
  await page.goto('/about')
  await openCart(page)
  const cart = page.getByRole('dialog')
  await expect(offer(cart)).toContainText('Your account has 2 items from before.')
  await page.route('**/api/cart/lines', async (route) => {
    const isFirst = route.request().postData()?.includes('security-platform')
    await (isFirst ? route.fulfill({ status: 500, json: { code: 'internal_error' } }) : route.continue())
  })
  await offer(cart).getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByText(/^Failed to add product to cart\./)).toBeVisible()
  await expect(offer(cart)).toContainText('Your account has 1 item from before.')
  await page.unrouteAll()
  await offer(cart).getByRole('button', { name: 'Add it' }).click()
  await expect(cart).toHaveAccessibleName('Universal Cart (2 items)')
  await expect(offer(cart)).toBeHidden()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(1)
})
