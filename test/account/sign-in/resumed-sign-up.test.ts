import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { signUpAttempts, users, verifications } from '#account/session/account.tables.server.ts'
import { settledOutcome } from '#account/customer-portal/customer-portal-answers.ts'
import { createCustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import { emailProofKind } from '#account/sign-in/email-proof.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { createTestStore, type TestStore } from '../../support/store.ts'
import { accountApp, openBrowser } from '../../support/account-browser.ts'
import {
  accepting,
  answering,
  startWebhookServer,
  type WebhookServer,
} from '../../support/servers/webhook-server.ts'

const duplicate = answering([{ error_customer: 'Duplicate customer' }])
const webhook = await startWebhookServer()
const { db, close } = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
let primary_email: string
beforeEach(() => {
  primary_email = `resumed-${crypto.randomUUID()}@example.org`
  webhook.behave = asOneCustomerPortal()
})
afterEach(async () => {
  const [user] = await db.delete(users).where(eq(users.email, primary_email)).returning({ id: users.id })
  await db.delete(mails).where(eq(mails.kind, emailProofKind))
  if (user) await db.delete(verifications).where(eq(verifications.value, user.id))
  await db.delete(signUpAttempts).where(eq(signUpAttempts.email, primary_email))
})
afterAll(() => Promise.all([webhook.close(), close()]))

/** A customer portal that accepts each customer once. */
function asOneCustomerPortal(): WebhookServer['behave'] {
  const known = new Set<unknown>()
  return (response, call) => {
    const { primary_email: email } = call.payload
    const answer = known.has(email) ? duplicate : accepting
    known.add(email)
    return answer(response, call)
  }
}

/** A store whose clock is ahead by this many milliseconds. */
function storeLater(milliseconds: number, database = db): TestStore {
  const store = createTestStore(database, webhook.settings)
  const context = { ...store.context, clock: () => new Date(Date.now() + milliseconds) }
  return { ...store, context, app: accountApp(context) }
}

test('a retry completes a sign-up that was interrupted after the webhook accepted it', async () => {
  const customerPortal = webhook.behave
  const broken = openDatabase(inject('committedDatabaseUrl'), { onError: () => undefined })
  // The database goes down while the customer portal accepts the sign-up.
  webhook.behave = async (response, call) => {
    await broken.close()
    await customerPortal(response, call)
  }
  const cut = createTestStore(broken.db, webhook.settings)
  expect((await openBrowser(cut).signUp({ primary_email })).status).toBeGreaterThanOrEqual(500)
  webhook.behave = customerPortal

  const again = await openBrowser(storeLater(31_000)).signUp({ primary_email })
  expect(again).toMatchObject({ status: 201, body: { user: { email: primary_email } } })
  expect(await db.select().from(signUpAttempts).where(eq(signUpAttempts.email, primary_email))).toEqual([])
})

test('a retry completes a sign-up whose webhook response came too late', async () => {
  const customerPortal = webhook.behave
  const late = Promise.withResolvers<void>()
  webhook.behave = async (response, call) => {
    await late.promise
    await customerPortal(response, call)
  }
  const { context } = createTestStore(db, webhook.settings)
  const app = accountApp(context, { customerPortal: createCustomerPortal({ ...context, timeLimit: 50 }) })
  expect(await openBrowser({ app }).signUp({ primary_email })).toMatchObject({ status: 502 })
  late.resolve()
  webhook.behave = customerPortal
  const again = await openBrowser(createTestStore(db, webhook.settings)).signUp({ primary_email })
  expect(again.status).toBe(201)
  expect(await openBrowser(createTestStore(db, webhook.settings)).signUp({ primary_email })).toMatchObject({
    body: { code: 'already_registered' },
  })
})

test('a customer who exists only in the customer portal is reported as a duplicate on every retry', async () => {
  webhook.behave = duplicate
  for (let tried = 0; tried < 3; tried += 1) {
    const rejected = await openBrowser(storeLater(tried * 31_000)).signUp({ primary_email })
    expect(rejected).toMatchObject({ status: 409, body: { code: 'duplicate_customer' } })
  }
})

test('a retry a day after an interrupted sign-up reports a duplicate if the webhook reports a duplicate', async () => {
  await db.insert(signUpAttempts).values({ email: primary_email, startedAt: new Date() })
  webhook.behave = duplicate
  const rejected = await openBrowser(storeLater(25 * 60 * 60 * 1000)).signUp({ primary_email })
  expect(rejected).toMatchObject({ body: { code: 'duplicate_customer' } })
})

test.each([
  ['created', false, 'created'],
  ['duplicate_customer', false, 'duplicate_customer'],
  ['duplicate_customer', true, 'created'],
  ['no_answer', false, 'not_created'],
  ['no_answer', true, 'not_created'],
  ['invalid_email', true, 'invalid_email'],
  ['not_created', true, 'not_created'],
] as const)('the webhook outcome %s (retry: %s) counts as %s', (outcome, isResumed, settled) => {
  expect(settledOutcome(outcome, isResumed)).toBe(settled)
})
