import { expectAccessible } from './support/accessible.ts'
import { actAtPortal, placeOrder, signAndPay } from './support/checkout.ts'
import { expect, person, rememberLogIn, test } from './support/test.ts'

test('a subscriber sees a renewal, cancels and resumes the subscription, and adds seats', async ({
  page,
}) => {
  await rememberLogIn(page, person)
  const { documents } = await placeOrder(page, 'workflow-automation-suite')
  await actAtPortal(page, documents, 'sign', 'pay')
  await page.goto('/marketplace/my-purchases')
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).click()
  await expect(page.getByText('Starts when your order is active')).toBeVisible()
  await actAtPortal(page, documents, 'activate', 'renew')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText('2 payments so far')).toBeVisible()
  await expect(page.getByText(/^Next charge: \$/)).toBeVisible()
  await expectAccessible(page)
  await actAtPortal(page, documents, 'fail_renewal')
  await expect(page.getByText('Past due')).toBeVisible()
  await actAtPortal(page, documents, 'renew')
  await expect(page.getByText('3 payments so far')).toBeVisible()
  await expect(page.getByText('Past due')).toBeHidden()

  await page.locator('summary').filter({ hasText: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await expect(page.locator(':focus')).toContainText('Your subscription is set to cancel.')
  await page.getByRole('link', { name: /^Order / }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Ends on .* Nothing more is charged\.$/)).toBeVisible()
  await expect(main.getByText(/Then monthly|charged monthly/)).toHaveCount(0)
  await page.getByRole('link', { name: 'My Purchases' }).first().click()
  await expect(page.getByRole('article')).toContainText(/Ends on .* Nothing more is charged\./)
  await expect(page.getByRole('article')).not.toContainText('then $')
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Your subscription continues.')).toBeVisible()

  await page.locator('summary').filter({ hasText: 'Change the quantity' }).click()
  await page.getByLabel('New quantity').fill('100000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^Enter a number from 1 to \d+\.$/)).toBeVisible()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('summary').filter({ hasText: 'Change the quantity' }).click()
  await page.getByLabel('New quantity').fill('3')
  scripts.resolve()
  await expect(page.getByText(/^\$.* now, then \$.* monthly from .*\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Next: sign your documents' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign your documents' }).click()
  await signAndPay(page)
  await page.goto('/marketplace/my-purchases/subscriptions')
  await expect(page.getByText(/^Quantity 3 /)).toBeVisible()
})
