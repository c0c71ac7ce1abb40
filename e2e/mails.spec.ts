import type { Page } from '@playwright/test'
import { enterDashboard } from './support/dashboard.ts'
import { mailTo } from './support/outbox.ts'
import { sampleMails, toCompany, withoutButton } from './support/sample-mails.ts'
import { expect, signUp, test, visit } from './support/test.ts'

const width = 320

test('every mail fits a narrow phone, in light and dark themes, without images', async ({
  browser,
  page,
}) => {
  const mails = [...sampleMails(), ...(await accountMails(page))]
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await context.route(/\.png$/, (route) => route.abort())
  const program = await context.newPage()
  for (const { name, html } of mails) {
    await program.setContent(html)
    await expect(program.locator('.mark'), name).toHaveText('Wadah')
    const button = program.locator('a.button')
    await expect(button, `${name}: its button`).toHaveCount(withoutButton.includes(name) ? 0 : 1)
    for (const each of await button.all()) await expect(each).toHaveAttribute('href', /^https?:/)
    await expect(program.getByText('Questions? Write to'), name).toHaveCount(toCompany.includes(name) ? 0 : 1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await program.emulateMedia({ colorScheme })
      const scrolled = await program.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${name}, ${colorScheme}: as wide as the screen`).toBeLessThanOrEqual(width)
      expect(await luminance(program, 'body'), `${name}, ${colorScheme}: its background`).toBe(colorScheme)
    }
  }
  await context.close()
})

test('the sandbox shows a sent mail with its logo', async ({ page }) => {
  const { email } = await signUp(page)
  await mailTo(page, email, 'Confirm')
  await page.goto(`${process.env['SANDBOX_URL']}/outbox`)
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Confirm/ })
    .click()
  await page.getByRole('link', { name: 'As HTML' }).click()
  const mark = page.locator('.mark img')
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(180)
})

/** The mails with secret links, whose text is written only when they are sent. */
async function accountMails(page: Page): Promise<{ name: string; html: string }[]> {
  const { email } = await signUp(page)
  expect((await page.request.post('/api/account/forgotten-password', { data: { email } })).status()).toBe(202)
  await enterDashboard(page)
  await visit(page, '/dashboard/people/invite')
  const colleague = `colleague-${crypto.randomUUID()}@example.com`
  await page.getByLabel('Email').fill(colleague)
  await page.getByLabel(/^Support/).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const shownMails = [
    { to: email, subject: 'Confirm' },
    { to: email, subject: 'Choose a new password' },
    { to: colleague, subject: 'You’re invited' },
  ]
  return Promise.all(
    shownMails.map(async ({ to, subject }) => {
      const { html = '' } = await mailTo(page, to, subject)
      return { name: subject, html }
    }),
  )
}

/** Whether the background of an element is a light or a dark one. */
async function luminance(page: Page, selector: string): Promise<'light' | 'dark'> {
  const color = await page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red = 0] = (color.match(/\d+/g) ?? []).map(Number)
  return red > 128 ? 'light' : 'dark'
}
