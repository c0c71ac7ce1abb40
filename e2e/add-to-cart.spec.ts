import type { Locator } from '@playwright/test'
import { demoAccount } from '#content/demo/accounts.ts'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { add, boxOf, openCart, signIn, toasts, total } from './support/cart.ts'
import { fillAddress, fillCart, openCheckout, proceed } from './support/checkout.ts'
import { hold } from './support/hold.ts'
import { fillLogIn } from './support/log-in-form.ts'
import { expect, logIn, signUp, test, visit } from './support/test.ts'

test.use({ reducedMotion: 'no-preference' })

test('the toast that asks a signed-out visitor to log in leads to sign-up and log-in, disappears there, and the item is added after log-in', async ({
  page,
}) => {
  await visit(page, '/marketplace/security-platform')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await page.getByText('Login Required').hover()
  await expectAccessibleInBothThemes(page, { part: toasts(page) })
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Login Required')).toBeHidden()

  await page.goBack()
  await add.click()
  await toasts(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fmarketplace%2Fsecurity-platform&tab=sign-up$/)
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')

  await page.goBack()
  await add.click()
  await expect(page.getByText('Login Required')).toBeVisible()
  await expect(page.getByText('Please log in to add items to your cart.')).toBeVisible()
  await expect(add).toBeEnabled()
  await toasts(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fmarketplace%2Fsecurity-platform$/)
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await fillLogIn(page, demoAccount)
  await expect(page).toHaveURL(/\/marketplace\/security-platform$/)
  await expect(page.getByText('Product has been added to your cart.')).toBeVisible()
  await expect(page.getByText('Security Platform: you chose this before you logged in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await openCart(page)
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Universal Cart (1 item)')
})

test('items that a visitor adds before sign-up are shown in the cart and on the sign-up page, also after closing the tab, and are in the cart exactly once afterward', async ({
  page,
  context,
}) => {
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await visit(page, '/marketplace/security-platform')
  await add.click()
  await expect(page.getByText('Security Platform is waiting in your cart.')).toBeVisible()
  const closed = await context.newPage()
  await visit(closed, '/solutions/jakeplatform')
  for (let press = 1; press <= 2; press++) {
    await closed.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(closed.getByText('Jake AI Platform is waiting in your cart.')).toBeVisible()
  }
  await closed.close()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await openCart(page)
  const cart = page.getByRole('dialog', { name: 'Universal Cart (2 items)' })
  await expect(page.getByText('Login Required')).toBeHidden()
  await expect(cart.getByRole('listitem')).toContainText(['Security Platform', 'Jake AI Platform'])
  await expect(total(page)).toHaveText('$3,777.00')
  await expectAccessibleInBothThemes(page)
  await cart.getByRole('button', { name: 'Remove Jake AI Platform' }).click()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(total(page)).toHaveText('$3,777.00')
  await cart.getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fcheckout&tab=sign-up$/)
  await expect(page.getByText('In your cart: Security Platform')).toBeVisible()
  await expect(page.getByText('and 1 more')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await signUp(page)
  await visit(page, '/checkout')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByText('before you logged in')).toHaveCount(0)
})

test('logging in in another tab closes the toast that asks for log-in', async ({ page, context }) => {
  await visit(page, '/marketplace/security-platform')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByText('Login Required').hover()
  const other = await context.newPage()
  await logIn(other, demoAccount)
  await expect(page.getByText('Login Required')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('clicks on an add-to-cart button before hydration take effect after hydration', async ({ page }) => {
  await signIn(page, 'browser')
  const loadScripts = await hold(page, '**/assets/*.js')
  await page.goto('/marketplace/security-platform', { waitUntil: 'commit' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('data-pressed')
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  loadScripts()
  const cart = page.getByRole('dialog', { name: 'Universal Cart (1 item)' })
  await expect(cart).toBeVisible()
  await expect(cart.getByRole('listitem')).toContainText('Security Platform')
})

test('a click on a button that opens a dialog, before hydration, opens it after hydration', async ({
  page,
}) => {
  const loadScripts = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Join the Ecosystem' }).click()
  loadScripts()
  await expect(page.getByRole('dialog', { name: 'Choose Your Path' })).toBeVisible()
})

test('the browser cart shows a busy state at once, and stores the line with its price before the toast and ‘In Cart’ appear', async ({
  page,
}) => {
  await signIn(page, 'browser')
  await visit(page, '/marketplace/security-platform')
  const answer = await hold(page, '**/api/cart/lookup')
  // The stored cart at the moment when each text appears.
  const stored = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Map<string, string>()
        new MutationObserver(() => {
          for (const text of ['In Cart', 'Product has been added to your cart.']) {
            const isShown = document.body.innerText.includes(text)
            if (isShown && !seen.has(text)) seen.set(text, localStorage.getItem('wadah.cart') ?? 'nothing')
          }
          if (seen.size === 2) resolve([...seen.values()])
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  answer()
  await expect(main.getByRole('button', { name: 'In Cart' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  for (const cart of await stored) {
    expect(cart).toContain('"product_id":"security-platform"')
    expect(cart).toContain('"price":1997')
  }
})

test('with the keyboard, the pressed button keeps the focus while its label changes, and F8 moves the focus to the toast and back', async ({
  page,
}) => {
  await signIn(page, 'browser')
  await visit(page, '/marketplace/security-platform')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add to Cart' }).focus()
  await page.keyboard.press('Enter')
  const inCart = main.getByRole('button', { name: 'In Cart' })
  await expect(inCart).toBeFocused()
  await expect(inCart).toBeDisabled()
  const opener = page.getByRole('button', { name: 'Cart, 1 item' })
  await expect(opener).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Security Platform')
  await page.keyboard.press('F8')
  await expect(toasts(page).getByRole('button', { name: 'View cart' })).toBeFocused()
  await page.keyboard.press('F8')
  await expect(main.getByRole('button', { name: 'View cart' })).toBeFocused()
  await expect(opener).toBeVisible()
})

test('a toast covers neither the pressed button nor the price, and ‘View cart’ appears beside the button', async ({
  page,
}) => {
  const card = toastOf(page.getByText('Please log in to add items to your cart.'))
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/marketplace/security-platform', '/solutions/jakeplatform']) {
      await visit(page, path)
      const place = width > 1000 ? page.getByRole('main') : page.locator('.buy-bar')
      const button = place.getByRole('button', { name: 'Add to Cart' }).first()
      await button.click()
      await expect(place.getByRole('button', { name: 'View cart' }).first()).toBeVisible()
      const shown = await boxOf(card)
      expect(areApart(shown, await boxOf(button))).toBe(true)
      expect(areApart(shown, await boxOf(place.getByText(/^\$1,/).first()))).toBe(true)
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
  }
})

test('after an error on a page, header and cart still work', async ({ page, consoleErrors }) => {
  await signIn(page, 'browser')
  await add(page, '/marketplace/security-platform')
  const header = await page.getByRole('banner').elementHandle()
  await page.route('**/wts/consulting.data*', (route) => route.fulfill({ status: 500, body: 'not a page' }))
  await page.getByRole('button', { name: 'Tech submenu' }).click()
  await page.getByRole('link', { name: 'Open Mind Consulting' }).first().click()
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible()
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByText('Product has been added to your cart.')).toBeVisible()
  consoleErrors.length = 0
})

type Box = Awaited<ReturnType<typeof boxOf>>

function toastOf(message: Locator): Locator {
  return message.locator('xpath=ancestor::div[contains(@class, "toast")][1]')
}

/** Whether the two boxes do not overlap. */
function areApart(one: Box, other: Box): boolean {
  const isBefore = (first: Box, second: Box) =>
    first.x + first.width <= second.x || first.y + first.height <= second.y
  return isBefore(one, other) || isBefore(other, one)
}

test('a toast does not cover the checkout button that caused it, and moves away from the focused field', async ({
  page,
  consoleErrors,
}) => {
  await openCheckout(page, 'security-platform')
  await fillAddress(page)
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
  const button = page.getByRole('button', { name: proceed })
  const message = page.getByText('Failed to process checkout. Please try again.')
  for (const [width, height] of [
    [1440, 900],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const control of [button, page.getByLabel('Address')]) {
      await button.press('Enter')
      await expect(message).toBeInViewport({ ratio: 1 })
      await expect(button).toBeEnabled()
      for (const block of ['end', 'start'] as const) {
        await control.evaluate((element, to) => element.scrollIntoView({ block: to }), block)
        await control.blur()
        await control.focus()
        expect(areApart(await boxOf(toastOf(message)), await boxOf(control))).toBe(true)
      }
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
  }
  consoleErrors.length = 0
})

test('a long word in a product name does not widen any page', async ({ page }) => {
  await fillCart(page, 'security-platform')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/checkout',
    '/marketplace/security-platform',
    '/marketplace/shared-cart?items=security-platform:1',
    '/marketplace-full?search=security+platform',
  ]) {
    await visit(page, path)
    const main = page.getByRole('main')
    if (path === '/checkout') await main.locator('summary').first().click()
    await expect(main.getByText('Security Platform', { exact: true }).first(), path).toBeVisible()
    const wide = await main.evaluate((element) => {
      const words = ['Security Platform', 'One view of your laptops']
      for (const each of element.querySelectorAll('h1, h2, h3, p, a')) {
        if (each.childElementCount === 0 && words.some((word) => each.textContent.startsWith(word))) {
          each.textContent = 'Donaudampfschifffahrt'.repeat(5)
        }
      }
      return document.documentElement.scrollWidth - window.innerWidth
    })
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})

test('on a phone the link to the cart does not cover the price of the added product', async ({ page }) => {
  await fillCart(page, 'invoice-runner')
  await visit(page, '/marketplace-full?search=vendor+invoices')
  const card = page.locator('.product-card').first()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const button = await boxOf(card.getByRole('button', { name: 'Added' }))
    for (const words of ['$199.00', '20% off', 'charged monthly']) {
      const price = await boxOf(card.getByText(words).first())
      const isAbove = price.y + price.height <= button.y + 1
      expect(isAbove || price.x + price.width <= button.x, `${words} at ${width}`).toBe(true)
    }
  }
})
