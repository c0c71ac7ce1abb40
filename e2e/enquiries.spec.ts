import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, ready, signUp, test } from './support/test.ts'

test('a message from the contact form reaches the company', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillContact(page)
  await page.getByLabel('I am interested in').selectOption('Analysis App')
  await page.getByRole('button', { name: 'Send message' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Your message has reached us' })
  await expect(banner).toContainText('within 24 hours')
  await expect(page.getByLabel('Project description')).toHaveValue('')
})

test('a reload keeps the text of a message, and sending the message clears it', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await fillContact(page)
  await page.getByLabel('I am interested in').selectOption('Analysis App')
  const typed = await page.getByLabel('Project description').inputValue()
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Project description')).toHaveValue(typed)
  await expect(page.getByLabel('I am interested in')).toHaveValue('Analysis App')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has reached us')).toBeVisible()
  await page.goto('/contact')
  await ready(page)
  await expect(page.getByLabel('Project description')).toHaveValue('')
})

test('errors appear beside their fields, and the first invalid field gets the focus', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  const email = page.getByLabel('Email')
  await email.fill('ada@')
  await page.getByLabel('Company').focus()
  await expect(email).toHaveAccessibleDescription('Please enter an email address like name@example.com.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByText('Please describe your project.')).toBeVisible()
  await expectAccessible(page)
  await email.fill('ada@example.com')
  await expect(email).toHaveAccessibleDescription('')
})

test('an error below one field does not stretch the adjacent field', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  const height = async () => (await page.getByLabel('First Name').boundingBox())?.height
  const usual = await height()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter your last name.')).toBeVisible()
  expect(await height()).toBe(usual)
})

test('all input of a contact message is kept when the connection is lost', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact')
  await ready(page)
  await fillContact(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').getByText('We couldn’t connect.')).toBeVisible()
  await expect(page.getByLabel('Project description')).toHaveValue('A shop that feels local.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').getByText('Your message has reached us')).toBeVisible()
  // The browser logs requests that fail offline.
  consoleErrors.length = 0
})

test('a visitor requests a callback in a dialog', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'Call back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a call back' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Call me back' }).click()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await dialog.getByLabel('Phone').fill('+1 214 555 0199')
  await dialog.getByLabel('Best time').selectOption({ index: 1 })
  const send = await dialog.getByRole('button', { name: 'Call me back' }).boundingBox()
  const place = [(send?.x ?? 0) + 20, (send?.y ?? 0) + 20] as const
  await page.mouse.click(...place)
  await dialog.getByRole('status').getByText('We have your number').waitFor()
  // The dialog has shrunk, so the second press of a double click is on the backdrop.
  await page.mouse.click(...place)
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, place)).toBe('DIALOG')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test('a signed-in customer’s name is filled in, and existing input is kept', async ({ page }) => {
  const customer = await signUp(page)
  await page.route('**/api/account/session', async (route) => {
    await typed
    await route.continue()
  })
  const { promise: typed, resolve: letOn } = Promise.withResolvers<void>()
  await page.goto('/contact')
  await ready(page)
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Company').fill('x')
  await page.getByLabel('Company').fill('')
  letOn()
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  await expect(page.getByLabel('First Name')).toHaveValue('Grace')
  await expect(page.getByLabel('Last Name')).toHaveValue(customer.name.replace('Ada ', ''))
  await expect(page.getByLabel('Company')).toHaveValue('')

  await page.getByLabel('Project description').fill('An engine.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has reached us')).toBeVisible()
  for (const label of ['First Name', 'Last Name', 'Email', 'Company', 'Project description']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }

  await page.goto('/wadah-fund')
  await ready(page)
  await page.getByRole('button', { name: 'Apply for a micro-grant' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue(customer.name)
  await expect(dialog.getByLabel('Email')).toHaveValue(customer.email)
  await expect(dialog.getByLabel('Company')).toHaveValue(customer.company)
  await dialog.getByLabel('What it’s for').fill('An engine.')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByText('Your application has reached us')).toBeVisible()
})

test('an email address can join a waitlist, and joining again gets the same response', async ({ page }) => {
  for (const visit of [1, 2]) {
    await page.goto('/solutions/wadahelevate')
    await ready(page)
    const form = page.getByRole('form', { name: /waitlist/i }).first()
    await form.getByLabel('Email').fill('ada-waits@example.com')
    await form.getByRole('button').click()
    await expect(page.getByText('You’re on the list'), `visit ${visit}`).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('without JavaScript a message with an error keeps its input and can be sent once corrected', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/contact')
    await fillContact(page)
    await page.getByLabel('Email').fill('ada@example')
    await page.getByLabel('I am interested in').selectOption('Other')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('wasn’t sent')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter an email address like name@example.com.',
    )
    await expect(page.getByLabel('Project description')).toHaveValue('A shop that feels local.')
    await expect(page.getByLabel('I am interested in')).toHaveValue('Other')
    // The browser logs the 422 response as an error.
    expect(consoleErrors.splice(0)).toHaveLength(1)
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toContainText('Your message has reached us')
    await expect(page.getByLabel('Project description')).toHaveValue('')
  })

  test('without JavaScript an address joins a waitlist', async ({ page }) => {
    await page.goto('/solutions/wadahelevate')
    const form = page.getByRole('form', { name: /waitlist/i }).first()
    await form.getByLabel('Email').fill('ada-waits-quietly@example.com')
    await form.getByRole('button').click()
    await expect(page.getByText('You’re on the list')).toBeVisible()
  })
})

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Project description').fill('A shop that feels local.')
}
