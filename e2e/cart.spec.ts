import type { Browser, Locator, Page } from '@playwright/test'
import { add, boxOf, openCart, signIn, toasts, total } from './support/cart.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { fillCart, putInServerCart, remember } from './support/checkout.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, person, pressBack, ready, rememberLogIn, signUp, test, visit } from './support/test.ts'

test('on a narrow phone, toasts and messages cover neither the lines nor the footer of the open cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await fillCart(page, 'workflow-automation-suite')
  await add(page, '/solutions/jakeplatform')
  await openCart(page)
  await expect(page.getByText('Added to cart', { exact: true })).toHaveCount(0)
  const cart = page.getByRole('dialog')
  await expectAccessibleInBothThemes(page)
  await cart.getByRole('link', { name: 'Jake AI Platform' }).click({ trial: true })
  const plus = cart.getByRole('button', { name: 'Increase quantity of Jake AI Platform' })
  await plus.scrollIntoViewIfNeeded()
  for (let items = 3; items <= 8; items++) {
    await tap(page, plus)
    await expect(cart).toHaveAccessibleName(`Universal Cart (${items} items)`)
    await expect(page.getByText('Cart Updated')).toHaveCount(1)
  }
  for (const name of ['Proceed to Checkout', 'Clear Cart', 'Close']) {
    await cart.getByRole('button', { name }).click({ trial: true })
  }

  await cart.getByRole('button', { name: 'Remove Jake AI Platform' }).click()
  await cart.getByRole('button', { name: 'Clear Cart' }).click()
  await page.getByText('All items removed from cart').hover()
  await expectAccessibleInBothThemes(page)
  const empty = page.getByText('Your cart is empty. Start shopping to add items!')
  await empty.click({ trial: true })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(cart).toHaveAccessibleName('Universal Cart (1 item)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cart).toHaveAccessibleName('Universal Cart (8 items)')
  await expect(page.getByText('Back in your cart')).toBeVisible()
  await expect(cart.getByRole('button', { name: 'View cart' })).toHaveCount(0)
})

test.describe('with a fake clock', () => {
  test.use({ apart: true })
  test('a toast disappears on schedule even if the cart is closed', async ({ page }) => {
    await page.clock.install()
    await fillCart(page, 'security-platform')
    await page.goto('/about')
    await openCart(page)
    const cart = page.getByRole('dialog')
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await cart.getByRole('button', { name: /^Increase/ }).click()
    const message = page.getByText('Cart Updated')
    await expect(message).toBeVisible()
    await page.clock.runFor(4_000)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await page.clock.runFor(1_000)
    await expect(message).toBeHidden()
  })
})

test('the browser’s Back closes the open cart and stays on the page; the next Back leaves the page', async ({
  page,
}) => {
  await signIn(page, 'browser')
  await visit(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await openCart(page)
  await pressBack(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test.describe('in an older browser', () => {
  test.use({ apart: true })

  test('Back closes the cart and leaves the page in a browser that cannot block navigation', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    await signIn(page, 'browser')
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await openCart(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

for (const mode of ['browser', 'server'] as const) {
  test(`lines of the ${mode} cart are added, counted, removed and restored, and survive a reload`, async ({
    page,
  }) => {
    await signIn(page, mode)
    await add(page, '/marketplace/security-platform')
    await page.getByText('Product has been added to your cart.').hover()
    if (mode === 'browser') await expectAccessibleInBothThemes(page, { part: toasts(page) })
    await expect(page.getByRole('button', { name: 'In Cart' })).toBeDisabled()
    await add(page, '/solutions/jakeplatform')
    await toasts(page).getByRole('button', { name: 'View cart' }).click()
    // Locating a moving toast can scroll the page, and the toast would be gone before the click ends.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    const cart = page.getByRole('dialog')
    await expect(cart).toHaveAccessibleName('Universal Cart (2 items)')
    await expect(cart.getByRole('listitem')).toHaveCount(2)
    await expect(total(page)).toHaveText('$3,777.00')
    await expect(cart.getByText('Subscription items are charged monthly')).toBeVisible()

    await cart.getByRole('button', { name: 'Increase quantity of Jake AI Platform' }).click()
    await expect(page.getByText('Item quantity updated successfully')).toBeVisible()
    await expect(cart).toHaveAccessibleName('Universal Cart (3 items)')
    await expect(total(page)).toHaveText('$5,557.00')

    await cart.getByRole('button', { name: 'Remove Jake AI Platform' }).click()
    await expect(page.getByText('Item removed from cart successfully')).toBeVisible()
    await expect(cart).toHaveAccessibleName('Universal Cart (1 item)')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cart).toHaveAccessibleName('Universal Cart (3 items)')
    await expect(total(page)).toHaveText('$5,557.00')

    await page.reload()
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
    await openCart(page)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByText('All items removed from cart')).toBeVisible()
    await expect(page.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Clear Cart' })).toBeDisabled()
    await expect(total(page)).toHaveCount(0)
    await expect(page.getByText('charged monthly')).toHaveCount(0)
  })

  test(`two tabs of the ${mode} cart stay in sync and lose nothing when both change it at once`, async ({
    page,
    context,
  }) => {
    await signIn(page, mode)
    const other = await context.newPage()
    const tabs = [page, other]
    await page.goto('/marketplace/security-platform')
    await other.goto('/solutions/jakeplatform')
    await Promise.all(tabs.map(ready))
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add to Cart' }).first().click()))
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
      await openCart(tab)
    }
    for (let press = 1; press <= 3; press++) {
      await Promise.all(
        tabs.map((tab) => tab.getByRole('button', { name: 'Increase quantity of Jake AI Platform' }).click()),
      )
      for (const tab of tabs) {
        await expect(tab.getByRole('dialog')).toHaveAccessibleName(`Universal Cart (${2 + 2 * press} items)`)
      }
    }
    await other.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(other.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
  })
}

test('two devices of one account show the same cart', async ({ page, browser }) => {
  await signUp(page)
  const device = await sameAccount(browser, page)
  for (const one of [device, page]) await visit(one, '/about')
  await putInServerCart(page, 'security-platform')
  await expect(device.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await openCart(device)
  await device.getByRole('button', { name: 'Increase quantity of' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await device.context().close()
})

test('the whole cart dialog works by keyboard', async ({ page }) => {
  await fillCart(page, 'security-platform')
  await visit(page, '/about')
  const opener = page.getByRole('button', { name: 'Cart, 1 item' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Universal Cart (1 item)' })
  await expect(dialog).toBeVisible()
  await tabTo(page, 'Increase quantity of')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item quantity updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Increase quantity of/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, 'Remove')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Proceed to Checkout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the plus button stops at the maximum and shows the reason, a valid quantity can be entered, and an invalid quantity stays in its field', async ({
  page,
}) => {
  await fillCart(page, 'workflow-automation-suite')
  await page.goto('/about')
  await openCart(page)
  const cart = page.getByRole('dialog')
  const plus = cart.getByRole('button', { name: 'Increase quantity of Workflow Automation Suite' })
  for (let quantity = 2; quantity <= 5; quantity++) {
    await plus.click()
    await expect(cart).toHaveAccessibleName(`Universal Cart (${quantity} items)`)
    await expect(cart.getByRole('button', { name: /^Decrease quantity of/ })).toBeEnabled()
  }
  await expect(plus).toBeDisabled()
  await expect(plus).toHaveAccessibleDescription('Limit 5 per order')
  await expectAccessible(page)

  const field = cart.getByRole('textbox', { name: 'Quantity of Workflow Automation Suite' })
  await field.fill('4')
  await field.press('Enter')
  await expect(cart).toHaveAccessibleName('Universal Cart (4 items)')
  for (const text of ['6', '2.5', 'many']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(cart.getByText('Still 4. Enter 1 to 5.')).toBeVisible()
    await expect(field).toHaveValue(text)
  }
  for (let press = 1; press <= 2; press++) {
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(field).toBeFocused()
  }
  await expect(field).toHaveValue('many')
  await expect(page).toHaveURL(/\/about$/)
  await expectAccessible(page)
  // In Safari a press on a button can leave the focus in the field.
  await field.fill('7')
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).dispatchEvent('click')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/about$/)
  await field.fill('3')
  await field.press('Escape')
  await expect(field).toHaveValue('4')
  await field.fill('0')
  await field.press('Tab')
  await expect(cart.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cart).toHaveAccessibleName('Universal Cart (4 items)')
})

test('closing the cart focuses the cart button in the header if the previously focused element is gone', async ({
  page,
}) => {
  await signIn(page, 'browser')
  await add(page, '/marketplace/security-platform')
  await page.keyboard.press('F8')
  await expect(toasts(page).getByRole('button', { name: 'View cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, 'Remove')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty. Start shopping to add items!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeFocused()
})

test('a line above its maximum is marked and must be reduced before checkout', async ({ page }) => {
  await fillCart(page, 'workflow-automation-suite')
  await page.evaluate(() => {
    const stored = localStorage.getItem('wadah.cart') ?? ''
    localStorage.setItem('wadah.cart', stored.replace('"quantity":1', '"quantity":7'))
  })
  await page.goto('/about')
  await openCart(page)
  const reduce = page.getByText('You can order up to 5. Reduce the quantity to check out.')
  await expect(reduce).toBeVisible()
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await expect(proceed).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Increase quantity of/ })).toBeDisabled()
  const minus = page.getByRole('button', { name: /^Decrease quantity of/ })
  await minus.click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Universal Cart (6 items)')
  await expect(reduce).toBeVisible()
  await minus.click()
  await expect(reduce).toBeHidden()
  await expect(proceed).toBeEnabled()
})

test('an introductory offer is free in cart and checkout, and the page of the full engagement shows In Cart', async ({
  page,
}) => {
  await signIn(page, 'browser')
  await add(page, '/solutions/openmindconsulting')
  const main = page.getByRole('main')
  await expect(main).toContainText('Free')
  await expect(main).toContainText('Valued at $500.00')
  await expect(main.getByRole('button', { name: 'In Cart' }).first()).toBeDisabled()
  await expect(page.getByText('Product has been added to your cart.').first()).toBeVisible()
  // Both have the same product id (product: cart 9).
  await page.goto('/marketplace/open-mind-consulting')
  await expect(main.getByRole('button', { name: 'In Cart' }).first()).toBeDisabled()
  await openCart(page)
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('listitem')).toContainText('Open Mind Consulting (Introductory Offer)')
  await expect(total(page)).toHaveText('Free')
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(main.getByRole('list', { name: 'One-time Purchases' })).toContainText('Free')
  await expect(main.getByText('Total', { exact: true }).locator('..')).toContainText('Free')
  await expect(main).not.toContainText('$0.00')
})

test('a changed price is pointed out when the cart opens', async ({ page }) => {
  await fillCart(page, 'security-platform')
  await remember(page, 'price', '1500')
  await page.goto('/about')
  await openCart(page)
  const notice = page.getByRole('group', { name: 'Changed prices' })
  await expect(notice).toContainText('A price has changed')
  await expect(notice).toContainText('Security Platform: now $1,997.00, was $1,500.00')
  const lines = page.getByRole('dialog').getByRole('list').first()
  expect((await boxOf(notice)).y, 'below the lines').toBeGreaterThan((await boxOf(lines)).y)
  await expectAccessibleInBothThemes(page)
  await expect(total(page)).toHaveText('$1,997.00')
})

test('another customer of the same browser neither sees nor changes the first customer’s cart', async ({
  page,
}) => {
  await fillCart(page, 'security-platform')
  await rememberLogIn(page, { email: 'somebody-else@example.com' })
  await visit(page, '/about')
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  await add(page, '/solutions/jakeplatform')
  await rememberLogIn(page, person)
  await visit(page, '/about')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

/**
 * Taps the point where the control is visible, so that anything covering the control would take the tap.
 * Waits first, because a tap is ignored while the last change is being stored.
 */
async function tap(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await expect.poll(() => movesInAFrame(control)).toBe(false)
  const box = await boxOf(control)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

function movesInAFrame(control: Locator): Promise<boolean> {
  return control.evaluate(async (element) => {
    const before = element.getBoundingClientRect().top
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
    return element.getBoundingClientRect().top !== before
  })
}

async function sameAccount(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  return context.newPage()
}
