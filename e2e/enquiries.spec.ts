import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { hold } from './support/hold.ts'
import { expect, ready, signUp, test } from './support/test.ts'

test('a message from the contact form survives a reload, reaches the company and is then cleared', async ({
  page,
}) => {
  await page.goto('/contact')
  await ready(page)
  await fillContact(page)
  await page.getByLabel('I’m interested in').selectOption('Analysis App')
  const description = page.getByLabel('Project description')
  const typed = await description.inputValue()
  await page.reload()
  await ready(page)
  await expect(description).toHaveValue(typed)
  await expect(page.getByLabel('I’m interested in')).toHaveValue('Analysis App')
  await page.getByRole('button', { name: 'Send message' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Your message has reached us' })
  await expect(banner).toContainText('within 24 hours')
  await expectAccessibleInBothThemes(page)
  await expect(description).toHaveValue('')
  await page.reload()
  await ready(page)
  await expect(description).toHaveValue('')
})

test('errors appear beside their fields without stretching others, the first invalid field gets the focus, and all input is kept when the connection is lost', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact')
  await ready(page)
  const firstName = page.getByLabel('First Name')
  const height = async () => (await firstName.boundingBox())?.height
  const usual = await height()
  const email = page.getByLabel('Email')
  await email.fill('ada@')
  await page.getByLabel('Company').focus()
  await expect(email).toHaveAccessibleDescription('Enter an email address like name@company.com.')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(firstName).toBeFocused()
  await expect(page.getByText('Describe your project.')).toBeVisible()
  await expectAccessible(page)
  await email.fill('ada@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await firstName.fill('Ada')
  await send.click()
  await expect(page.getByText('Enter your last name.')).toBeVisible()
  expect(await height()).toBe(usual)

  await fillContact(page)
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByRole('alert').getByText('We couldn’t connect.')).toBeVisible()
  await expect(page.getByLabel('Project description')).toHaveValue('A shop that feels local.')
  await page.context().setOffline(false)
  await send.click()
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
  await expectAccessibleInBothThemes(page)
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
  const letThrough = await hold(page, '**/api/account/session')
  await page.goto('/contact')
  await ready(page)
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Company').fill('x')
  await page.getByLabel('Company').fill('')
  letThrough()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, apart: true })

  test('without JavaScript a message with an error keeps its input and can be sent once corrected, and an address joins a waitlist', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/contact')
    await fillContact(page)
    await page.getByLabel('Email').fill('ada@example')
    await page.getByLabel('I’m interested in').selectOption('Other')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('wasn’t sent')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Enter an email address like name@company.com.',
    )
    await expect(page.getByLabel('Project description')).toHaveValue('A shop that feels local.')
    await expect(page.getByLabel('I’m interested in')).toHaveValue('Other')
    // The browser logs the 422 response as an error.
    expect(consoleErrors.splice(0)).toHaveLength(1)
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toContainText('Your message has reached us')
    await expect(page.getByLabel('Project description')).toHaveValue('')

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
