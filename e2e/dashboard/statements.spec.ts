import { expectAccessible } from '../support/accessible.ts'
import { actAtPortal, placeOrder } from '../support/checkout.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { sendEvent } from '../support/signing-portal.ts'
import { expect, test, visit } from '../support/test.ts'

test('the owner marks a seller’s statement of the last month as paid, and then as not paid', async ({
  page,
}) => {
  const { id: order, documents } = await placeOrder(page, 'workflow-automation-suite')
  await actAtPortal(page, documents, 'sign', 'pay')
  const now = new Date()
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12))
  await sendEvent(page, 'subscription.renewed', { order, amount: 100 }, lastMonth)

  await enterDashboard(page)
  await visit(page, '/dashboard/statements')
  await expect(page.getByRole('heading', { name: 'Statements' })).toBeVisible()
  const month = lastMonth.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `Statement for ${month}` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sales' })).toContainText('Renewal')
  await expectAccessible(page)

  await page.getByText('Mark as paid…').click()
  await page.getByLabel('Note').fill('Transfer 4711')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('Marked as paid.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Transfer 4711')
  await page.getByText('Mark as not paid…').click()
  await page.getByRole('button', { name: 'Open the statement again' }).click()
  await expect(page.getByText('This statement is open again.')).toBeVisible()
})
