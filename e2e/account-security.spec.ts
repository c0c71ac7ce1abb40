import { expectAccessible } from './support/accessible.ts'
import { expect, signUp, test, visit } from './support/test.ts'

test('a customer sees their sessions, downloads their data and deletes the account', async ({
  page,
  context,
  consoleErrors,
}) => {
  const customer = await signUp(page)
  await visit(page, '/marketplace/quote-desk')
  await page.getByRole('button', { name: 'Save Quote Desk' }).first().click()
  // Another customer of this browser has a list too.
  const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem('wadah.saved') ?? '{}'))
  await expect.poll(saved).toHaveProperty([customer.email])
  await page.evaluate((email) => {
    const lists = JSON.parse(localStorage.getItem('wadah.saved') ?? '{}')
    localStorage.setItem('wadah.saved', JSON.stringify({ ...lists, 'bo@example.com': lists[email] }))
  }, customer.email)
  await visit(page, '/settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByText(/ on Linux/)).toBeVisible()
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out the others' })).toBeHidden()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^wadah-data-.*\.json$/)

  const other = await context.newPage()
  await other.goto('/marketplace')
  await expect(other.getByRole('button', { name: `Account of ${customer.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  await expect(dialog.getByText('Your orders stay without your account')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not-this-one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('That’s not your password.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  expect(Object.keys(await saved())).toEqual(['bo@example.com'])
  await expect(other.getByRole('button', { name: `Account of ${customer.name}` })).toBeHidden()
  // The wrong password is answered with 403, which the browser logs.
  consoleErrors.length = 0
})
