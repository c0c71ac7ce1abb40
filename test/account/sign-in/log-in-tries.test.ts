import { expect, test } from 'vitest'
import { logInAddresses } from '#account/session/account.tables.server.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { ada, openBrowser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import {
  accepting,
  answering,
  denying,
  granting,
  type WebhookServer,
} from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const password = 'difference-engine'
const webhook = await webhookForTests(granting)

test('ten failed log-ins lock an account for one network address for 15 minutes, in any letter case of its email', () =>
  withStore(async (store) => {
    webhook.behave = denying
    const browser = openBrowser(store)
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await browser.logIn(email, `wrong ${tried}`)).status).toBe(401)
    }
    webhook.behave = granting
    const closed = await browser.logIn('ADA@example.com', password)
    expect(closed).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(webhook.calls).toHaveLength(10)
    expect((await browser.logIn('grace@example.com', password)).status).toBe(200)
  }, webhook.settings))

test('fifty simultaneous log-ins cannot bypass the limit of ten failed attempts', () =>
  withStore(async (store) => {
    webhook.behave = denying
    const browser = openBrowser(store)
    const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => browser.logIn(email, `wrong ${n}`)))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(webhook.calls).toHaveLength(10)
  }, webhook.settings))

test('a correct password resets the failed log-ins, and log-ins during a failure of the customer portal do not count', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    const tryNineTimes = async (behave: WebhookServer['behave'], status: number) => {
      webhook.behave = behave
      for (let tried = 0; tried < 9; tried += 1) {
        expect((await browser.logIn(email, 'wrong')).status).toBe(status)
      }
    }
    await tryNineTimes(denying, 401)
    await tryNineTimes(answering([], 500), 502)
    webhook.behave = granting
    expect((await browser.logIn(email, password)).status).toBe(200)
    await tryNineTimes(denying, 401)
  }, webhook.settings))

test('wrong guesses by strangers do not lock the owner out at other network addresses', () =>
  fromAddresses(async (store) => {
    await guess(store, 10, () => '198.51.100.1')
    expect((await logInFrom(store, '198.51.100.1')).status).toBe(429)
    expect((await logInFrom(store, '203.0.113.7')).status).toBe(200)
  }))

test('after 100 failed log-ins from anywhere, only network addresses that are new to the account are blocked', () =>
  fromAddresses(async (store) => {
    await signUpFrom(store, '203.0.113.1')
    expect((await logInFrom(store, '203.0.113.2')).status).toBe(200)
    await guess(store, 100, (tried) => `198.51.100.${Math.floor(tried / 10)}`)
    const stranger = await logInFrom(store, '198.51.100.99')
    expect(stranger).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(3000)
    for (const used of ['203.0.113.1', '203.0.113.2']) {
      expect((await logInFrom(store, used)).status).toBe(200)
    }
    expect((await logInFrom(store, '198.51.100.99', 'grace@example.com')).status).toBe(200)
  }))

test('successful log-ins do not count toward the limit of 100 failed attempts', () =>
  fromAddresses(async (store) => {
    for (let day = 0; day < 101; day += 1) {
      expect((await logInFrom(store, `203.0.113.${day}`)).status).toBe(200)
    }
    expect((await logInFrom(store, '203.0.113.200')).status).toBe(200)
  }))

test('a password reset clears both log-in limits for every network address', () =>
  fromAddresses(async (store) => {
    await signUpFrom(store, '203.0.113.1')
    await guess(store, 100, (tried) => `198.51.100.${Math.floor(tried / 10)}`)
    expect((await logInFrom(store, '198.51.100.3')).status).toBe(429)
    expect((await logInFrom(store, '198.51.100.99')).status).toBe(429)
    const browser = openBrowser(store)
    await browser.post('forgotten-password', { email })
    const text = store.sent.find(({ subject }) => subject.includes('new password'))?.text ?? ''
    const token = /token=([\w-]+)/.exec(text)?.[1]
    expect((await browser.post('new-password', { token, password: 'analytical-engine' })).status).toBe(200)
    webhook.behave = granting
    expect((await logInFrom(store, '198.51.100.3')).status).toBe(200)
    expect((await logInFrom(store, '198.51.100.99')).status).toBe(200)
  }))

test('the network addresses of an account are stored only as keyed hashes', () =>
  fromAddresses(async (store) => {
    await logInFrom(store, '203.0.113.1')
    const stored = await store.db.select({ hash: logInAddresses.hash }).from(logInAddresses)
    expect(stored).not.toEqual([])
    for (const { hash } of stored) expect(hash).toMatch(/^[\w-]{43}$/)
  }))

/** Runs with a store behind a proxy that sends the network address of the client. */
function fromAddresses(work: (store: TestStore) => Promise<void>): Promise<void> {
  return withStore(work, { ...webhook.settings, TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' })
}

function logInFrom(store: TestStore, address: string, of: string = email) {
  return openBrowser(store).post('log-in', { email: of, password }, { 'x-forwarded-for': address })
}

async function guess(store: TestStore, count: number, addressOf: (tried: number) => string): Promise<void> {
  webhook.behave = denying
  for (let tried = 0; tried < count; tried += 1) {
    expect((await logInFrom(store, addressOf(tried))).status).toBe(401)
  }
  webhook.behave = granting
}

async function signUpFrom(store: TestStore, address: string): Promise<void> {
  webhook.behave = accepting
  const made = await openBrowser(store).post('sign-up', ada, { 'x-forwarded-for': address })
  expect(made.status).toBe(201)
  webhook.behave = granting
}
