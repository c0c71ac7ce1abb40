import { expectAccessible } from './support/accessible.ts'
import { expect, ready, test, visit } from './support/test.ts'

test.use({ reducedMotion: 'no-preference' })

const path = '/marketplace/security-platform'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone the gallery scrolls by keyboard, the bar with price and button stays visible, and a question opens', async ({
    page,
  }) => {
    await visit(page, path)
    const strip = page.getByRole('region', { name: 'Pictures and sample screens of Security Platform' })
    const tiles = page.getByRole('navigation', { name: 'Pictures and sample screens' }).getByRole('link')
    await expect(tiles).toHaveCount(3)
    await expect(tiles.first()).toHaveAttribute('aria-current', 'true')
    const findings = page.getByRole('figure').filter({ hasText: 'Findings, riskiest first' })
    await expect(findings).toBeInViewport({ ratio: 0.5 })
    await expect(findings.getByText('Sample data')).toBeVisible()
    const screen = findings.getByRole('img', { name: /^Finding · Where · Effort/ })
    await expect(screen).toBeVisible()
    await expect(screen).toHaveJSProperty('complete', true)
    await expect(screen).not.toHaveJSProperty('naturalWidth', 0)
    await strip.focus()
    await page.keyboard.press('ArrowRight')
    await expect(tiles.nth(1)).toHaveAttribute('aria-current', 'true')
    await tiles.nth(2).press('Enter')
    await expect(tiles.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const answer = page.getByText('The platform keeps working with the checks it has.')
    await expect(answer).toBeHidden()
    await page.getByText('What happens after the year of updates?').press('Enter')
    await expect(answer).toBeVisible()
    await expect(page.locator('.buy-bar').getByRole('button', { name: 'Add to Cart' })).toBeInViewport()
    const related = page.getByRole('region', { name: 'Related products' })
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(4)
    // The bar would cover part of a row in the middle of the page.
    await related.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await related.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Security Platform')
  })

  test('on a phone without JavaScript, the preview tiles scroll the gallery', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await page.getByRole('link', { name: 'Open findings by week' }).click()
    await expect(page.getByRole('img', { name: /Week 5/ })).toBeInViewport()
    await context.close()
  })
})

test('in a low window, as with a zoom of 200 %, the bar with price and button is at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await visit(page, path)
  const button = page.locator('.buy-bar').getByRole('button', { name: 'Add to Cart' })
  await expect(button).not.toBeInViewport()
  await button.focus()
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('a visitor writes a question on the product page without an account, and a reload keeps the text', async ({
  page,
}) => {
  await visit(page, path)
  await page.getByRole('button', { name: 'Ask about this product' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ask about Security Platform' })
  await dialog.getByLabel('Your question').fill('Does it cover tablets?')
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: 'Ask about this product' }).first().click()
  await expect(dialog.getByLabel('Your question')).toHaveValue('Does it cover tablets?')
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send question' }).click()
  await expect(dialog.getByText('Your question is on its way')).toBeVisible()
  await expect(dialog).toContainText(/Does it cover tablets\?.*to ada@example\.com/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a demo with a price says how to order it, and a link opens a folded section', async ({ page }) => {
  await visit(page, '/marketplace/ai-sales-infrastructure')
  const main = page.getByRole('main')
  await expect(main.getByText('To order: ask us for your own instance at this price.')).toBeVisible()
  await expect(main.getByText('Next: the demo opens the page of Jake AI Platform.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Ask about this product' }).first()).toBeVisible()
  const support = main.getByText('Support hours')
  await expect(support).toBeHidden()
  await main.getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(support).toBeInViewport()
})
