import { expectAccessible } from '../support/accessible.ts'
import {
  addPasskeyDevice,
  authenticatorCode,
  enterDashboard,
  fillAndLogIn,
  mailedPath,
} from '../support/dashboard.ts'
import { expect, ready, test, visit } from '../support/test.ts'

const password = 'rings-that-interlock'

test('an invited colleague sets up two second factors and logs in with each', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const email = `colleague-${Date.now()}@example.com`
  await enterDashboard(page)
  await page.goto('/dashboard/people')
  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await ready(page)
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  // The browser logs the 422 response as an error.
  expect(consoleErrors.splice(0)).toHaveLength(1)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Support/).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Support')

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(await mailedPath(page, email, 'You’re invited'))
  await ready(colleague)
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(colleague.getByLabel('Full name')).toBeFocused()
  await colleague.getByLabel('Full name').fill('Cora Colleague')
  await colleague.getByLabel('Choose a password').fill(password)
  await expectAccessible(colleague)
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click()

  await colleague.getByRole('button', { name: 'Use an authenticator app instead' }).click()
  const secret = (await colleague.locator('.factor-secret').textContent()) ?? ''
  await expectAccessible(colleague)
  await colleague.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret))
  await colleague.getByRole('button', { name: 'Turn it on' }).click()
  await expect(colleague.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(colleague)
  await colleague.getByRole('link', { name: 'I have saved them' }).click()
  await expect(colleague.getByText('Welcome, Cora Colleague.')).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'People' })).toHaveCount(0)

  await ready(colleague)
  await colleague.getByRole('button', { name: 'Log out' }).click()
  await fillAndLogIn(colleague, email, password)
  await expectAccessible(colleague)
  await colleague.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, 1))
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await expect(colleague.getByText('Welcome, Cora Colleague.')).toBeVisible()

  await visit(colleague, '/dashboard/notices')
  await colleague.getByLabel('A new inquiry arrives').uncheck()
  await colleague.getByRole('button', { name: 'Save' }).click()
  await expect(colleague.getByText('Notifications saved.')).toBeVisible()
  await visit(colleague, '/dashboard/notices')
  await expect(colleague.getByLabel('A new inquiry arrives')).not.toBeChecked()
  await expect(colleague.getByLabel('An order is paid')).toBeChecked()

  await addPasskeyDevice(colleague)
  await colleague.goto('/dashboard/security')
  await colleague.getByRole('link', { name: 'Add a sign-in method' }).click()
  await ready(colleague)
  await colleague.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(colleague.getByRole('rowheader', { name: /^Passkey/ })).toBeVisible()
  await colleague.getByRole('button', { name: 'Log out' }).click()
  await fillAndLogIn(colleague, email, password)
  await colleague.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(colleague.getByText('Welcome, Cora Colleague.')).toBeVisible()
  await context.close()
})
