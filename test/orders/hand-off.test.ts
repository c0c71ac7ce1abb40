import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutForm } from '#orders/checkout.forms.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import { parsed } from '#lib/schema.ts'
import { aForm, aLine } from '../support/samples/sample-cart.ts'
import { handOffRecord } from '../support/samples/sample-hand-off-record.ts'

const now = new Date('2026-11-20T12:34:56.789Z')

test('the hand-off record has exactly the documented fields (product: orders 2)', () => {
  const oneTime = { ...aLine('a', 178_000), quantity: 2, productType: 'wts_solution' as const }
  const monthly = aLine('b', 9_700, { subscriptionInterval: 'month' })
  expect(handOffRecord(aForm, [oneTime, monthly], { id: 'user-1' }, now)).toStrictEqual({
    user: {
      id: 'user-1',
      name: 'Ada Lovelace',
      email: 'ada@engine.example',
      phone: '+1 214 555 0101',
      company: 'Engines',
      address: '1 Main Street',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75201',
      country: 'United States',
    },
    items: [
      {
        id: 'a',
        product_id: 'product-a',
        product_type: 'wts_solution',
        name: 'Product a',
        price: 1780,
        quantity: 2,
        subscription_interval: null,
      },
      {
        id: 'b',
        product_id: 'product-b',
        product_type: 'marketplace',
        name: 'Product b',
        price: 97,
        quantity: 1,
        subscription_interval: 'month',
      },
    ],
    total: 3657,
    notes: 'Call first',
    timestamp: '2026-11-20T12:34:56.789Z',
  })
})

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
      const cents = cart.reduce((sum, { productData, quantity }) => sum + productData.price * quantity, 0)
      expect(record.total).toBe(cents / 100)
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
