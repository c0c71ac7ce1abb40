import { expect, test } from 'vitest'
import { customerPortalSessions } from '#account/session/account.tables.server.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { openBrowser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import { granting } from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const password = 'difference-engine'
const day = 24 * 60 * 60 * 1000
const webhook = await webhookForTests(granting)

async function sessionEndsAt({ db }: TestStore): Promise<number | undefined> {
  return (await db.select().from(customerPortalSessions))[0]?.expiresAt.getTime()
}

function endSessionAt({ db }: TestStore, milliseconds: number) {
  return db.update(customerPortalSessions).set({ expiresAt: new Date(milliseconds) })
}

test('the session response names the customer of a customer-portal session', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    expect((await browser.get('session')).body).toEqual({ user: null })
    await browser.logIn(email, password)
    expect((await browser.get('session')).body).toEqual({ user: null, customer_portal_email: email })
  }, webhook.settings))

test('a customer-portal session that is a day old is renewed for 14 days with the same cookie', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    await browser.logIn(email, password)
    const token = browser.cookies.get('wadah.portal')
    const used = Date.now() + 12.9 * day
    await endSessionAt(store, used)
    const answer = await browser.get('session')
    expect(answer.headers.getSetCookie()).toEqual([
      `wadah.portal=${token}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`,
    ])
    expect(await sessionEndsAt(store)).toBeGreaterThan(used + day)
  }, webhook.settings))

test('a customer-portal session younger than a day is not renewed', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    await browser.logIn(email, password)
    const before = await sessionEndsAt(store)
    expect((await browser.get('session')).headers.getSetCookie()).toEqual([])
    expect(await sessionEndsAt(store)).toBe(before)
  }, webhook.settings))

test('an expired customer-portal session is not extended', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    await browser.logIn(email, password)
    const past = Date.now() - 1000
    await endSessionAt(store, past)
    const answer = await browser.get('session')
    expect(answer.body).toEqual({ user: null })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await sessionEndsAt(store)).toBe(past)
  }, webhook.settings))
