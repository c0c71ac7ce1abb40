import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessibleInBothThemes } from './support/accessible.ts'
import {
  atDocuments,
  fillAddress,
  placeOrder,
  proceed,
  putInServerCart,
  signAndPay,
} from './support/checkout.ts'
import { mailedLink } from './support/outbox.ts'
import { confirmEmail, expect, person, signUp, test } from './support/test.ts'

test('a customer with a tax ID gets a receipt, its PDF and its mail, and buys again', async ({ page }) => {
  const { email } = await signUp(page)
  await confirmEmail(page, await mailedLink(page, email, 'Confirm'))

  await putInServerCart(page, 'security-platform')
  await page.goto('/checkout')
  await fillAddress(page)
  await page.getByText('Add a tax ID or PO number to your receipt').click()
  await page.getByLabel('Tax ID').fill('US 12-3456789')
  await page.getByLabel('PO Number').fill('PO 4711')
  await page.reload()
  await expect(page.getByLabel('PO Number')).toHaveValue('PO 4711')
  await page.getByRole('button', { name: proceed }).click()
  await atDocuments(page)
  await signAndPay(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()

  await page.getByRole('link', { name: /^Receipt R-/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible()
  const sheet = page.getByRole('article', { name: 'Receipt' })
  await expect(sheet).toContainText('Total paid$1,997.00')
  await expect(sheet).toContainText('Tax ID: US 12-3456789')
  await expect(sheet).toContainText('PO 4711')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(sheet.getByText('$1,997.00 paid on ')).toBeInViewport()
  const amounts = sheet.locator('dd, [data-name="Amount"]').filter({ hasText: '$' })
  for (const amount of await amounts.all()) expect(await isOnOneLine(amount)).toBe(true)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^wadah-receipt-R-\d{6}\.pdf$/)
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await download.path()))),
    { mergePages: true },
  )
  expect(text.replaceAll(/\s+/g, ' ')).toContain('US 12-3456789')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('$1,997.00')

  await page.getByRole('button', { name: 'Email it to me' }).click()
  await expect(page.getByText(`It’s on its way to ${email}.`)).toBeVisible()
  expect(await mailedLink(page, email, 'Your receipt')).toBe(page.url().replace('?mailed=yes', ''))

  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click()
  await expect(page.getByRole('heading', { name: /^Order [0-9a-f]{8}$/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Buy again' }).click()
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible()
})

test('an order page is readable without JavaScript, and only by its customer', async ({ browser, page }) => {
  await signUp(page)
  const { id } = await placeOrder(page, 'security-platform')
  const order = `/marketplace/my-purchases/${id}`
  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const read = await plain.newPage()
  await read.goto(order)
  await expect(read.getByRole('heading', { name: /^Order [0-9a-f]{8}$/ })).toBeVisible()
  await expect(read.getByRole('main')).toContainText('Security Platform')
  await expect(read.getByRole('main')).toContainText('$1,997.00')
  // The shop itself answers questions about its solutions.
  const { id: ofSolution } = await placeOrder(page, 'jake-ai-platform', person, 'wts_solution')
  for (const address of [order, `/marketplace/my-purchases/${ofSolution}`]) {
    await read.goto(address)
    await expect(read.getByRole('link', { name: 'Contact Wadah Tech Solutions' })).toHaveText('Contact')
  }
  await read.goto(`${order}/receipt`)
  await expect(read.getByRole('heading', { name: 'This order has no receipt' })).toBeVisible()

  await plain.clearCookies()
  for (const [path, what] of [
    ['', 'order'],
    ['/receipt', 'receipt'],
  ]) {
    const answer = await read.goto(order + path)
    expect(answer?.status()).toBe(404)
    await expect(read.getByRole('heading', { name: `We couldn’t find this ${what}` })).toBeVisible()
  }
  await plain.close()
})

/** Whether the amount stays on one line, even if it has as many digits as a large refund. */
async function isOnOneLine(amount: Locator): Promise<boolean> {
  return amount.evaluate((element) => {
    element.textContent = '-$8,000,000.00'
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size === 1
  })
}
