import { expect, test } from 'vitest'
import { logInForm, newPasswordForm, signUpForm } from '#account/session/account.forms.ts'
import { grantedCustomer, signUpOutcome } from '#account/customer-portal/customer-portal-answers.ts'
import { joinPath, openedTab, safeReturnPath, signInPath } from '#account/session/return-path.ts'
import { parsed } from '#lib/schema.ts'
import { localRecordSchema } from '#account/session/local-record.ts'
import { customerPortalUser, sessionUser, syntheticSession } from '#account/session/session.ts'

const record = { loggedIn: true, accessGranted: true, email: 'ada@example.com' }

test.each([
  ['another flag', { ...record, loggedIn: 'true' }],
  ['no access', { ...record, accessGranted: false }],
  ['no login', { accessGranted: true, email: 'ada@example.com' }],
  ['no e-mail', { loggedIn: true, accessGranted: true, name: 'Ada' }],
  ['a blank e-mail', { ...record, email: '  ' }],
  ['a list', [record]],
  ['null', null],
  ['text', 'loggedIn'],
])('a local record with %s is ignored', (_case, value) => {
  expect(parsed(localRecordSchema, value)).toBeUndefined()
})

test('a local record keeps its text fields and drops all other fields', () => {
  const parsed = localRecordSchema({ ...record, name: 7, phone: '1', company: null, extra: true })
  expect(customerPortalUser(parsed)).toEqual({
    id: 'ada@example.com',
    email: 'ada@example.com',
    user_metadata: { full_name: 'ada', phone: '1' },
    role: 'authenticated',
  })
})

test('the full name falls back to the part of the email before the at-sign', () => {
  expect(sessionUser('1', 'ada@example.com', { name: ' Ada L ' }).user_metadata.full_name).toBe('Ada L')
  expect(sessionUser('1', 'ada@example.com', { name: '' }).user_metadata.full_name).toBe('ada')
  expect(sessionUser('1', '@odd', {}).user_metadata.full_name).toBe('@odd')
})

test('the synthetic session expires 3600 seconds after each check', () => {
  const parsed = localRecordSchema(record)
  const first = syntheticSession(parsed, new Date('2026-01-01T00:00:00Z'))
  expect(first.expires_in).toBe(3600)
  expect(first.expires_at * 1000).toBe(Date.parse('2026-01-01T01:00:00Z'))
  expect(syntheticSession(parsed, new Date('2026-01-01T00:00:30Z')).expires_at).toBe(first.expires_at + 30)
})

test.each([
  [[{ access_granted: true }]],
  [[{ access_granted: false }, { access_granted: true }]],
  [[null, { access_granted: true }]],
  [[{ customer_found: [{ access_granted: true }] }]],
  [[{ access_granted: false, customer_found: [{}, { access_granted: true }] }]],
  [{ access_granted: true }],
  [{ customer_found: [{ access_granted: true }] }],
])('access is granted by the webhook response %j', (answer) => {
  expect(grantedCustomer(answer)).not.toBeNull()
})

test.each([
  [undefined],
  [null],
  [{}],
  [[]],
  [[null]],
  ['granted'],
  [true],
  [{ access_granted: 'true' }],
  [{ '0': { access_granted: true }, length: 1 }],
  [[[{ access_granted: true }]]],
  [[{ access_granted: 'true' }]],
  [[{ access_granted: 1 }]],
  [[{ customer_found: { access_granted: true } }]],
  [[{ customer_found: [[{ access_granted: true }]] }]],
  [[{ customer_found: [null, 'x', { access_granted: 'yes' }] }]],
  [[{ data: { access_granted: true } }]],
])('no access is granted by the webhook response %j', (answer) => {
  expect(grantedCustomer(answer)).toBeNull()
})

test('name, phone and company come from the entry that grants access, with its enclosing object as fallback', () => {
  const entry = { access_granted: true, full_name: 'Ada', phone: ' ' }
  expect(
    grantedCustomer([{ name: 'Item', phone: '1', company_name: 'Co', customer_found: [entry] }]),
  ).toEqual({
    name: 'Ada',
    phone: '1',
    company: 'Co',
  })
  expect(grantedCustomer([{ access_granted: true, name: 5 }])).toEqual({
    name: undefined,
    phone: undefined,
    company: undefined,
  })
})

test.each([
  [[{ email_recipient: 'a@b.co' }], 'created'],
  [[{ send_status: 'sent' }], 'created'],
  [{ send_status: 'sent' }, 'created'],
  [[{ send_status: 'success' }], 'created'],
  [[{ send_status: 'true', error_email: null, error_customer: '' }], 'created'],
  [[{ send_status: true }], 'created'],
  [[{ send_status: 'failed' }], 'not_created'],
  [[{ email_recipient: ' ' }], 'not_created'],
  [[{ email_recipient: 'a@b.co', error_customer: 'Duplicate customer found' }], 'duplicate_customer'],
  [[{ email_recipient: 'a@b.co', error_email: 'Invalid email address: x' }], 'invalid_email'],
  [[{ email_recipient: 'a@b.co', error_email: 'bounced' }], 'not_created'],
  [[{ email_recipient: 'a@b.co', error_customer: { code: 1 } }], 'not_created'],
  [[null, { email_recipient: 'a@b.co' }], 'not_created'],
  [[[{ email_recipient: 'a@b.co' }]], 'not_created'],
  [[], 'not_created'],
  [[null], 'not_created'],
  [{}, 'not_created'],
  [{ 0: { email_recipient: 'a@b.co' } }, 'not_created'],
  [undefined, 'not_created'],
  ['sent', 'not_created'],
])('the sign-up response %j means %s', (answer, outcome) => {
  expect(signUpOutcome(answer)).toBe(outcome)
})

test.each([
  ['/checkout', '/checkout'],
  ['/marketplace-full?search=a&b=c#d', '/marketplace-full?search=a&b=c#d'],
  ['/settings/../checkout', '/checkout'],
  [null, '/'],
  ['', '/'],
  ['checkout', '/'],
  ['https://evil.example/checkout', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth', '/'],
  ['/auth?next=/checkout', '/'],
  ['/api/account/session', '/'],
  ['/authors', '/authors'],
])('log-in with the return address %j redirects to %s', (next, path) => {
  expect(safeReturnPath(next)).toBe(path)
})

test('the sign-up and log-in addresses open the matching form and return to the previous page', () => {
  const parametersOf = (path: string) => new URL(path, 'http://store.test').searchParams
  const join = parametersOf(joinPath('/marketplace/quote-desk?a=b&c'))
  expect(safeReturnPath(join.get('next'))).toBe('/marketplace/quote-desk?a=b&c')
  expect(openedTab(join)).toBe('sign-up')
  const logIn = parametersOf(signInPath('/checkout?a=b&c'))
  expect(safeReturnPath(logIn.get('next'))).toBe('/checkout?a=b&c')
  expect(openedTab(logIn)).toBe('log-in')
  expect(joinPath('/')).toBe('/auth')
  expect(openedTab(parametersOf('/auth'))).toBe('sign-up')
})

const filled = {
  full_name: ' Ada Lovelace ',
  primary_email: ' Ada@Example.COM ',
  primary_phone: '+1 214 555 0100',
  company_name: 'Engines',
  password: 'x'.repeat(8),
  timezone: 'America/Chicago',
}

test('the sign-up form trims its fields and lowercases the email', () => {
  expect(signUpForm.parse(filled)).toMatchObject({
    full_name: 'Ada Lovelace',
    primary_email: 'ada@example.com',
    password: 'xxxxxxxx',
  })
})

test.each([
  ['full_name', ' '],
  ['full_name', 'a\u0000b'],
  ['full_name', 'x'.repeat(121)],
  ['primary_email', 'ada'],
  ['primary_email', 'ada@'],
  ['primary_email', `${'a'.repeat(250)}@b.co`],
  ['primary_phone', ''],
  ['company_name', ''],
  ['password', 'x'.repeat(7)],
  ['password', 'x'.repeat(129)],
  ['password', 12345678],
  ['timezone', undefined],
])('sign-up rejects %s %j with a message', (field, value) => {
  const parsed = signUpForm.safeParse({ ...filled, [field]: value })
  expect(parsed.success).toBe(false)
  expect(parsed.error?.issues[0]?.path).toEqual([field])
  expect(parsed.error?.issues[0]?.message).toMatch(/\.$/)
})

test('account forms reject unknown fields', () => {
  expect(signUpForm.safeParse({ ...filled, role: 'admin' }).success).toBe(false)
  expect(logInForm.safeParse({ email: 'a@b.co', password: 'x', id: 1 }).success).toBe(false)
  expect(newPasswordForm.safeParse({ token: 'x', password: 'x'.repeat(128) }).success).toBe(true)
})
