import type { Page } from '@playwright/test'
import { demoAccount, customerPortalOnly } from '#content/demo/accounts.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { fillLogIn } from './support/log-in-form.ts'
import { mailedLink, mailTo } from './support/outbox.ts'
import {
  expect,
  glimpse,
  logIn,
  newCustomer,
  person,
  ready,
  rememberLogIn,
  signUp,
  test,
  type Customer,
  visit,
} from './support/test.ts'

test('signing up creates an account, sends a mail and signs the customer in, and signing out takes effect in every tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/auth')
  await expect(other.getByRole('link', { name: 'Join Network' })).toBeVisible()
  const customer = newCustomer()
  await openAuth(page)
  await fillSignUp(page, customer)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText('Account created successfully! Please check your email for a welcome message.'),
  ).toBeVisible()
  await expect(page.getByText('Account Created', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeHidden()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.locator(':focus')).toContainText(`Next: open the link we sent to ${customer.email}`)
  await expectAccessible(page)
  await mailTo(page, customer.email, 'Welcome')

  await page.reload()
  await page.getByRole('button', { name: `Account of ${customer.name}` }).click()
  await expect(page.getByText(customer.email)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('wadah.session'))).toBeNull()

  await openAccountMenu(other, customer.name)
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
})

test('signing up with an item in the cart leads to the checkout', async ({ page }) => {
  await visit(page, '/marketplace/security-platform')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Security Platform is waiting in your cart.')).toBeVisible()
  await openAuth(page)
  await fillSignUp(page, newCustomer())
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Continue to checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
})

test('sign-up reports missing fields, keeps the input and rejects a registered email', async ({
  page,
  consoleErrors,
}) => {
  const customer = newCustomer()
  await openAuth(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your full name.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expectAccessible(page)
  await fillSignUp(page, { ...customer, password: 'short' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Choose a password of 8 to 128 characters.')).toBeVisible()
  await fillSignUp(page, { ...customer, password: 'Password' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name)
  await expect(page.getByLabel('Company name')).toHaveValue(customer.company)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')

  await fillSignUp(page, { ...customer, email: demoAccount.email.toUpperCase() })
  await page.getByRole('button', { name: 'Create account' }).click()
  const known = 'An account with this email already exists. Please try logging in instead.'
  await expect(page.getByRole('alert').getByText(known)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name)

  await fillSignUp(page, { ...customer, email: 'ada@example.invalid' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').getByText('Please enter a valid email address.')).toBeVisible()

  await fillSignUp(page, { ...customer, email: customerPortalOnly.email })
  await page.getByRole('button', { name: 'Create account' }).click()
  const duplicate = 'An account with this email already exists in our system. Please try logging in instead.'
  await expect(page.getByRole('alert').getByText(duplicate)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator(':focus').getByText(duplicate)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(customerPortalOnly.email)
  onlyRejections(consoleErrors)
})

test('log-in stores the local record and returns to the page that the visitor came from, and signing out takes effect in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/)
  await glimpse(page, ['Login successful! Redirecting...', 'Welcome back!'], () =>
    fillLogIn(page, demoAccount),
  )
  await expect(page).toHaveURL(/\/settings$/)
  const record = await page.evaluate(() => localStorage.getItem('wadah.session'))
  expect(JSON.parse(record ?? '')).toEqual({
    loggedIn: true,
    accessGranted: true,
    email: demoAccount.email,
    name: demoAccount.name,
    phone: demoAccount.phone,
    company: demoAccount.company,
  })
  await expect(page.getByLabel('Full name')).toHaveValue(demoAccount.name)

  const other = await context.newPage()
  await visit(other, '/about')
  await openAccountMenu(other, demoAccount.name)
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other.getByText('You have been successfully signed out.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Join Network' })).toBeVisible()
  await expect(other.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => localStorage.getItem('wadah.session'))).toBeNull()
  await page.getByRole('link', { name: 'Join Network' }).click()
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')
})

test('the header and the phone menu lead to log-in, which returns to the page, and the account menu closes on a click outside', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await fillLogIn(page, demoAccount)
  await expect(page).toHaveURL(/\/about$/)
  await openAccountMenu(page, demoAccount.name)
  await expect(page.getByText(demoAccount.email)).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: page.getByRole('banner') })
  await page.getByRole('main').click({ position: { x: 5, y: 300 } })
  await expect(page.getByText(demoAccount.email)).toBeHidden()
  await openAccountMenu(page, demoAccount.name)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await fillLogIn(page, demoAccount)
  await expect(page).toHaveURL(/\/about$/)
  await openAccountMenu(page, demoAccount.name)
  await expectAccessibleInBothThemes(page, { part: page.getByRole('banner') })
})

test('a wrong password is rejected, the log-in form keeps the email, and log-in never redirects to another site', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/auth?next=//evil.example/')
  await fillLogIn(page, { ...demoAccount, password: 'not the password' })
  const denied = page.getByRole('alert').getByText('Invalid email or password. Please try again.')
  await expect(denied).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const panel = page.getByRole('tabpanel', { name: 'Log in' })
  await expect(panel.getByLabel('Email')).toHaveValue(demoAccount.email)
  await panel.getByRole('button', { name: 'Show password' }).click()
  await expect(panel.locator('input[name=password]')).toHaveAttribute('type', 'text')
  await panel.locator('input[name=password]').fill(demoAccount.password)
  await panel.locator('input[name=password]').press('Enter')
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)
  onlyRejections(consoleErrors)
})

test('the forgotten-password dialog opens again without its message, and its mailed link sets a new password only once', async ({
  page,
  consoleErrors,
}) => {
  const customer = await signUp(page)
  await visit(page, '/auth?reset=true')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This link isn’t complete. Open it from your email again, or ask for a new one.',
  )
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  const email = dialog.getByLabel('Email')
  await email.fill('ada@')
  await dialog.getByRole('button', { name: 'Send reset link' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(email).toHaveValue('ada@')
  await expect(email).not.toHaveAttribute('aria-invalid')

  await openAuth(page)
  await page.getByRole('tab', { name: 'Log in' }).click()
  await page.getByRole('tabpanel', { name: 'Log in' }).getByLabel('Email').fill(customer.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(email).toHaveValue(customer.email)
  await dialog.getByRole('button', { name: 'Send reset link' }).click()
  await expect(dialog.getByText('Password reset email sent! Check your inbox.')).toBeVisible()
  await expect(email).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await expect(page.getByText('Reset Email Sent', { exact: true })).toBeVisible()
  // The form in a dialog that opens later is hydrated too, so no spinner stays on its button.
  await expect(dialog.locator('[data-hydrating]')).toHaveCount(0)

  const link = await mailedLink(page, customer.email, 'Choose a new password')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveTitle('Choose a new password · Wadah')
  await ready(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('a better password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.locator(':focus').getByText('Your password has been changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email)
  await fillLogIn(page, { ...customer, password: 'a better password' })
  await expect(page).toHaveURL(/\/$/)

  await visit(page, link)
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save new password' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(dialog).toBeVisible()
  onlyRejections(consoleErrors)
})

test('sign-up returns to the page that the visitor came from, and a mailed link verifies the email address when its form is submitted, not when it is opened', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/)
  await ready(page)
  await page.getByRole('tab', { name: 'Sign up' }).click()
  const customer = newCustomer()
  await fillSignUp(page, customer)
  await glimpse(page, ['Continue where you left off'], () =>
    page.getByRole('button', { name: 'Create account' }).click(),
  )
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name)
  await expect(page.getByText('Confirm your email')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('We sent you a new link. Check your inbox.')).toBeVisible()

  const link = await mailedLink(page, customer.email, 'Confirm your email')
  await page.request.get(link)
  await visit(page, link)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  const confirmed = page.getByRole('heading', { name: 'Your email is confirmed' })
  await expect(page.locator(':focus').filter({ has: confirmed })).toBeVisible()
  await page.reload()
  await expect(confirmed).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to settings' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name)
  await expect(page.getByText('Confirm your email')).toHaveCount(0)
  onlyRejections(consoleErrors)
})

test('a reset link that was used while its form was open is rejected on submit', async ({
  page,
  consoleErrors,
}) => {
  const customer = await signUp(page)
  await page.request.post('/api/account/forgotten-password', { data: { email: customer.email } })
  const link = await mailedLink(page, customer.email, 'Choose a new password')
  await visit(page, link)
  const token = new URL(link).searchParams.get('token')
  const elsewhere = { data: { token, password: 'another password' } }
  expect((await page.request.post('/api/account/new-password', elsewhere)).ok()).toBe(true)
  await page.getByRole('textbox', { name: 'New password' }).fill('yet another one')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  onlyRejections(consoleErrors)
})

test('the settings page saves the name, which the navigation shows, and the switches', async ({ page }) => {
  const customer = await signUp(page)
  await visit(page, '/settings')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'You log in with this address, so it stays as it is.',
  )
  await expect(page.getByText('Confirm your email')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('Full name').fill('Grace Example')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Grace Example' })).toBeVisible()

  await page.getByRole('tab', { name: 'Notifications' }).click()
  const marketing = page.getByRole('switch', { name: 'Marketing emails' })
  await expect(marketing).toBeChecked()
  await marketing.uncheck()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Notification settings saved!')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.evaluate(() => localStorage.removeItem('wadah.notifications'))
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Example')
  await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Security alerts' })).toBeChecked()
  const server = await page.request.get('/api/account/session')
  expect(await server.json()).toMatchObject({ user: { user_metadata: { full_name: customer.name } } })
})

test.describe('when the network fails', () => {
  test.use({ apart: true })

  test('after a sign-up whose response was lost, the form says that the account exists, and the customer can log in', async ({
    page,
    consoleErrors,
  }) => {
    const customer = newCustomer()
    await openAuth(page)
    await fillSignUp(page, customer)
    await page.route('**/api/account/sign-up', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
    await page.unroute('**/api/account/sign-up')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please try logging in instead.')).toBeVisible()
    await page.getByRole('tab', { name: 'Log in' }).click()
    await expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(customer.email)
    await fillLogIn(page, customer)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: `Account of ${customer.name}` })).toBeVisible()
    consoleErrors.length = 0
  })

  test('the settings page reports that the profile cannot be checked offline, and keeps the input', async ({
    page,
    consoleErrors,
  }) => {
    await rememberLogIn(page, person)
    await visit(page, '/settings')
    const name = page.getByLabel('Full name')
    await expect(name).toBeVisible()
    await page.context().setOffline(true)
    await name.fill('Grace Example')
    const save = page.getByRole('button', { name: 'Save profile' })
    await save.click()
    await expect(page.getByRole('alert').getByText('We couldn’t connect.')).toBeVisible()
    await expect(name).toHaveValue('Grace Example')
    await page.context().setOffline(false)
    await save.click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    consoleErrors.length = 0
  })

  test('a profile is saved offline if its form was used before the connection was lost', async ({
    page,
    consoleErrors,
  }) => {
    await rememberLogIn(page, person)
    await visit(page, '/settings')
    const check = page.waitForResponse('**/assets/account.forms-*.js')
    await page.getByLabel('Full name').click()
    await (await check).finished()
    await page.context().setOffline(true)
    await page.getByLabel('Full name').fill('Grace Example')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    consoleErrors.length = 0
  })
})

test.describe('with a fake clock', () => {
  test.use({ apart: true })

  test('signing out works while the store does not respond, and is repeated later', async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install()
    await logIn(page, demoAccount)
    await visit(page, '/')
    await page.route('**/api/account/sign-out', (route) => route.abort())
    await openAccountMenu(page, demoAccount.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Signed out in this browser only')).toBeVisible()
    await expect(page.getByText('You have been successfully signed out.')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('wadah.session'))).toBeNull()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
    expect(await page.context().cookies()).not.toEqual([])
    await page.unroute('**/api/account/sign-out')
    const signedOut = page.waitForResponse('**/api/account/sign-out')
    await page.clock.runFor(31_000)
    await signedOut
    await expect(async () => expect(await page.context().cookies()).toEqual([])).toPass()
    await expect(page.getByRole('link', { name: 'Join Network' })).toBeVisible()
    consoleErrors.length = 0
  })
})

async function openAuth(page: Page): Promise<void> {
  await visit(page, '/auth')
}

async function fillSignUp(page: Page, customer: Customer): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Sign up' })
  await panel.getByLabel('Full name').fill(customer.name)
  await panel.getByLabel('Email').fill(customer.email)
  await panel.getByLabel('Phone').fill(customer.phone)
  await panel.getByLabel('Company name').fill(customer.company)
  await panel.getByRole('textbox', { name: 'Password' }).fill(customer.password)
}

async function openAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
}

/** Asserts that the console contains only API errors, which the browser logs there. */
function onlyRejections(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !/status of (401|409|410|422)\b/.test(text))
  expect(others).toEqual([])
  consoleErrors.length = 0
}
