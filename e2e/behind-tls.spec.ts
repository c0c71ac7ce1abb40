import { startBehindTls, type ShopBehindTls } from './support/behind-tls.ts'
import { addToCart, fillAddress, proceed, signAndPay } from './support/checkout.ts'
import { addPasskeyDevice, authenticatorCode, fillAndLogIn, joinByInvitation } from './support/dashboard.ts'
import { expect, logIn, ready, signUp, test } from './support/test.ts'

const origin = `https://localhost:${Number(process.env['E2E_PORT'] || 4300) + 2}`
const owner = 'owner@example.com'
const password = 'rings-that-interlock'

// All tests run in one worker, because they share the shop and its first owner.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin, ignoreHTTPSErrors: true, apart: true })

let shop: ShopBehindTls
let secret = ''

test.beforeAll(async () => {
  shop = await startBehindTls(origin)
})

test.afterAll(async () => {
  await shop.stop()
})

test('behind TLS, the first owner accepts the invitation and invites a colleague', async ({
  page,
  context,
}) => {
  const invited = await shop.npm('staff', '--', 'invite', owner, '--role', 'owner')
  secret = await joinByInvitation(page, /https:\S+/.exec(invited)?.[0] ?? invited, 'Olga Owner')
  await expect(page.getByText('Welcome, Olga Owner.')).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toContain('__Host-wadah.session_token')
  expect(cookies.filter(({ name, secure }) => !secure || !name.startsWith('__Host-'))).toEqual([])
  const hsts = (await page.request.get('/about')).headers()['strict-transport-security']
  expect(hsts).toContain('max-age=63072000')

  await page.goto('/dashboard/people')
  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await ready(page)
  await page.getByLabel('Email').fill('colleague@example.com')
  await page.getByLabel(/^Support/).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  const mailed = () => shop.mails.find((mail) => mail.includes('To: colleague@example.com'))
  await expect.poll(mailed).toContain(`${origin}/`)
})

test('behind TLS, the owner logs in with an authenticator app and with a passkey', async ({ page }) => {
  await addPasskeyDevice(page)
  await page.goto('/dashboard')
  await fillAndLogIn(page, owner, password)
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome, Olga Owner.')).toBeVisible()
  await page.goto('/dashboard/security')
  await page.getByRole('link', { name: 'Add a sign-in method' }).click()
  await ready(page)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('rowheader', { name: /^Passkey/ })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await fillAndLogIn(page, owner, password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Welcome, Olga Owner.')).toBeVisible()
})

test('behind TLS, a customer orders and pays', async ({ page }) => {
  await logIn(page, await signUp(page))
  await addToCart(page, 'security-platform')
  await page.goto('/checkout')
  await fillAddress(page)
  await page.getByRole('button', { name: proceed }).click()
  await expect(page.getByRole('heading', { name: 'Documents and agreements' })).toBeVisible()
  await signAndPay(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'View My Purchases' }).click()
  await expect(page.getByRole('article')).toContainText('Paid')
})

test('behind TLS, forms work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Example')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Project description').fill('A shop behind TLS.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has reached us')).toBeVisible()

  await page.goto('/dashboard/log-in')
  await page.getByLabel('Email').fill(owner)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await context.close()
})
