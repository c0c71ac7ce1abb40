import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { grantedCustomer, signUpOutcome } from '#account/customer-portal/customer-portal-answers.ts'
import { demoAccount, customerPortalOnly } from '#content/demo/accounts.ts'
import { hashPassword } from '#lib/password-hash.server.ts'
import { logInWebhook } from '../../sandbox/webhooks/log-in.ts'
import { signUpWebhook } from '../../sandbox/webhooks/sign-up.ts'

let pool: Pool
let outboxDirectory: string
beforeAll(async () => {
  pool = new Pool({ connectionString: inject('committedDatabaseUrl'), max: 1 })
  outboxDirectory = await mkdtemp(join(tmpdir(), 'wadah-outbox-'))
})
afterAll(async () => {
  await pool.end()
  await rm(outboxDirectory, { recursive: true })
})

test('the log-in webhook of the sandbox checks the passwords of the store’s accounts', async () => {
  const { email, password, name, phone, company } = demoAccount
  expect(grantedCustomer(await logIn({ email: email.toUpperCase(), password }))).toEqual({
    name,
    phone,
    company,
  })
  for (const wrong of [
    { email, password: 'wrong' },
    { email: 'nobody@example.com', password },
    { email: customerPortalOnly.email, password },
  ]) {
    expect(await logIn(wrong)).toEqual([{ access_granted: false, customer_found: [] }])
  }
})

test('the log-in webhook rejects an account that was never accepted', async () => {
  const email = `left-${crypto.randomUUID()}@example.org`
  const { password } = demoAccount
  await pool.query(
    `with left_behind as (insert into users (name, email) values ('Left', $1) returning id)
     insert into credentials (account_id, provider_id, user_id, password)
     select id, 'credential', id, $2 from left_behind`,
    [email, await hashPassword(password)],
  )
  try {
    expect(grantedCustomer(await logIn({ email, password }))).toBeNull()
    await pool.query('update users set accepted_at = now() where email = $1', [email])
    expect(grantedCustomer(await logIn({ email, password }))).not.toBeNull()
  } finally {
    await pool.query('delete from users where email = $1', [email])
  }
})

test('the sign-up webhook stores the welcome mail in the outbox and accepts the sign-up', async () => {
  const answer = await signUp({ primary_email: 'Ada@example.com', full_name: 'Ada' })
  expect(signUpOutcome(answer)).toBe('created')
  const [file = ''] = await readdir(outboxDirectory)
  expect(file).toMatch(/^\d{4}-.*\.json$/)
  const mail: unknown = JSON.parse(await readFile(join(outboxDirectory, file), 'utf8'))
  expect(mail).toEqual({
    from: expect.any(String),
    sentAt: expect.any(String),
    to: 'ada@example.com',
    subject: 'Welcome to Wadah',
    text: expect.stringContaining('Hello Ada,'),
  })
})

test.each([
  [customerPortalOnly.email, 'duplicate_customer'],
  [demoAccount.email, 'duplicate_customer'],
  ['ada@example.invalid', 'invalid_email'],
])('the sign-up webhook answers %s with %s', async (primary_email, outcome) => {
  expect(signUpOutcome(await signUp({ primary_email, full_name: 'Ada' }))).toBe(outcome)
})

test('the log-in webhook rejects an invalid payload', async () => {
  for (const body of [null, [], {}, { email: 1, password: 'x' }]) {
    const answer = await logInWebhook(request(body), { pool, outboxDirectory })
    expect(answer.status).toBe(400)
  }
})

async function logIn(payload: unknown): Promise<unknown> {
  return (await logInWebhook(request(payload), { pool, outboxDirectory })).json()
}

async function signUp(payload: unknown): Promise<unknown> {
  return (await signUpWebhook(request(payload), { pool, outboxDirectory })).json()
}

function request(payload: unknown): Request {
  return new Request('http://sandbox.test/', { method: 'POST', body: JSON.stringify(payload) })
}
