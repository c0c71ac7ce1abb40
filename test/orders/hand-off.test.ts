import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutForm } from '#orders/checkout.forms.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import { parsed } from '#lib/schema.ts'
import { aForm, aLine } from '../support/samples/sample-cart.ts'
import { handOffRecord } from '../support/samples/sample-hand-off-record.ts'

const now = new Date('2026-11-20T12:34:56.789Z')

test('reading a stored hand-off record returns it unchanged, for any items and input', () => {
  const line = fc
    .record({
      price: fc.integer({ min: 0, max: 99_999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      name: fc.string(),
      interval: fc.option(fc.constantFrom('month', 'year'), { nil: null }),
    })
    .map(({ price, quantity, name, interval }) => ({
      ...aLine('x', price, { name, subscriptionInterval: interval }),
      quantity,
    }))
  const form = fc.record({ ...everyField(), country: fc.constant('United States') })
  fc.assert(
    fc.property(form, fc.array(line), fc.string(), (typed, cart, id) => {
      const record = handOffRecord(typed, cart, { id }, now)
      expect(storedHandOffSchema(JSON.parse(JSON.stringify(record)))).toStrictEqual(record)
    }),
  )
})

test.each([
  ['nothing', null],
  ['another shape', { user: {}, items: [] }],
  ['a price as text', recordWith({ price: '97' })],
  ['a fractional quantity', recordWith({ quantity: 1.5 })],
  ['no quantity', recordWith({ quantity: 0 })],
  ['an unknown type', recordWith({ product_type: 'gift' })],
])('a hand-off record with %s is rejected', (_, value) => {
  expect(parsed(storedHandOffSchema, value)).toBeUndefined()
})

test('the checkout form trims its fields, fills in the country and requires the required fields', () => {
  const { country: _, company: __, notes: ___, taxId: ____, poNumber: _____, ...needed } = aForm
  expect(checkoutForm.parse({ ...needed, city: ' Dallas ' })).toStrictEqual({
    ...aForm,
    company: '',
    notes: '',
  })
  for (const field of Object.keys(needed)) {
    expect(checkoutForm.safeParse({ ...aForm, [field]: '  ' }).success, field).toBe(false)
  }
})

test('the checkout form accepts any phone and ZIP, requires an at-sign in the email, and rejects unknown fields', () => {
  expect(checkoutForm.safeParse({ ...aForm, phone: 'ask Bob', zipCode: 'SW1A 1AA' }).success).toBe(true)
  expect(checkoutForm.safeParse({ ...aForm, email: 'ada' }).success).toBe(false)
  expect(checkoutForm.safeParse({ ...aForm, total: 1 }).success).toBe(false)
})

function everyField() {
  const text = fc.string()
  return {
    fullName: text,
    email: text,
    phone: text,
    company: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
    notes: text,
    taxId: text,
    poNumber: text,
  }
}

function recordWith(item: object) {
  const record = handOffRecord(aForm, [aLine('a', 100)], { id: 'u' }, now)
  return { ...record, items: record.items.map((known) => ({ ...known, ...item })) }
}
