import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import { ada, openBrowser, type Browser } from '../support/account-browser.ts'
import { webhookForTests } from '../support/servers/webhook-for-tests.ts'
import { accepting, denying, granting } from '../support/servers/webhook-server.ts'
import { withStore, type TestStore } from '../support/store.ts'

const email = 'ada@example.com'
const { password } = ada
const webhook = await webhookForTests(granting)

interface Line {
  product_id: string
  quantity: number
  product_data: { name: string; price: number; is_available: boolean }
}

async function send({ app }: TestStore, browser: Browser, method: string, path: string, body?: unknown) {
  const headers = browser.headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = await app.request(path, { method, headers, body: JSON.stringify(body) ?? null })
  return { status: response.status, body: (await response.json()) as { lines: Line[] } }
}

async function earlierLines(store: TestStore, browser: Browser): Promise<Line[]> {
  const answer = await send(store, browser, 'GET', '/api/cart/earlier')
  expect(answer.status).toBe(200)
  return answer.body.lines
}

/** An account with two products and a solution in its cart, in a browser that is still signed in. */
async function fillAccount(store: TestStore): Promise<Browser> {
  const browser = openBrowser(store)
  webhook.behave = accepting
  expect((await browser.signUp()).status).toBe(201)
  webhook.behave = granting
  for (const line of [
    { product_id: 'cart-plain', product_type: 'marketplace', quantity: 2 },
    { product_id: 'cart-solution', product_type: 'wts_solution' },
  ]) {
    expect((await send(store, browser, 'POST', '/api/cart/lines', line)).status).toBe(201)
  }
  return browser
}

function prove({ db }: TestStore) {
  return db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
}

async function logIn(store: TestStore, typed = password, address = email): Promise<Browser> {
  const browser = openBrowser(store)
  await browser.logIn(address, typed)
  return browser
}

function withAccount(work: (store: TestStore, account: Browser) => Promise<void>): Promise<void> {
  return withStore(async (store) => work(store, await fillAccount(store)), webhook.settings, 'wadah_shop')
}

test('with a verified address, log-in shows the lines of the account at current prices (product: cart 40)', () =>
  withAccount(async (store, account) => {
    await prove(store)
    const lines = await earlierLines(store, await logIn(store, 'another password'))
    expect(
      lines.map(({ product_id, quantity, product_data: { price } }) => [product_id, quantity, price]),
    ).toEqual(
      expect.arrayContaining([
        ['cart-plain', 2, 10.5],
        ['cart-solution', 1, 1780],
      ]),
    )
    expect((await send(store, account, 'GET', '/api/cart')).body.lines).toHaveLength(2)
  }))

test('with an unverified address and another password, nothing of the account is shown', () =>
  withAccount(async (store) => {
    expect(await earlierLines(store, await logIn(store, 'another password'))).toEqual([])
  }))

test('with an unverified address, a log-in with the account’s password shows the account’s lines but opens no account session', () =>
  withAccount(async (store, account) => {
    const browser = await logIn(store)
    expect(await earlierLines(store, browser)).toHaveLength(2)
    expect((await browser.get('session')).body).toEqual({ user: null, customer_portal_email: email })
    expect((await send(store, browser, 'GET', '/api/cart')).status).toBe(401)
    expect((await send(store, account, 'GET', '/api/cart')).body.lines).toHaveLength(2)
    // A matching password shows the lines in this session only, and does not verify the address.
    expect(await earlierLines(store, await logIn(store, 'another password'))).toEqual([])
  }))

test('a log-in that the customer portal rejects does not check the account’s password', () =>
  withAccount(async (store) => {
    webhook.behave = denying
    const compare = vi.spyOn(store.context.auth, 'isRightPassword')
    expect(await earlierLines(store, await logIn(store))).toEqual([])
    expect(compare).not.toHaveBeenCalled()
  }))

test('the password of an account with a role is never checked', () =>
  withAccount(async (store, account) => {
    const userId = (await account.user())?.id ?? ''
    await store.db.insert(staffMembers).values({ userId, role: 'support' })
    const compare = vi.spyOn(store.context.auth, 'isRightPassword')
    expect(await earlierLines(store, await logIn(store))).toEqual([])
    expect(compare).not.toHaveBeenCalled()
  }))

test('an account that gets a role after log-in no longer shows its lines', () =>
  withAccount(async (store, account) => {
    const userId = (await account.user())?.id ?? ''
    const browser = await logIn(store)
    await store.db.insert(staffMembers).values({ userId, role: 'support' })
    expect(await earlierLines(store, browser)).toEqual([])
  }))

test('the lines of an account are not offered to another address, to a visitor or to the account, which already has them', () =>
  withAccount(async (store, account) => {
    await prove(store)
    expect(await earlierLines(store, await logIn(store, password, 'grace@example.com'))).toEqual([])
    expect(await earlierLines(store, openBrowser(store))).toEqual([])
    expect(await earlierLines(store, account)).toEqual([])
  }))

test('neither a deleted account nor the next account with the same address shows earlier lines', () =>
  withAccount(async (store) => {
    const browser = await logIn(store)
    await store.db.delete(users).where(eq(users.email, email))
    expect(await earlierLines(store, browser)).toEqual([])
    await fillAccount(store)
    expect(await earlierLines(store, browser)).toEqual([])
  }))

test('a sign-up that was never accepted shows no lines', () =>
  withAccount(async (store) => {
    await prove(store)
    await store.db.update(users).set({ acceptedAt: null }).where(eq(users.email, email))
    expect(await earlierLines(store, await logIn(store))).toEqual([])
  }))
