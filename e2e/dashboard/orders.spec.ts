import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { actAtPortal, placeOrder } from '../support/checkout.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { sendPaymentEvent } from '../support/signing-portal.ts'
import { expect, newCustomer, test, visit } from '../support/test.ts'

test('staff resolve a stuck order', async ({ page }) => {
  const { id, documents } = await placeOrder(page, 'security-platform')
  await actAtPortal(page, documents, 'sign')
  await sendPaymentEvent(page, id, 1)

  await enterDashboard(page)
  await visit(page, '/dashboard/orders')
  await page.getByLabel('Search').fill(id.slice(0, 8))
  await expect(page).toHaveURL(/q=/)
  const row = page.getByRole('row', { name: id.slice(0, 8) })
  await expect(row).toContainText('An event was not applied')
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order ${id.slice(0, 8)}`)
  await expect(page.getByText('Not applied: another amount')).toBeVisible()
  await expectAccessible(page)
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? 0
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await topOf('Lines')).toBeLessThan(await topOf('Customer'))
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByText('Add a note…').click()
  await page.getByLabel('Note', { exact: true }).fill('The customer paid a test dollar.')
  await page.getByLabel('Nothing to do for now').check()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Note saved.' })).toBeFocused()
  await expect(page.getByText('The customer paid a test dollar.')).toBeVisible()
  await expect(page.getByText('This order is stuck')).toBeHidden()

  await page.getByText('Cancel the order…').click()
  await page.getByLabel('Reason').fill('Paid with a test dollar.')
  await page.getByRole('button', { name: `Yes, cancel order ${id.slice(0, 8)}` }).click()
  await expect(page.getByText('The order is canceled.')).toBeVisible()
  await page.goto(`/marketplace/my-purchases/${id}`)
  await expect(page.getByRole('list', { name: 'Order history' })).toContainText('Paid with a test dollar.')
})

test('staff answer an inquiry by mail', async ({ page }) => {
  const { name, email } = newCustomer()
  const message = {
    kind: 'product_request',
    subject: `A loom for ${email}`,
    email,
    page: '/marketplace/request',
  }
  const sent = await page.request.post('/api/enquiries', { data: message })
  expect(sent.status()).toBe(201)

  await enterDashboard(page)
  await visit(page, '/dashboard/enquiries')
  await page.getByLabel('Search').fill(email)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product request')
  await page.getByLabel(`Answer to ${email}`).fill(`Dear ${name},\n\nit is coming.`)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Your answer is on its way.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'it is coming.' })).toBeVisible()
  await expect(page.getByLabel(`Answer to ${email}`)).toHaveValue('')
  await expectAccessible(page)
  await expect(async () => {
    const answer = (await mailsTo(page, email)).find(({ text }) => text.includes('it is coming.'))
    expect(answer?.subject).toMatch(/\[E-[0-9a-f]{8}\]$/)
    expect(answer?.replyTo).toBe('hello@wadah.example')
  }).toPass()
  await page.setViewportSize({ width: 390, height: 844 })
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
})

test('staff mark paid orders active in the list by keyboard', async ({ page }) => {
  const { id, documents } = await placeOrder(page, 'security-platform')
  await actAtPortal(page, documents, 'sign')

  await enterDashboard(page)
  await visit(page, `/dashboard/orders?q=${id}`)
  await page.getByRole('checkbox', { name: 'Select order' }).check()
  await expect(page.getByText('Only paid orders can be marked active.')).toBeVisible()
  await sendPaymentEvent(page, id, 1997)
  await visit(page, `/dashboard/orders?q=${id}`)
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const question = page.getByRole('group', { name: 'Confirm' })
  await expect(question).toContainText('Mark 1 order active? Its customer gets an email')
  await expect(question.getByRole('button', { name: 'Mark 1 order active' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Marked 1 order active.')).toBeVisible()
  await expect(page.getByRole('row', { name: id.slice(0, 8) })).toContainText('Active')
  await page.getByRole('link', { name: id.slice(0, 8) }).click()
  await page.getByRole('link', { name: 'Orders, quotes and questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Example')
  await expect(page.getByRole('row', { name: id.slice(0, 8) })).toBeVisible()
  await expectAccessible(page)
})

async function mailsTo(page: Page, email: string) {
  const outbox = await page.request.get(`${process.env['SANDBOX_URL']}/outbox.json`)
  const mails: { to: string; subject: string; text: string; replyTo?: string }[] = await outbox.json()
  return mails.filter(({ to }) => to === email)
}
