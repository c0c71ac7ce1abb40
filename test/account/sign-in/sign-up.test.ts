import { eq, like } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { credentials, sessions, users, verifications } from '#account/session/account.tables.server.ts'
import { createCustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import { emailProofKind } from '#account/sign-in/email-proof.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { openDatabase, type Database } from '#db/database.server.ts'
import { createTestStore, withStore } from '../../support/store.ts'
import { accountApp, ada, openBrowser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import { accepting, answering, sayingText, type WebhookServer } from '../../support/servers/webhook-server.ts'

const webhook = await webhookForTests(accepting)

const rejection = 'Failed to create account. Please try again.'

test('sign-up creates an account, sends the customer portal its exact payload, and signs in', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    const made = await browser.signUp()
    expect(made.status).toBe(201)
    expect(made.headers.get('cache-control')).toBe('no-store')
    const [call] = webhook.calls
    expect(call?.path).toBe('/sign-up')
    const { created_at: createdAt, updated_at: updatedAt, ...payload } = call?.payload ?? {}
    expect(payload).toEqual({
      lead_id: null,
      organization_id: null,
      customer_type: 'prospect',
      status: 'active',
      primary_email: 'ada@example.com',
      password: ada.password,
      primary_phone: ada.primary_phone,
      full_name: 'Ada Lovelace',
      company_name: 'Engines',
      timezone: 'America/Chicago',
      source_channel: 'customer_portal',
      source_agent: 'customer_portal',
      source_tool: 'customer_portal',
      created_by_user_id: 'test-portal',
      notes: '',
      metadata: {},
    })
    expect(new Date(String(createdAt)).toISOString()).toBe(createdAt)
    expect(updatedAt).toBe(createdAt)
    expect(await browser.user()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ada@example.com',
      user_metadata: { full_name: 'Ada Lovelace', phone: ada.primary_phone, company: 'Engines' },
      role: 'authenticated',
    })
    const [cookie] = made.headers.getSetCookie().filter((line) => line.startsWith('wadah.session_token='))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    const [stored] = await store.db
      .select({ password: credentials.password })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(eq(users.email, 'ada@example.com'))
    expect(stored?.password).toMatch(/^\$argon2id\$/)
  }, webhook.settings))

test('a registered email is rejected in any letter case, and its account is unchanged', () =>
  withStore(async (store) => {
    await openBrowser(store).signUp()
    const again = await openBrowser(store).signUp({
      primary_email: 'ADA@EXAMPLE.COM',
      password: 'another-password',
    })
    expect(again.status).toBe(409)
    expect(again.body).toEqual({
      code: 'already_registered',
      message: 'An account with this email already exists. Please try logging in instead.',
    })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(webhook.calls).toHaveLength(1)
    expect(await accounts(store.db)).toBe(1)
  }, webhook.settings))

const troubles: Array<[string, WebhookServer['behave'], string, string, number]> = [
  ['500', answering([{ send_status: 'sent' }], 500), 'not_created', rejection, 502],
  [
    'a redirect',
    (response) => void response.writeHead(307, { location: webhook.url }).end(),
    'not_created',
    rejection,
    502,
  ],
  ['no JSON', sayingText('<h1>Welcome</h1>'), 'not_created', rejection, 502],
  ['nothing', sayingText(''), 'not_created', rejection, 502],
  ['an endless answer', sayingText(`[${' '.repeat(300_000)}]`), 'not_created', rejection, 502],
  ['a broken connection', (response) => void response.destroy(), 'not_created', rejection, 502],
  [
    'a duplicate',
    answering([{ error_customer: 'Duplicate customer', email_recipient: 'ada@example.com' }]),
    'duplicate_customer',
    'An account with this email already exists in our system. Please try logging in instead.',
    409,
  ],
  [
    'a wrong e-mail',
    answering([{ error_email: 'Invalid email address' }]),
    'invalid_email',
    'Please enter a valid email address.',
    422,
  ],
]

test.each(troubles)(
  '%s from the webhook leaves no account, and a retry works',
  (_name, behave, code, message, status) =>
    withStore(async (store) => {
      webhook.behave = behave
      const browser = openBrowser(store)
      const rejected = await browser.signUp()
      expect(rejected).toMatchObject({ status, body: { code, message } })
      expect(browser.cookies.size).toBe(0)
      expect(await accounts(store.db)).toBe(0)
      expect(await store.db.select({ id: sessions.id }).from(sessions)).toEqual([])
      webhook.behave = accepting
      expect((await browser.signUp()).status).toBe(201)
    }, webhook.settings),
)

test('a webhook that starts its response and stalls counts as too late', () =>
  withStore(async ({ context, db }) => {
    webhook.behave = (response) => void response.writeHead(200).write('[{"send_status":')
    const app = accountApp(context, { customerPortal: createCustomerPortal({ ...context, timeLimit: 50 }) })
    expect(await openBrowser({ app }).signUp()).toMatchObject({ status: 502, body: { message: rejection } })
    expect(await accounts(db)).toBe(0)
  }, webhook.settings))

test('after a webhook whose acceptance arrived too late, a retry reports the customer, who can log in', () =>
  withStore(async (store) => {
    const { context, db } = store
    webhook.behave = () => undefined
    const app = accountApp(context, { customerPortal: createCustomerPortal({ ...context, timeLimit: 50 }) })
    expect(await openBrowser({ app }).signUp()).toMatchObject({ status: 502 })
    webhook.behave = answering([{ error_customer: 'Duplicate customer' }])
    const again = await openBrowser(store).signUp()
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicate_customer' } })
    expect(await accounts(db)).toBe(0)
    webhook.behave = answering([{ access_granted: true }])
    expect((await openBrowser(store).logIn(ada.primary_email, ada.password)).status).toBe(200)
  }, webhook.settings))

test('while the webhook of a sign-up is pending, a second sign-up reports an existing account', () =>
  withStore(async (store) => {
    const called = Promise.withResolvers<void>()
    const decide = Promise.withResolvers<void>()
    webhook.behave = async (response, call) => {
      called.resolve()
      await decide.promise
      await accepting(response, call)
    }
    const signingUp = openBrowser(store).signUp()
    await called.promise
    expect(await openBrowser(store).signUp()).toMatchObject({
      status: 409,
      body: { code: 'already_registered' },
    })
    decide.resolve()
    expect((await signingUp).status).toBe(201)
  }, webhook.settings))

test('an unaccepted account left by a crash is replaced after 30 seconds, and no sooner', () =>
  withStore(async (store) => {
    const leave = (age: number) =>
      store.db.insert(users).values({
        name: 'Left',
        email: 'ada@example.com',
        createdAt: new Date(Date.now() - age),
      })
    await leave(29_000)
    expect(await openBrowser(store).signUp()).toMatchObject({ status: 409 })
    await store.db.delete(users).where(eq(users.email, 'ada@example.com'))
    await leave(31_000)
    expect(await openBrowser(store).signUp()).toMatchObject({ status: 201 })
    expect(await accounts(store.db)).toBe(1)
  }, webhook.settings))

test('simultaneous sign-ups with the same email create one account', async () => {
  const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  const email = `twice-${crypto.randomUUID()}@example.org`
  try {
    const store = createTestStore(db, webhook.settings)
    const tries = await Promise.all([1, 2, 3].map(() => openBrowser(store).signUp({ primary_email: email })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(webhook.calls).toHaveLength(1)
    expect(await db.select({ id: users.id }).from(users).where(eq(users.email, email))).toHaveLength(1)
  } finally {
    const [user] = await db.delete(users).where(eq(users.email, email)).returning({ id: users.id })
    await db.delete(mails).where(eq(mails.kind, emailProofKind))
    if (user) await db.delete(verifications).where(eq(verifications.value, user.id))
    await close()
  }
})

test.each([
  ['an unknown field', { role: 'admin' }],
  ['an acceptance time', { acceptedAt: '2020-01-01' }],
  ['a common password', { password: 'Password' }],
  ['a password of digits in a row', { password: '12345678' }],
])('a sign-up with %s is rejected before anything is stored', (_name, changes) =>
  withStore(async (store) => {
    const rejected = await openBrowser(store).signUp(changes)
    expect(rejected).toMatchObject({ status: 422, body: { code: 'invalid_request' } })
    expect(webhook.calls).toEqual([])
    expect(await accounts(store.db)).toBe(0)
  }, webhook.settings),
)

test('a network address gets 20 sign-up attempts an hour, then a retry time', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    await browser.signUp()
    for (let tried = 1; tried < 20; tried += 1) expect((await browser.signUp()).status).toBe(409)
    const rejected = await browser.signUp()
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000)
  }, webhook.settings))

async function accounts(db: Database): Promise<number> {
  return (await db.select({ id: users.id }).from(users).where(like(users.email, '%@example.com'))).length
}
