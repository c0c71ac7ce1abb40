import { expect, test } from 'vitest'
import { enquiryForm, sentByBot, toEnquiry, waitlistForm } from '#enquiries/enquiries.forms.ts'
import { interests } from '#content/contact.ts'
import { isBot } from '#enquiries/honeypot.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'

const contact = {
  kind: 'contact',
  first_name: ' Ada ',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  message: 'An engine.\nWith notes.',
  page: '/contact',
}

test('the contact form offers exactly the six interests (product: enquiries 3)', () => {
  expect(interests).toEqual([
    'Tech Solutions',
    'Network Membership',
    'Fund Investment',
    'Marketplace Solutions',
    'Analysis App',
    'Other',
  ])
  for (const interest of interests) expect(enquiryForm.safeParse({ ...contact, interest }).success).toBe(true)
  expect(fieldErrors({ ...contact, interest: 'Something else' })).toEqual({
    interest: 'Choose one of the listed interests.',
  })
})

test('a contact form becomes an inquiry without its hidden field', () => {
  const form = enquiryForm.parse({ ...contact, interest: 'Other', website: '', fill_milliseconds: '4000' })
  expect(toEnquiry(form)).toEqual({
    kind: 'contact',
    subject: 'Other',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '',
    company: '',
    message: 'An engine.\nWith notes.',
    details: {},
    page: '/contact',
  })
})

test.each([
  ['silo_application', { subject: 'AI Pioneers', message: 'Models' }, {}],
  [
    'fund_application',
    { subject: 'Micro-grants', message: 'A kiln', amount: '$5,000', company: 'Clay' },
    { amount: '$5,000' },
  ],
  ['job_application', { subject: 'Engineering', message: 'Ten years of it' }, {}],
])('a form of the kind %s is stored with its subject', (kind, fields, details) => {
  const form = enquiryForm.parse({ kind, name: 'Ada', email: 'ada@example.com', page: '/x', ...fields })
  expect(toEnquiry(form)).toMatchObject({ kind, subject: fields.subject, message: fields.message, details })
})

test.each([
  [
    'seller_application',
    { name: 'Ada', company: 'Clay', site: 'clay.example', subject: 'Kilns', message: 'Hot' },
  ],
  ['product_request', { subject: 'A kiln', message: 'Hot', budget: '$5,000' }],
  ['product_question', { name: 'Ada', message: 'How hot?', product: 'kiln-9' }],
])('the inquiry of a form of the kind %s has all of its fields', (kind, fields) => {
  const form = enquiryForm.parse({ kind, email: 'ada@example.com', page: '/x', ...fields })
  const { details, ...enquiry } = toEnquiry(form)
  expect({ ...enquiry, ...details }).toMatchObject(fields)
})

test('a callback needs a valid phone number', () => {
  const callBack = {
    kind: 'call_back',
    phone: '+1 (214) 555-0100',
    best_time: 'Morning',
    page: '/contact',
  }
  expect(toEnquiry(enquiryForm.parse(callBack))).toMatchObject({
    name: '',
    phone: '+1 (214) 555-0100',
    details: { best_time: 'Morning' },
    email: '',
  })
  expect(toEnquiry(enquiryForm.parse({ ...callBack, name: ' Ada ' })).name).toBe('Ada')
  expect(fieldErrors({ ...callBack, phone: '12' })).toEqual({
    phone: 'Enter a phone number with its area code.',
  })
})

test('every missing field of a contact form gets a message', () => {
  expect(
    fieldErrors({ kind: 'contact', page: '/contact', first_name: '  ', email: 'ada@', message: '' }),
  ).toEqual({
    first_name: 'Enter your first name.',
    last_name: 'Enter your last name.',
    email: 'Enter an email address like name@company.com.',
    message: 'Describe your project.',
  })
})

test.each([
  ['an unknown field', { colour: 'red' }],
  ['an unknown kind', { kind: 'order' }],
  ['a number for a name', { first_name: 7 }],
  ['a name of several lines', { first_name: 'Ada\nBcc: x@example.com' }],
  ['a NUL in the text', { message: 'a\u0000b' }],
  ['a text beyond the limit', { message: 'x'.repeat(5_001) }],
  ['an address with a line break', { email: 'ada@example.com\nBcc: x@example.com' }],
  ['a page of another site', { page: '//evil.example' }],
  ['a page address with a backslash', { page: '/\\evil.example' }],
  ['no page', { page: undefined }],
  ['an invalid fill time', { fill_milliseconds: -1 }],
])('a contact form with %s is rejected', (_, change) => {
  expect(enquiryForm.safeParse({ ...contact, ...change }).success).toBe(false)
})

test('a waitlist form accepts an address and nothing else', () => {
  expect(waitlistForm.parse({ email: ' ada@example.com ', page: '/' }).email).toBe('ada@example.com')
  expect(waitlistForm.safeParse({ email: 'ada@example.com', page: '/', list: 'x' }).success).toBe(false)
})

test('bots are detected by a filled hidden field or by their speed', () => {
  expect(isBot({ website: '', fillMilliseconds: null })).toBe(false)
  expect(isBot({ website: '', fillMilliseconds: 1_000 })).toBe(false)
  expect(isBot({ website: '', fillMilliseconds: 999 })).toBe(true)
  expect(isBot({ website: 'https://spam.example', fillMilliseconds: 60_000 })).toBe(true)
  expect(sentByBot(enquiryForm.parse({ ...contact, fill_milliseconds: '' }))).toBe(false)
  expect(sentByBot(enquiryForm.parse({ ...contact, fill_milliseconds: 3 }))).toBe(true)
})

function fieldErrors(form: unknown): Record<string, string> {
  const parsed = enquiryForm.safeParse(form)
  return parsed.success ? {} : fieldErrorsOf(parsed.error)
}
