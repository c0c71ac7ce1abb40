import { boxOf, openCart, signIn } from './support/cart.ts'
import { expect, ready, test, visit } from './support/test.ts'

test('a customer saves two products, compares them, and opens a cart link in another browser', async ({
  page,
  browser,
}) => {
  await visit(page, '/marketplace-full?search=workflow%20automation')
  const save = (name: string) => page.getByRole('button', { name: `Save ${name}` }).first()
  await save('Workflow Automation Suite').click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  await expect(save('Workflow Automation Suite')).toHaveAttribute('aria-pressed', 'true')

  await visit(page, '/marketplace/quote-desk')
  // A page records its product last while it becomes interactive.
  await page.waitForFunction(() => localStorage.getItem('wadah.recent')?.includes('quote-desk'))
  await visit(page, '/marketplace/penetration-test')
  await save('Penetration Test').click()
  await expect(page.getByRole('button', { name: 'Saved Penetration Test', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'View saved' }).click()
  await expect(page.getByText('2 products saved')).toBeVisible()
  const others = page.getByRole('region', { name: 'Recently seen' })
  await others.scrollIntoViewIfNeeded()
  await expect(others.getByRole('link', { name: 'Quote Desk', exact: true })).toBeVisible()
  await expect(others.getByRole('link', { name: 'Penetration Test', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Compare Workflow Automation Suite' }).first().click()
  await page.getByRole('button', { name: 'Compare Penetration Test' }).first().click()
  await page.getByRole('link', { name: 'Compare 2 products' }).click()

  const table = page.getByRole('table', { name: /compared fact by fact/ })
  await expect(table.getByRole('rowheader', { name: 'Price' })).toHaveCount(2)
  await expect(table.getByText('What differs')).toBeVisible()
  await expect(table.getByRole('cell', { name: /^\$997\.00 monthly/ }).first()).toBeVisible()
  await table.getByRole('link', { name: 'Remove Penetration Test from the comparison' }).click()
  await expect(page).toHaveURL(/items=workflow-automation-suite$/)
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeFocused()

  await page.goto('/marketplace/ai-sales-infrastructure')
  const recent = page.getByRole('region', { name: 'Recently seen' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link', { name: 'Penetration Test', exact: true })).toBeVisible()
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await signIn(page, 'browser')
  await page.goto(
    '/marketplace/shared-cart?items=workflow-automation-suite:9,jake-ai-platform:1,gone-now:1,%3Cb%3E',
  )
  await ready(page)
  await expect(page.getByText('One product is no longer in the shop')).toBeVisible()
  await expect(page.getByText('We left out one entry.')).toBeVisible()
  await expect(page.getByText('The link has 9, but an order can have up to 5. We’ll add 5.')).toBeVisible()
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByText('5 in your cart')).toBeVisible()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCart(page)
  await page.getByText('Add your name or a note').click()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Note').fill('For <b>Monday</b>')
  await page.getByRole('button', { name: 'Copy a link to this cart' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(link)
  await expect(colleague.getByRole('link', { name: 'Workflow Automation Suite' })).toBeVisible()
  const message = colleague.getByRole('figure', { name: /^From Ada, \w+ \d+, \d{4}$/ })
  await expect(message).toContainText('For <b>Monday</b>')
  await expect(colleague.getByText('5 × $997.00 monthly')).toBeVisible()
  await expect(colleague.getByText('1 × $')).toBeVisible()
  await expect(colleague.getByText('$2,180.00')).toBeVisible()
  await ready(colleague)
  await colleague.getByRole('checkbox', { name: 'Add Workflow Automation Suite' }).uncheck()
  await expect(colleague.getByRole('definition').first()).toHaveText('$1,780.00')
  await colleague.getByRole('button', { name: 'Add selected to cart' }).click()
  const cart = colleague.getByRole('dialog', { name: 'Universal Cart (1 item)' })
  await expect(cart.getByText('Jake AI Platform', { exact: true })).toBeVisible()
  await expect(cart.getByRole('link', { name: 'Log in' })).toBeVisible()
  await colleague.keyboard.press('Escape')
  await expect(colleague.getByText('1 in your cart')).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await colleague.context().close()
})

test('three products are selected for comparison on their cards and compared, also on a phone', async ({
  page,
}) => {
  await visit(page, '/marketplace-full')
  const compare = page.getByRole('button', { name: /^Compare / })
  const tray = page.getByRole('region', { name: 'Compare' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const place of [0, 1, 3]) await compare.nth(place).click()
    await expect(compare.nth(3)).toHaveAttribute('aria-pressed', 'true')
    await expect(tray.getByRole('status')).toContainText('3 of 4')
    await expect(tray).toBeInViewport({ ratio: 1 })
    if (width === 390) await expect(page.getByRole('button', { name: 'Filter' })).toBeInViewport({ ratio: 1 })
    await tray.getByRole('link', { name: 'Compare 3 products' }).click()
    await expect(page.getByRole('table', { name: /compared fact by fact/ })).toBeVisible()
    await page.goBack()
    await expect(tray.getByRole('status')).toContainText('3 of 4')
    await tray.getByRole('button', { name: 'Clear' }).click()
    await expect(tray).toBeHidden()
    await expect(page.getByRole('region', { name: 'Products' })).toBeFocused()
  }
})

test('equal facts of compared products are collapsed, and each value is shown once', async ({ page }) => {
  await page.goto('/marketplace/compare?items=invoice-runner,revenue-lens')
  await expect(page.getByText('What differs')).toBeVisible()
  const equal = page.getByText('The same for all:')
  await expect(equal).toContainText('canceling')
  await expect(page.getByRole('rowheader', { name: /Canceling/ })).toHaveCount(0)
  const rule = page.getByText('After that, cancel in My Purchases')
  await expect(rule).toBeHidden()
  await equal.click()
  await expect(rule).toHaveCount(1)
  await expect(rule).toBeVisible()
})

test('long facts of compared products open on a phone, and four products fit on a narrow desktop', async ({
  page,
}) => {
  const items = 'invoice-runner,revenue-lens,security-platform,workflow-automation-suite'
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/marketplace/compare?items=${items}`)
  const row = page.getByRole('row').filter({ hasText: 'What you get' })
  const { height } = await boxOf(row)
  await page.getByRole('button', { name: 'Show all details' }).click()
  expect((await boxOf(row)).height).toBeGreaterThan(height)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 })
})
