import { expectAccessible } from './support/accessible.ts'
import { actAtPortal, placeOrder } from './support/checkout.ts'
import { enterDashboard } from './support/dashboard.ts'
import { expect, test } from './support/test.ts'

test('a buyer gets license keys, activates a key on a machine, and frees the machine', async ({
  page,
  consoleErrors,
}) => {
  await enterDashboard(page)
  await page.goto('/dashboard/products/security-platform/access')
  await page.getByLabel('Instructions').fill('1. Download the agent.\n2. Enter your license key.')
  await page.getByLabel('Access link').fill('not an address')
  await page.getByRole('combobox', { name: 'License keys' }).selectOption('generated')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible()
  await expect(page.getByLabel('Instructions')).toHaveValue(/Download the agent/)
  // The browser logs the 422 response to the rejected form.
  consoleErrors.length = 0
  await page.getByLabel('Access link').fill('https://agent.example.com')
  const label = 'Download_the_agent_'.repeat(3)
  await page.getByLabel('Link text').fill(label)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Buyers see it')).toBeVisible()
  await expectAccessible(page)

  const { id, documents } = await placeOrder(page, 'security-platform')
  await actAtPortal(page, documents, 'sign', 'pay')
  await page.goto(`/marketplace/my-purchases/${id}`)
  await expect(page.getByRole('heading', { name: 'We’re activating your services' })).toBeVisible()

  await actAtPortal(page, documents, 'activate')
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  const access = page.getByRole('region', { name: /^Access to / })
  await expect(access).toContainText('2. Enter your license key.')
  await expect(access.getByRole('link', { name: label })).toBeVisible()
  const key = (await access.locator('code').first().textContent()) ?? ''

  const body = { product_id: 'security-platform', key, instance: 'machine-1', label: 'Front desk' }
  expect((await page.request.post('/api/license-keys/activate', { data: body })).status()).toBe(200)
  await expect(access.getByText('Active on 1 of 1 machine')).toBeVisible()
  await expectAccessible(page)
  await access.getByRole('button', { name: 'Free Front desk' }).click()
  await expect(access.getByText('Active on 0 of 1 machine')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
})
