import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmEmail } from '#account/sign-in/account.commands.server.ts'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { users, verifications } from '#account/session/account.tables.server.ts'
import { isEmailProofOpen } from '#account/session/auth.server.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { openBrowser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import { accepting, denying, granting } from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const webhook = await webhookForTests(accepting)

/** The tokens of the mailed verification links. */
function mailedTokens({ sent }: TestStore): string[] {
  return sent
    .filter(({ subject }) => subject === 'Confirm your email for Wadah')
    .map(({ to, text, html }) => {
      expect(to).toBe(email)
      const link = new URL(/http\S+/.exec(text)?.[0] ?? '')
      expect(link.pathname).toBe('/confirm-email')
      expect(html).toContain(`href="${link.href}"`)
      return link.searchParams.get('token') ?? ''
    })
}

test('sign-up creates a session at once and mails a link that verifies the address once', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    await browser.signUp()
    expect((await browser.get('session')).body).toMatchObject({ user: { email }, email_proven: false })
    expect(await acceptedAccount(store.db, email)).toMatchObject({ emailProven: false })

    const [token = '', ...more] = mailedTokens(store)
    expect(more).toEqual([])
    expect(await isEmailProofOpen(store.context.auth, token, new Date())).toBe(true)
    expect(await confirmEmail(store.context, token)).toBe(true)
    expect((await browser.get('session')).body).toMatchObject({ email_proven: true })
    expect(await acceptedAccount(store.db, email)).toMatchObject({ emailProven: true })
    expect(await isEmailProofOpen(store.context.auth, token, new Date())).toBe(false)
    expect(await confirmEmail(store.context, token)).toBe(false)
  }, webhook.settings))

test('a failed sign-up sends no mail', () =>
  withStore(async (store) => {
    webhook.behave = denying
    await openBrowser(store).signUp()
    expect(store.sent).toEqual([])
  }, webhook.settings))

test('a customer-portal log-in does not verify the address of an account', () =>
  withStore(async (store) => {
    await openBrowser(store).signUp()
    webhook.behave = granting
    await openBrowser(store).logIn(email, 'difference-engine')
    expect(await acceptedAccount(store.db, email)).toMatchObject({ emailProven: false })
  }, webhook.settings))

test('the verification link is mailed again only for the signed-in account, five times an hour, until the address is verified', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    expect(await browser.post('email-proof')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    await browser.signUp()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await browser.post('email-proof')).toMatchObject({ status: 202, body: { status: 'sent' } })
    }
    expect(await browser.post('email-proof')).toMatchObject({ status: 429 })
    const tokens = mailedTokens(store)
    expect(new Set(tokens).size).toBe(6)
    await confirmEmail(store.context, tokens[3] ?? '')
    expect(await browser.post('email-proof')).toMatchObject({ status: 200, body: { status: 'proven' } })
    expect(mailedTokens(store)).toHaveLength(6)
  }, webhook.settings))

test('expired, invented and password-reset tokens do not verify an email address', () =>
  withStore(async (store) => {
    await openBrowser(store).signUp()
    const [token = ''] = mailedTokens(store)
    await openBrowser(store).post('forgotten-password', { email })
    const reset = /token=([\w-]+)/.exec(store.sent.at(-1)?.text ?? '')?.[1] ?? ''
    for (const wrong of [reset, 'x'.repeat(32), '', 'a\u0000b', '%00']) {
      expect(await confirmEmail(store.context, wrong)).toBe(false)
    }
    await store.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await isEmailProofOpen(store.context.auth, token, new Date())).toBe(false)
    expect(await confirmEmail(store.context, token)).toBe(false)
    const [user] = await store.db.select().from(users).where(eq(users.email, email))
    expect(user?.emailVerified).toBe(false)
  }, webhook.settings))

test('the verification token is stored only as a hash', () =>
  withStore(async (store) => {
    await openBrowser(store).signUp()
    const [token = 'none'] = mailedTokens(store)
    expect(JSON.stringify(await store.db.select().from(verifications))).not.toContain(token)
  }, webhook.settings))
