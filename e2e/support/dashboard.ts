import type { Cookie, Page } from '@playwright/test'
import { codeAt, timeStep } from '#account/second-factor/authenticator-code.server.ts'
import { demoOwner, type demoSeller } from '#content/demo/accounts.ts'
import { expect, ready, visit } from './test.ts'

type DemoAccount = typeof demoOwner | typeof demoSeller

export async function openDashboard(page: Page, account?: DemoAccount): Promise<void> {
  await enterDashboard(page, account)
  await page.goto('/dashboard')
}

/**
 * Logs a demo account in to the dashboard. Each code works only once, so the journeys of a worker share a session; do
 * not log out. After five minutes a journey logs in again, because some actions require a recent second factor.
 */
export async function enterDashboard(page: Page, account: DemoAccount = demoOwner): Promise<void> {
  const known = sessions.get(account.email)
  if (known && Date.now() - known.at < 5 * 60_000) return page.context().addCookies(known.cookies)
  await logInByForms(page, account)
  // Excludes the cookie that identifies a browser with orders, because other journeys must not see these orders.
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('session'))
  sessions.set(account.email, { cookies, at: Date.now() })
}

const sessions = new Map<string, { cookies: Cookie[]; at: number }>()

async function logInByForms(
  page: Page,
  { email, password, authenticatorSecret }: DemoAccount,
): Promise<void> {
  const steps = [-1, 0, 1]
  await expect(async () => {
    // Another worker may have used this code, so each attempt uses the next one.
    const step = timeStep(new Date()) + (steps.shift() ?? 1)
    const logIn = { maxRedirects: 0, form: { email, password } }
    expect((await page.request.post('/dashboard/log-in', logIn)).status()).toBe(302)
    const form = { intent: 'code', code: codeAt(authenticatorSecret, step) }
    const proven = await page.request.post('/dashboard/second-factor', { maxRedirects: 0, form })
    expect(proven.headers()['location']).toBe('/dashboard')
  }).toPass({ intervals: [100, 100, 5_000] })
}

/** The code that an authenticator app with this secret shows, now or some time steps later. */
export function authenticatorCode(shownSecret: string, later = 0): string {
  return codeAt(fromBase32(shownSecret), timeStep(new Date()) + later)
}

function fromBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replaceAll(/\s/g, '')].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString()
}

/** Adds a virtual authenticator that approves every request. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

export async function mailedPath(page: Page, email: string, subject: string): Promise<string> {
  const sandbox = process.env['SANDBOX_URL'] ?? ''
  let path = ''
  await expect(async () => {
    const mails: unknown[] = await (await page.request.get(`${sandbox}/outbox.json`)).json()
    const texts = mails.map((mail) => JSON.stringify(mail))
    const found = texts.find((text) => text.includes(email) && text.includes(subject))
    const [link] = /http\S+token=[\w.-]+/.exec(found ?? '') ?? []
    const { pathname, search } = new URL(link ?? 'missing')
    path = pathname + search
  }).toPass()
  return path
}

export async function fillAndLogIn(page: Page, email: string, password: string): Promise<void> {
  await ready(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
}

/**
 * Accepts the invitation at this path with a new account and sets up an authenticator app. Returns the app's
 * secret.
 */
export async function joinByInvitation(page: Page, path: string, name: string): Promise<string> {
  await visit(page, path)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Choose a password').fill('rings-that-interlock')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByRole('button', { name: 'Use an authenticator app instead' }).click()
  const secret = (await page.locator('.factor-secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('link', { name: 'I have saved them' }).click()
  return secret
}
