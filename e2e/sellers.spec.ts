import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test, visit } from './support/test.ts'

test('a visitor goes from a product to its seller and writes to the seller', async ({ page }) => {
  await visit(page, '/marketplace-full?search=penetration')
  await page.getByRole('link', { name: 'Quiet Harbor Security' }).click()
  await expect(page).toHaveURL(/\/marketplace\/sellers\/quiet-harbor-security$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Harbor Security' })).toBeVisible()
  await expect(page.getByText('Verified since May 30, 2025.')).toBeVisible()
  await expect(page.getByText('Within 4 hours')).toBeVisible()
  const form = page.getByRole('form', { name: 'Write to Quiet Harbor Security' })
  await expect(form).toBeHidden()
  await page.getByText('Write to this seller').click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form).toBeInViewport()
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('Write what you want to know.')).toBeVisible()
  await expectAccessible(page)
  await fillMessage(page)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your message has reached us' })).toBeVisible()
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: 'Send another message' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await page.getByRole('link', { name: 'Verified seller' }).click()
  await expect(page.getByRole('heading', { name: 'What ‘verified’ means' })).toBeInViewport()
})

test('the seller search filters the list, and a link leads back to all sellers', async ({ page }) => {
  await visit(page, '/marketplace/sellers')
  const names = page.getByRole('main').getByRole('list').first().getByRole('heading')
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search sellers' })
  await search.fill('secur')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/marketplace\/sellers\?search=secur$/)
  await expect(page.getByRole('status').getByText('for “secur”')).toBeVisible()
  await expect(names.filter({ hasText: 'Quiet Harbor Security' })).toBeVisible()
  await expect(names.filter({ hasText: 'Fernhollow Studio' })).toHaveCount(0)
  await search.fill('submarines')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No sellers found' })).toBeVisible()
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'All sellers' }).click()
  await expect(search).toHaveValue('')
  await expect(names.filter({ hasText: 'Fernhollow Studio' })).toBeVisible()
  await expect(search).toHaveValue('')
})

test('a message to a seller is kept when the connection is lost', async ({ page, consoleErrors }) => {
  await visit(page, '/marketplace/sellers/quiet-harbor-security#contact')
  await fillMessage(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').getByText('We couldn’t connect.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Do you test engines?')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').getByText('Your message has reached us')).toBeVisible()
  // The browser logs requests that fail offline.
  consoleErrors.length = 0
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('without JavaScript the sellers can be searched', async ({ page }) => {
    await page.goto('/marketplace/sellers')
    await page.getByLabel('Search sellers').fill('fernhollow')
    await page.getByLabel('Search sellers').press('Enter')
    await expect(page.getByText('1 seller for “fernhollow”')).toBeVisible()
  })

  test('without JavaScript an application to sell keeps its input, and a product request contains the search term', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/marketplace/sell')
    await page.getByLabel('What you sell').fill('Engines')
    await page.getByLabel('Company website').fill('engines.example')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('alert')).toContainText('wasn’t sent')
    await expect(page.getByLabel('Company website')).toHaveValue('engines.example')
    // The browser logs the 422 response as an error.
    expect(consoleErrors.splice(0)).toHaveLength(1)

    await page.goto('/marketplace/request?for=payroll+for+five')
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('payroll for five')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('status')).toContainText('Your request has reached us')
    await expect(page.getByLabel('Email')).toBeHidden()
    await page.getByRole('link', { name: 'Request another product' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()

    await page.goto('/marketplace/sellers/quiet-harbor-security')
    await page.getByText('Write to this seller').click()
    await fillMessage(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toContainText('Your message has reached us')
  })
})

async function fillMessage(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: /Write to/ })
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Message').fill('Do you test engines?')
}
