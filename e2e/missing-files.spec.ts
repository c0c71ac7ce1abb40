import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { enterDashboard } from './support/dashboard.ts'
import { hold } from './support/hold.ts'
import { expect, ready, signUp, test } from './support/test.ts'

/** The shared browser has cached the files of visited pages. */
test.use({ apart: true })

/** Removes the browser's messages about requests that these tests abort. */
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter(
    (line) => !/Failed to load resource|dynamically imported module|Error loading route module/.test(line),
  )
  consoleErrors.splice(0, consoleErrors.length, ...others)
})

test('header links show an error in the shop when clicked offline, and work once online', async ({
  page,
}) => {
  await page.goto('/about')
  await ready(page)
  // Unlike the first page, the second one has a form with an action.
  for (const [link, path, heading, before] of [
    ['Insights', '/blog', 'Practical advice before you buy', 'Technology, people and capital under one roof'],
    ['Contact', '/contact', 'Tell us what you want to build', 'Practical advice before you buy'],
  ] as const) {
    await page.context().setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
    const message = page.getByRole('alert').filter({ hasText: 'We couldn’t load this page' })
    await expect(message).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('the phone menu does not cover the message that a page could not be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await ready(page)
  await page.context().setOffline(true)
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  const message = page.getByRole('alert').filter({ hasText: 'We couldn’t load this page' })
  // The second visit follows the same link again, after the message was closed.
  for (const visit of [1, 2]) {
    await test.step(`visit ${visit}`, async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menu.getByRole('link', { name: 'About' }).click()
      await expect(message).toBeVisible()
      await expect(menu).toBeHidden()
      await message.getByRole('button', { name: 'Close' }).click()
      await expect(message).toBeHidden()
    })
  }
})

test('a dialog that failed to load hides its error while it loads again', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  // Another dialog loads the frame of all dialogs.
  await page.getByRole('button', { name: 'Call back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Wadah' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.context().setOffline(true)
  const open = page.getByRole('button', { name: 'Join the Ecosystem' })
  const dialog = page.getByRole('dialog', { name: 'Choose Your Path' })
  await open.click()
  const error = dialog.getByText('We couldn’t connect')
  await expect(error).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.context().setOffline(false)
  const letThrough = await hold(page, '**/assets/choose-path-options-*.js')
  await open.click()
  await expect(dialog.getByText('Loading')).toBeAttached()
  await expect(error).toBeHidden()
  letThrough()
  await expect(dialog.getByRole('link')).toHaveCount(2)
})

test('a retry loads a component that failed to load, and keeps all input', async ({ page }) => {
  await signUp(page)
  const again = page.getByRole('button', { name: 'Try again' })

  await test.step('a page whose module failed to load', async () => {
    const files = '**/assets/settings-tabs-*.js'
    await page.route(files, (route) => route.abort())
    await page.goto('/settings')
    await ready(page)
    await expect(again).toBeVisible()
    await page.unroute(files)
    await again.click()
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
  })

  await test.step('the checkout of a quote failed to load', async () => {
    const files = '**/assets/quoted-checkout-*.js'
    await page.route(files, (route) => route.abort())
    await page.goto(`/checkout?quote=${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'We couldn’t load the checkout' })).toBeVisible()
    await page.unroute(files)
    await again.click()
    await expect(page.getByRole('heading', { name: 'We couldn’t find this quote' })).toBeVisible()
  })

  await test.step('a tab whose content failed to load leaves the input in other tabs unchanged', async () => {
    await page.goto('/settings')
    await ready(page)
    const company = page.getByLabel('Company')
    await company.fill('Typed, not saved')
    await page.context().setOffline(true)
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page.getByText('We couldn’t load your security settings')).toBeVisible()
    await again.click()
    await expect(again).toBeVisible()
    await page.context().setOffline(false)
    await again.click()
    await expect(page.getByRole('tabpanel', { name: 'Security' }).getByRole('heading').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await expect(company).toHaveValue('Typed, not saved')
  })
})

test('a form that is filled in and submitted before hydration keeps its input and is sent', async ({
  page,
}) => {
  const letThrough = await hold(page, /\/assets\/entry\.client-/)
  await page.route('**/api/waitlists/*', (route) => route.abort())
  await page.goto('/solutions/wadahelevate', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Join the waitlist' })
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('button').click()
  letThrough()
  await expect(form.getByRole('alert')).toContainText('couldn’t connect')
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('a waitlist form submitted offline says so, keeps the address and can be submitted later', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/solutions/wadahelevate')
  await ready(page)
  const form = page.getByRole('form', { name: 'Join the waitlist' })
  const join = form.getByRole('button')
  await form.getByLabel('Email').fill('ada-offline@example.com')
  await page.context().setOffline(true)
  for (const press of [1, 2]) {
    await join.click()
    const message = form.getByRole('alert')
    await expect(message, `press ${press}`).toContainText('couldn’t connect')
    await expect(message).toHaveCount(1)
  }
  await expect(form.getByLabel('Email')).toHaveValue('ada-offline@example.com')
  await expectAccessibleInBothThemes(page, { part: form })
  expect(consoleErrors.splice(0)).not.toEqual([])
  await page.context().setOffline(false)
  await join.click()
  await expect(page.getByText('You’re on the list')).toBeVisible()
})

test('a selected row of a list shows its actions even if no script loads', async ({ page }) => {
  await enterDashboard(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/dashboard/products')
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select Access Review' }).check()
  await expect(bar.getByRole('button', { name: 'Archive' })).toBeVisible()
})
