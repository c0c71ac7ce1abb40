import { eq, like, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { credentials, users, verifications } from '#account/session/account.tables.server.ts'
import { customerPortalSession } from '#account/customer-portal/customer-portal-cookie.server.ts'
import { resetRequest } from '#account/sign-in/password-reset.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import { NotAccepted } from '#mail/mail.server.ts'
import { createApp } from '#app/app.server.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'
import { withStore, type TestStore } from '../../support/store.ts'
import { patience } from '../../support/patience.ts'
import { ada, openBrowser, type Browser } from '../../support/account-browser.ts'
import { webhookForTests } from '../../support/servers/webhook-for-tests.ts'
import { accepting, granting } from '../../support/servers/webhook-server.ts'

const email = 'ada@example.com'
const password = 'analytical-engine'
const expired = {
  status: 410,
  body: {
    code: 'token_not_valid',
    message: 'This link has expired or was already used. Ask for a new one to choose your password.',
  },
}
const webhook = await webhookForTests(accepting)

test('the reset mail contains a link that sets a new password once, and verifies the address that it was mailed to', () =>
  withStore(async (store) => {
    const browser = await signUp(store)
    const before = await hashOf(store)
    const sent = await browser.post('forgotten-password', { email: 'ADA@Example.com' })
    expect(sent).toMatchObject({ status: 202, body: { status: 'sent' } })
    const [token] = await tokens(store, 1)
    expect(store.sent[0]).toMatchObject({ to: email })
    expect(await browser.post('new-password', { token, password })).toMatchObject({
      status: 200,
      body: { status: 'changed', email },
    })
    expect(await hashOf(store)).not.toBe(before)
    expect(await store.db.select().from(users).where(eq(users.email, email))).toMatchObject([
      { emailVerified: true },
    ])
    expect(await browser.post('new-password', { token, password })).toMatchObject(expired)
  }, webhook.settings))

test('a password reset for an unknown email gets the same response and sends no mail', () =>
  withStore(async (store) => {
    await signUp(store)
    const known = await openBrowser(store).post('forgotten-password', { email })
    const unknown = await openBrowser(store).post('forgotten-password', { email: 'nobody@example.com' })
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    await tokens(store, 1)
  }, webhook.settings))

test('an accepted reset request survives a restart and an outage of the mail server, and stores no token before the mail is sent', () =>
  withStore(async (store) => {
    await signUp(store)
    const jobs = { ...store.context.jobs, mail: keepOnly }
    const browser = openBrowser({ app: createApp({ ...store.context, jobs }) })
    const nobody = 'nobody@example.com'
    for (const each of [email, nobody]) {
      expect((await browser.post('forgotten-password', { email: each })).status).toBe(202)
    }
    const stored = await store.db.select().from(mails).where(eq(mails.kind, 'reset'))
    expect(stored.map(({ state, message }) => [state, message?.to, message?.text])).toEqual([
      ['queued', email, ''],
      ['queued', nobody, ''],
    ])
    expect(await linksOf(store)).toEqual([])

    const { deliver } = scheduledJobs(store.context, () => jobs)
    const send = vi.spyOn(store.context.mail, 'send').mockRejectedValueOnce(new NotAccepted('away'))
    await expect(deliver(stored[0]?.id ?? '')).rejects.toThrow()
    const again = await store.db.select().from(mails).where(eq(mails.state, 'queued'))
    expect(JSON.stringify(again)).not.toContain('token=')
    for (const { id } of stored) await deliver(id)
    expect(send).toHaveBeenCalledTimes(2)
    const left = await store.db.select().from(mails).where(eq(mails.kind, 'reset'))
    expect(left).toMatchObject([{ state: 'sent', message: null }])
    const [token] = await tokens(store, 1)
    expect(await browser.post('new-password', { token, password })).toMatchObject({ status: 200 })
  }, webhook.settings))

test('mails that strangers trigger do not block a password reset for the same mailbox', () =>
  withStore(async (store) => {
    await signUp(store)
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await store.context.jobs.mail(store.db, confirmation(attempt))
    }
    expect(store.sent).toHaveLength(10)
    await openBrowser(store).post('forgotten-password', { email })
    expect(store.sent).toHaveLength(11)
    expect(store.sent[10]?.text).toContain('token=')
  }, webhook.settings))

test('one mailbox gets at most ten reset mails an hour from all sources, and the response never reveals the limit', () =>
  withStore(async (store) => {
    await signUp(store)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await store.context.jobs.mail(store.db, resetRequest(attempt % 2 ? email : 'ADA@Example.com'))
    }
    const sent = store.sent.length
    expect(await openBrowser(store).post('forgotten-password', { email })).toMatchObject({ status: 202 })
    expect(await store.db.select().from(mails).where(eq(mails.state, 'queued'))).toEqual([])
    expect(store.sent).toHaveLength(sent)
  }, webhook.settings))

test('an account that the customer portal never accepted gets no reset mail', () =>
  withStore(async (store) => {
    await store.db.insert(users).values({ name: 'Left', email })
    expect((await openBrowser(store).post('forgotten-password', { email })).status).toBe(202)
    expect(await linksOf(store)).toEqual([])
    expect(store.sent).toEqual([])
  }, webhook.settings))

test('a new password ends all sessions of both kinds and invalidates every other reset link', () =>
  withStore(async (store) => {
    const [there, graceThere] = [openBrowser(store), openBrowser(store)]
    const here = await signUp(store)
    const grace = await signUp(store, { primary_email: 'grace@example.com' })
    webhook.behave = granting
    await there.logIn('Ada@example.com', ada.password)
    await graceThere.logIn('grace@example.com', ada.password)
    for (let attempt = 0; attempt < 2; attempt += 1) await here.post('forgotten-password', { email })
    const [first, second] = await tokens(store, 2)
    expect((await openBrowser(store).post('new-password', { token: first, password })).status).toBe(200)
    expect(await here.user()).toBeNull()
    expect(await customerPortalSession(store.db, there.headers(), new Date())).toBeNull()
    expect(await grace.user()).toMatchObject({ email: 'grace@example.com' })
    expect(await customerPortalSession(store.db, graceThere.headers(), new Date())).toMatchObject({
      email: 'grace@example.com',
    })
    expect(await here.post('new-password', { token: second, password })).toMatchObject(expired)
  }, webhook.settings))

test('an expired or invented reset token changes nothing', () =>
  withStore(async (store) => {
    const browser = await signUp(store)
    const before = await hashOf(store)
    await browser.post('forgotten-password', { email })
    const [token] = await tokens(store, 1)
    expect(JSON.stringify(await linksOf(store))).not.toContain(token)
    await store.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    for (const wrong of [token, 'invented']) {
      expect(await browser.post('new-password', { token: wrong, password })).toMatchObject(expired)
    }
    expect(await hashOf(store)).toBe(before)
    expect(await browser.user()).not.toBeNull()
  }, webhook.settings))

test.each([
  ['a short password', { token: 'x', password: 'short' }],
  ['a long password', { token: 'x', password: 'x'.repeat(129) }],
  ['no token', { token: '', password }],
  ['a zero byte', { token: 'a\u0000b', password }],
  ['another field', { token: 'x', password, userId: '1' }],
])('a reset with %s is rejected and does not use up the link', (_name, form) =>
  withStore(async (store) => {
    await signUp(store)
    await openBrowser(store).post('forgotten-password', { email })
    const [token = ''] = await tokens(store, 1)
    const wrong = { ...form, token: form.token === 'x' ? token : form.token }
    expect((await openBrowser(store).post('new-password', wrong)).status).toBe(422)
    expect((await openBrowser(store).post('new-password', { token, password })).status).toBe(200)
  }, webhook.settings),
)

test('a common password is rejected beside its field and does not use up the link', () =>
  withStore(async (store) => {
    const browser = await signUp(store)
    await browser.post('forgotten-password', { email })
    const [token] = await tokens(store, 1)
    expect(await browser.post('new-password', { token, password: 'Password' })).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_request',
        fields: { password: 'This password is too common. Choose one that is harder to guess.' },
      },
    })
    expect((await browser.post('new-password', { token, password })).status).toBe(200)
  }, webhook.settings))

test('a network address gets 10 attempts an hour to reset a password', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await browser.post('forgotten-password', { email })).status).toBe(202)
    }
    const rejected = await browser.post('forgotten-password', { email })
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000)
  }, webhook.settings))

/** Signs up, and removes the verification mail: these tests are about the other links. */
async function signUp(store: TestStore, changes: Record<string, unknown> = {}): Promise<Browser> {
  const browser = openBrowser(store)
  await browser.signUp(changes)
  store.sent.length = 0
  for (const { id } of await linksOf(store)) {
    await store.db.delete(verifications).where(eq(verifications.id, id))
  }
  return browser
}

const keepOnly: Jobs['mail'] = async (tx, mail) => void (await queueMail(tx, mail))

/** A mail of the kind sent for inquiries, to the same mailbox in alternating spellings. */
function confirmation(number: number) {
  const id = crypto.randomUUID()
  const message = { to: number % 2 ? email : 'ADA@Example.com', subject: 'We have received it', text: 'x' }
  return {
    key: `enquiry ${id} confirmation`,
    subject: id,
    kind: 'confirmation',
    urgency: 'low' as const,
    message,
  }
}

/** The unused links of the accounts in these tests. */
function linksOf({ db }: TestStore) {
  return db
    .select({ id: verifications.id, identifier: verifications.identifier })
    .from(verifications)
    .innerJoin(users, eq(verifications.value, sql`${users.id}::text`))
    .where(like(users.email, '%@example.com'))
}

/** Waits for this many mailed links and returns their tokens. */
async function tokens({ sent }: TestStore, count: number): Promise<string[]> {
  await vi.waitFor(() => expect(sent).toHaveLength(count), patience)
  return sent.map(({ text }) => {
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '')
    expect(link.pathname).toBe('/auth')
    expect(link.searchParams.get('reset')).toBe('true')
    return link.searchParams.get('token') ?? ''
  })
}

async function hashOf({ db }: TestStore): Promise<string | null | undefined> {
  const [stored] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(eq(users.email, email))
  return stored?.hash
}
