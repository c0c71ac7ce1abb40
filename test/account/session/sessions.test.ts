import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customerPortalSessions, sessions, users } from '#account/session/account.tables.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { deviceOf } from '#account/session/device.ts'
import { placeOf } from '#account/session/session-use.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { ada, openBrowser, type Browser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import { accepting, granting } from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const webhook = await webhookForTests(accepting)

interface Listed {
  id: string
  device: string
  place: string | null
  is_current: boolean
}

async function listed(browser: Browser): Promise<Listed[]> {
  const { status, body } = await browser.get('sessions')
  expect(status).toBe(200)
  return body?.['sessions'] as Listed[]
}

/** Creates a second session of the account, as a log-in to the dashboard does. */
async function anotherSession({ context, db }: TestStore, password: string = ada.password): Promise<string> {
  const { token } = await context.auth.api.signInEmail({ body: { email, password } })
  const [found] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
  return found?.id ?? ''
}

async function sessionsLeft({ db }: TestStore): Promise<string[]> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const left = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, account?.id ?? ''))
  return left.map(({ id }) => id)
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe('the sessions of a backend account', () => {
  test('the sessions of a backend account show device and place of last use, with the current session first', () =>
    withStore(
      async (store) => {
        const browser = openBrowser(store)
        await browser.signUp()
        await anotherSession(store)
        const headers = {
          'user-agent': firefox,
          'x-country': 'DE',
          cookie: browser.headers().get('cookie') ?? '',
        }
        await store.app.request('/api/account/session', { headers })
        const [own, other, ...more] = await listed(browser)
        expect(own).toMatchObject({ device: 'Firefox on Linux', place: 'Germany', is_current: true })
        expect(other).toMatchObject({ place: null, is_current: false })
        expect(more).toEqual([])
      },
      { ...webhook.settings, TRUSTED_COUNTRY_HEADER: 'x-country' },
    ))

  test('the sessions of a backend account can be ended one by one or all at once, except the current session', () =>
    withStore(async (store) => {
      const browser = openBrowser(store)
      await browser.signUp()
      const [own] = await listed(browser)
      const second = await anotherSession(store)
      await anotherSession(store)
      expect(await browser.post('sessions/end', { id: own?.id })).toMatchObject({ status: 404 })
      expect(await browser.post('sessions/end', { id: 'a\0b' })).toMatchObject({ status: 422 })
      expect(await browser.post('sessions/end', { id: second })).toMatchObject({ status: 200 })
      expect(await browser.post('sessions/end', { id: second })).toMatchObject({ status: 404 })
      expect(await sessionsLeft(store)).toHaveLength(2)
      const { body } = await browser.post('sessions/end-others')
      expect(body?.['sessions']).toHaveLength(1)
      expect(await sessionsLeft(store)).toEqual([own?.id])
    }, webhook.settings))

  test('the sessions of a backend account cannot be seen or ended by another account', () =>
    withStore(async (store) => {
      const browser = openBrowser(store)
      await browser.signUp()
      const [own] = await listed(browser)
      const stranger = openBrowser(store)
      expect(await stranger.get('sessions')).toMatchObject({ status: 401 })
      await stranger.signUp({ primary_email: 'eve@example.com' })
      expect(await listed(stranger)).toHaveLength(1)
      expect(await stranger.post('sessions/end', { id: own?.id })).toMatchObject({ status: 404 })
      expect(await stranger.post('sessions/end-others')).toMatchObject({ status: 200 })
      expect(await listed(browser)).toHaveLength(1)
    }, webhook.settings))

  test('the sessions of a backend account include customer-portal sessions once the address is verified', () =>
    withStore(async (store) => {
      webhook.behave = granting
      const visitor = openBrowser(store)
      await visitor.logIn(email, 'difference-engine')
      webhook.behave = accepting
      const browser = openBrowser(store)
      await browser.signUp()
      await browser.post('sessions/end-others')
      expect(await listed(visitor)).toHaveLength(1)
      await store.db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
      expect(await listed(browser)).toHaveLength(2)
      await browser.post('sessions/end-others')
      expect(await visitor.get('sessions')).toMatchObject({ status: 401 })
    }, webhook.settings))
})

test('the list of sessions says whether the account has access to the dashboard', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    await browser.signUp()
    expect(await browser.get('sessions')).toMatchObject({ body: { has_dashboard: false } })
    await store.db.insert(staffMembers).values({ userId: (await browser.user())?.id ?? '', role: 'support' })
    expect(await browser.get('sessions')).toMatchObject({ body: { has_dashboard: true } })
  }, webhook.settings))

test('a customer-portal customer can see and end all sessions of the same email address', () =>
  withStore(async (store) => {
    webhook.behave = granting
    const [desk, phone] = [openBrowser(store), openBrowser(store)]
    await desk.logIn(email, 'difference-engine')
    await phone.logIn(email, 'difference-engine')
    const [own, other] = await listed(desk)
    expect(own?.is_current).toBe(true)
    const [stored] = await store.db.select().from(customerPortalSessions).limit(1)
    expect([own?.id, other?.id]).not.toContain(stored?.tokenHash)
    expect(await desk.post('sessions/end', { id: other?.id })).toMatchObject({ status: 200 })
    expect(await phone.get('sessions')).toMatchObject({ status: 401 })
    expect(await listed(desk)).toHaveLength(1)
  }, webhook.settings))

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [firefox, 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8.5.0', 'Unknown browser'],
  [null, 'Unknown browser'],
])('the device of %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each([
  ['US', '203.0.113.9', 'United States'],
  ['XX', '203.0.113.9', '203.0.113.x'],
  [null, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['<b>', 'unknown', null],
])('the place of a session from country %s and address %s is %s', (country, address, place) => {
  expect(placeOf({ country, address })).toBe(place)
})
