import { expect, test } from 'vitest'
import type { SessionState } from '#account/session/session.ts'
import { formValues, mayProceed, nextCheckout, prefill, screenWithout } from '#orders/checkout/checkout.ts'
import { aForm, aLine, aUser } from '../../support/samples/sample-cart.ts'
import { handOffRecord } from '../../support/samples/sample-hand-off-record.ts'

const signedIn: SessionState = { status: 'signed-in', mode: 'customer-portal', user: aUser }
const signedOut: SessionState = { status: 'signed-out' }
const full = { status: 'ready' as const, lines: [aLine('a', 100)] }
const empty = { status: 'ready' as const, lines: [] }
const loading = { status: 'loading' as const, lines: [] }
const failed = { status: 'failed' as const, lines: [] }

test('the checkout opens for a signed-in customer with a filled cart, and returns the same object while nothing changes', () => {
  const open = nextCheckout(null, signedIn, full)
  expect(open).toEqual({ user: aUser, lines: full.lines })
  expect(nextCheckout(open, signedIn, full)).toBe(open)
  expect(nextCheckout(open, signedIn, { ...full, lines: [aLine('b', 200)] })?.lines[0]?.id).toBe('b')
})

test('the checkout keeps its content when the session ends or the cart cannot be read', () => {
  const open = nextCheckout(null, signedIn, full)
  expect(nextCheckout(open, signedOut, empty)).toBe(open)
  expect(nextCheckout(open, { status: 'loading' }, loading)).toBe(open)
  expect(nextCheckout(open, signedIn, failed)).toBe(open)
})

test('the checkout is cleared after the customer signs out', () => {
  const open = nextCheckout(null, signedIn, full)
  expect(nextCheckout(open, { ...signedOut, byChoice: true }, full)).toBeNull()
})

test('the checkout shows nothing to another customer, and closes when the cart is emptied', () => {
  const open = nextCheckout(null, signedIn, full)
  const other: SessionState = { ...signedIn, user: { ...aUser, email: 'b@x.example' } }
  expect(nextCheckout(open, other, loading)).toBeNull()
  expect(nextCheckout(open, signedIn, empty)).toBeNull()
})

test('the checkout shows a loading, signed-out, failed or empty screen when it cannot open', () => {
  expect(screenWithout({ status: 'loading' }, empty)).toBe('loading')
  expect(screenWithout(signedOut, loading)).toBe('signed-out')
  expect(screenWithout({ ...signedOut, unreachable: true }, failed)).toBe('failed')
  expect(screenWithout(signedIn, loading)).toBe('loading')
  expect(screenWithout(signedIn, failed)).toBe('failed')
  expect(screenWithout(signedIn, empty)).toBe('empty')
})

test('the checkout is prefilled from account, profile and last order of the same customer only', () => {
  const last = handOffRecord({ ...aForm, phone: 'old' }, [], aUser, new Date(0))
  const profile = { email: 'ADA@engine.example', full_name: 'Ada L.', phone: 'other', company: 'Looms' }
  expect(prefill(aUser, profile, last)).toMatchObject({
    fullName: 'Ada Lovelace',
    phone: '+1 214 555 0101',
    company: 'Looms',
    city: 'Dallas',
    notes: '',
  })
  const strangers = { ...profile, email: 'b@x.example' }
  const strangersOrder = handOffRecord(aForm, [], { id: 'b@x.example' }, new Date(0))
  expect(prefill(aUser, strangers, strangersOrder)).toMatchObject({ company: '', city: '' })
})

test('the checkout restores the submitted values if the last order has the same cart and customer', () => {
  const sent = { ...aForm, fullName: 'A. L.', email: 'b@x.example', phone: 'another', company: '' }
  const { country: _country, ...shown } = sent
  const last = handOffRecord(sent, [], aUser, new Date(0))
  expect(prefill(aUser, null, last, true)).toEqual(shown)
  const strangersOrder = handOffRecord(sent, [], { id: 'b@x.example' }, new Date(0))
  expect(prefill(aUser, null, strangersOrder, true)).toEqual(prefill(aUser, null, null))
})

test('a field of the checkout shows the entered value instead of the prefilled value, even if the customer emptied the field', () => {
  const known = prefill(aUser, null, null)
  expect(formValues(known, { fullName: '', city: 'Atlanta' })).toEqual({
    ...known,
    fullName: '',
    city: 'Atlanta',
  })
})

test('the checkout button is enabled once name, email and phone are filled in', () => {
  const known = { ...prefill(aUser, null, null) }
  expect(mayProceed(known)).toBe(true)
  for (const field of ['fullName', 'email', 'phone']) {
    expect(mayProceed({ ...known, [field]: ' ' }), field).toBe(false)
  }
})

test('the checkout is prefilled with the last order’s tax ID, and with its PO number only for the same cart', () => {
  const last = handOffRecord(aForm, [], aUser, new Date(0))
  const texts = { taxId: 'US 12', poNumber: 'PO 1' }
  expect(prefill(aUser, null, last, false, texts)).toMatchObject({ taxId: 'US 12', poNumber: '' })
  expect(prefill(aUser, null, last, true, texts)).toMatchObject(texts)
  expect(prefill(aUser, null, null)).toMatchObject({ taxId: '', poNumber: '' })
})
