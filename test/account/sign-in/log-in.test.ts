import { expect, test } from 'vitest'
import { customerPortalSessions, sessions } from '#account/session/account.tables.server.ts'
import { customerPortalSession } from '#account/customer-portal/customer-portal-cookie.server.ts'
import { createCustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import { withStore } from '../../support/store.ts'
import { accountApp, openBrowser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import {
  accepting,
  answering,
  denying,
  granting,
  sayingText,
  type WebhookServer,
} from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const password = 'difference-engine'
const webhook = await webhookForTests(granting)

test('log-in calls only the customer portal and returns the local record', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    const granted = await browser.logIn(' Ada@Example.com ', password)
    expect(granted.status).toBe(200)
    expect(granted.body).toEqual({
      loggedIn: true,
      accessGranted: true,
      email,
      name: 'Ada',
      phone: '1',
      company: 'Engines',
    })
    const [call] = webhook.calls
    expect(call?.path).toBe('/log-in')
    expect(call?.payload).toEqual({
      email,
      phone: null,
      name: null,
      company: null,
      password,
      _meta: {
        received_at: expect.stringMatching(/^\d{4}-.*Z$/),
        source_nodes: ['customer_portal'],
        merged_from_items: 1,
      },
    })
    expect(await browser.user()).toBeNull()
  }, webhook.settings))

test('the customer-portal session is a secret cookie, and only its hash is stored', () =>
  withStore(async ({ app, db }) => {
    const browser = openBrowser({ app })
    const granted = await browser.logIn(email, password)
    const [cookie] = granted.headers.getSetCookie()
    expect(cookie).toMatch(/^wadah\.portal=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
    const [stored] = await db.select().from(customerPortalSessions)
    expect(stored?.tokenHash).not.toContain(browser.cookies.get('wadah.portal'))
    expect(await customerPortalSession(db, browser.headers(), new Date())).toMatchObject({ email })
    expect(await customerPortalSession(db, new Headers(), new Date())).toBeNull()
    expect(
      await customerPortalSession(db, new Headers({ cookie: 'wadah.portal=guessed' }), new Date()),
    ).toBeNull()
    const end = stored?.expiresAt ?? new Date(0)
    expect(await customerPortalSession(db, browser.headers(), new Date(end.getTime() - 1))).toMatchObject({
      email,
    })
    expect(await customerPortalSession(db, browser.headers(), end)).toBeNull()
  }, webhook.settings))

test('over TLS only a cookie bound to this host is accepted', () =>
  withStore(
    async ({ app, db }) => {
      const granted = await openBrowser({ app }).logIn(email, password)
      const [cookie = ''] = granted.headers.getSetCookie()
      expect(cookie).toMatch(/^__Host-wadah\.portal=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      const token = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
      const as = (name: string) =>
        customerPortalSession(db, new Headers({ cookie: `${name}=${token}` }), new Date())
      expect(await as('__Host-wadah.portal')).toMatchObject({ email })
      expect(await as('wadah.portal')).toBeNull()
    },
    { ...webhook.settings, PUBLIC_URL: 'https://store.test' },
  ))

test('a new log-in never reuses the previous token', () =>
  withStore(async ({ app, db }) => {
    const browser = openBrowser({ app }, new Map([['wadah.portal', 'planted-by-somebody']]))
    await browser.logIn(email, password)
    const first = browser.cookies.get('wadah.portal')
    expect(first).not.toBe('planted-by-somebody')
    await browser.logIn('grace@example.com', password)
    expect(browser.cookies.get('wadah.portal')).not.toBe(first)
    const old = new Headers({ cookie: `wadah.portal=${first}` })
    expect(await customerPortalSession(db, old, new Date())).toBeNull()
    expect(await customerPortalSession(db, browser.headers(), new Date())).toMatchObject({
      email: 'grace@example.com',
    })
  }, webhook.settings))

const denied = 'Invalid email or password. Please try again.'
const failed = 'Login failed. Please try again.'
const unexpected = 'An error occurred. Please try again.'
const troubles: Array<[string, WebhookServer['behave'], number, string]> = [
  ['a rejection', denying, 401, denied],
  ['no JSON', sayingText('granted'), 401, denied],
  ['access as text', answering([{ access_granted: 'true' }]), 401, denied],
  ['access with a 500', answering([{ access_granted: true }], 500), 502, failed],
  ['a 401', answering([], 401), 502, failed],
  ['a redirect', (response) => void response.writeHead(302, { location: webhook.url }).end(), 502, failed],
  ['a broken connection', (response) => void response.destroy(), 503, unexpected],
]

test.each(troubles)('%s from the log-in webhook is rejected', (_name, behave, status, message) =>
  withStore(async ({ app, db, context }) => {
    webhook.behave = behave
    const browser = openBrowser({ app })
    expect(await browser.logIn(email, password)).toMatchObject({ status, body: { message } })
    expect(browser.cookies.size).toBe(0)
    expect(await db.select().from(customerPortalSessions)).toEqual([])
    const outcome = { 401: 'answered', 502: 'http_failure', 503: 'no_answer' }[status]
    const counted = `webhook_calls_total{webhook="log-in",outcome="${outcome}"} 1`
    expect(await context.metrics.registry.metrics()).toContain(counted)
  }, webhook.settings),
)

test('a late response of the log-in webhook is rejected', () =>
  withStore(async ({ context }) => {
    webhook.behave = () => undefined
    const app = accountApp(context, { customerPortal: createCustomerPortal({ ...context, timeLimit: 50 }) })
    const answer = await openBrowser({ app }).logIn(email, password)
    expect(answer).toMatchObject({ status: 503, body: { message: unexpected } })
  }, webhook.settings))

test('a network address gets 60 log-in attempts an hour', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    for (let tried = 0; tried < 60; tried += 1) {
      expect((await browser.logIn(`person-${tried}@example.com`, password)).status).toBe(200)
    }
    expect((await browser.logIn('one-more@example.com', password)).status).toBe(429)
  }, webhook.settings))

test('log-in ends the previous account session of this browser, and no other session', () =>
  withStore(async (store) => {
    webhook.behave = accepting
    const [shared, elsewhere] = [openBrowser(store), openBrowser(store)]
    await shared.signUp()
    await elsewhere.signUp({ primary_email: 'grace@example.com' })
    const before = new Map(shared.cookies)
    webhook.behave = denying
    await shared.logIn('eve@example.com', password)
    expect(await shared.user()).toMatchObject({ email })
    webhook.behave = granting
    await shared.logIn('eve@example.com', password)
    expect([...shared.cookies.keys()]).toEqual(['wadah.portal'])
    expect(await openBrowser(store, before).user()).toBeNull()
    expect(await elsewhere.user()).toMatchObject({ email: 'grace@example.com' })
  }, webhook.settings))

test('a session is renewed only in a request whose response can set the new cookie', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    webhook.behave = accepting
    await browser.signUp()
    const soon = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await store.db.update(sessions).set({ expiresAt: soon })
    const endsAt = async () => (await store.db.select().from(sessions))[0]?.expiresAt
    const read = await browser.get('notifications')
    expect([read.status, read.headers.getSetCookie()]).toEqual([200, []])
    expect(await endsAt()).toEqual(soon)
    const sessionAnswer = await browser.get('session')
    expect(sessionAnswer.headers.getSetCookie().join()).toMatch(/^wadah\.session_token=.*Max-Age=1209600/)
    expect((await endsAt())?.getTime()).toBeGreaterThan(soon.getTime())
  }, webhook.settings))

test('sign-out ends both sessions and both cookies', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    webhook.behave = accepting
    await browser.signUp()
    webhook.behave = granting
    const other = openBrowser(store)
    await other.logIn(email, password)
    for (const [name, value] of other.cookies) browser.cookies.set(name, value)
    const stolen = new Map(browser.cookies)
    expect(stolen.size).toBe(2)
    expect((await browser.post('sign-out')).status).toBe(204)
    expect(browser.cookies.size).toBe(0)
    expect(await openBrowser(store, stolen).user()).toBeNull()
    expect(await customerPortalSession(store.db, openBrowser(store, stolen).headers(), new Date())).toBeNull()
    expect(await store.db.select({ id: sessions.id }).from(sessions)).toEqual([])
  }, webhook.settings))

test('signing out without being signed in is not an error', () =>
  withStore(async (store) => {
    expect((await openBrowser(store).post('sign-out')).status).toBe(204)
  }))

test('requests from a foreign origin are rejected', () =>
  withStore(async (store) => {
    const origin = { origin: 'https://evil.example' }
    for (const action of ['sign-up', 'log-in', 'sign-out', 'forgotten-password', 'new-password']) {
      const answer = await openBrowser(store).post(action, { email, password }, origin)
      expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
    }
    expect(webhook.calls).toEqual([])
  }, webhook.settings))

test('a session reads and changes the notification settings of its account only', () =>
  withStore(async (store) => {
    webhook.behave = accepting
    const [one, other] = [openBrowser(store), openBrowser(store)]
    await one.signUp()
    await other.signUp({ primary_email: 'grace@example.com', full_name: 'Grace' })
    const on = { marketing_emails: true, product_updates: true, security_alerts: true }
    expect((await one.get('notifications')).body).toEqual(on)
    const chosen = { ...on, marketing_emails: false }
    expect(await one.put('notifications', chosen)).toMatchObject({ status: 200, body: chosen })
    expect((await one.get('notifications')).body).toEqual(chosen)
    expect((await one.put('notifications', on)).body).toEqual(on)
    await one.put('notifications', chosen)
    expect((await other.get('notifications')).body).toEqual(on)
    expect(await openBrowser(store).get('notifications')).toMatchObject({ status: 401 })
    expect(await openBrowser(store).put('notifications', chosen)).toMatchObject({ status: 401 })
    for (const wrong of [{}, { ...on, user_id: 'x' }, { ...on, security_alerts: 'no' }]) {
      expect((await one.put('notifications', wrong)).status).toBe(422)
    }
  }, webhook.settings))
