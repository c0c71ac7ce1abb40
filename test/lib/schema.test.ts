import { describe, expect, test } from 'vitest'
import { localRecordSchema } from '#account/session/local-record.ts'
import { sessionAnswerSchema } from '#account/session/session-answers.ts'
import { cartLineAnswerSchema, lineToJson } from '#cart/line-answers.ts'
import { answerSchema } from '#http/answer-schema.server.ts'
import { problemSchema } from '#lib/problem.ts'
import {
  parsed,
  flag,
  listOf,
  matching,
  moment,
  number,
  object,
  oneOf,
  optional,
  orNull,
  recordOf,
  text,
  integer,
  type Schema,
} from '#lib/schema.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import {
  linesErrorAnswerSchema,
  orderAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'
import { aForm, aLine } from '../support/samples/sample-cart.ts'
import { handOffRecord } from '../support/samples/sample-hand-off-record.ts'

const fits = (shape: Schema<unknown>, data: unknown) => parsed(shape, data) !== undefined

describe('a schema', () => {
  test.each<[string, Schema<unknown>, unknown[], unknown[]]>([
    ['text', text, ['', 'a'], [1, null, undefined, {}]],
    ['text of a pattern', matching(/^a+$/), ['a', 'aa'], ['', 'b', 1]],
    ['a flag', flag, [true, false], [0, 'true', null]],
    ['a number', number(), [0, -1.5], ['1', NaN, Infinity, null]],
    ['a number from 0', number(0), [0, 1.5], [-0.01]],
    ['a whole number', integer(1, 9), [1, 9], [0, 10, 1.5, '1', null]],
    ['a choice', oneOf(['a', 'b']), ['a', 'b'], ['c', null, 0, ['a']]],
    ['a choice of flags', oneOf([false]), [false], [true, 0, null, undefined]],
    ['a list', listOf(text), [[], ['a']], [[1], 'a', {}, null]],
    ['text or null', orNull(text), [null, 'a'], [undefined, 1]],
    ['fields', object({ a: text }), [{ a: '' }, { a: '', b: 1 }], [{}, { a: 1 }, [], null, 'a']],
    ['a table', recordOf(text), [{}, { a: 'b' }], [{ a: 1 }, [], null]],
    [
      'a moment',
      moment,
      ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123Z'],
      [
        '2026-11-21',
        '2026-11-21T10:00Z',
        '2026-13-41T10:00:00Z',
        '2026-02-30T10:00:00Z',
        '2026-11-21T24:00:00Z',
        'x',
        1,
      ],
    ],
  ])('a schema of %s accepts matching data and nothing else', (_name, shape, taken, rejected) => {
    for (const data of taken) expect(shape(data), JSON.stringify(data)).toBeDefined()
    for (const data of rejected) expect(fits(shape, data), JSON.stringify(data)).toBe(false)
  })

  test('a schema drops unknown fields and fills in missing optional fields', () => {
    const shape = object({ a: text, b: optional(text, 'b'), c: optional(text) })
    expect(shape({ a: 'a', d: 1 })).toStrictEqual({ a: 'a', b: 'b' })
    expect(fits(shape, { a: 'a', c: null })).toBe(false)
  })

  test('a schema ignores inherited properties', () => {
    expect(fits(object({ constructor: optional(text), toString: text }), {})).toBe(false)
    expect(object({ a: text })(JSON.parse('{"a":"a","__proto__":{"b":1}}'))).toStrictEqual({ a: 'a' })
  })
})

const record = handOffRecord(aForm, [aLine('a', 178_000)], { id: 'user-1' }, new Date('2026-11-21T10:00:00Z'))
const id = '3f2b8c1e-5d64-4c0a-9a77-0c1d2e3f4a5b'
const at = '2026-11-21T10:00:00.000Z'
const sampleLine = { product_id: 'a', product_type: 'marketplace', offer: 'standard', name: 'A' }

const samples: [string, Schema<unknown>, object][] = [
  ['a hand-off record', storedHandOffSchema, record],
  [
    'an order that was placed',
    placedOrderAnswerSchema,
    { order_id: id, status: 'prepared', documents_url: 'http://127.0.0.1/d', record },
  ],
  [
    'an order with its timeline',
    orderAnswerSchema,
    {
      id,
      status: 'signed',
      verified: true,
      total: 1780,
      currency: 'USD',
      prepared_at: at,
      changed_at: at,
      expires_at: at,
      time_zone: 'UTC',
      session_id: null,
      quote_id: null,
      change: null,
      discount_code: '',
      may_continue: true,
      may_cancel: false,
      access_ended: false,
      record,
      tax_id: 'US-12',
      po_number: '',
      receipt: 'receipt',
      receipt_number: 'R-000007',
      receipt_pdf: true,
      today: [
        {
          line_id: 'a',
          offer: 'standard',
          path: '/marketplace/a',
          image: '/a',
          price: 1780,
          max_quantity: 9,
        },
      ],
      ending: [{ line_id: 'a', at }],
      renewals: [{ line_id: 'a', amount: 597 }],
      past_due: ['a'],
      events: [{ from: 'prepared', to: 'signed', source: 'signing_portal', note: '', at }],
      mails: [{ kind: 'placed', state: 'sent', at }],
    },
  ],
  ['a cart line', cartLineAnswerSchema, lineToJson(aLine('a', 178_000))],
  [
    'changed prices',
    priceChangedAnswerSchema,
    {
      code: 'price_changed',
      message: 'A price is another.',
      lines: [{ ...sampleLine, quantity: 1, price: 2, shown_price: 1, subscription_interval: null }],
      total: 2,
    },
  ],
  [
    'rejected lines',
    linesErrorAnswerSchema,
    {
      code: 'invalid_lines',
      message: 'Not like this.',
      lines: [
        { ...sampleLine, reason: 'over_maximum', max_quantity: 3 },
        // The catalog no longer has this product.
        { ...sampleLine, name: null, reason: 'unknown_product', max_quantity: null },
      ],
    },
  ],
  [
    'who is signed in',
    sessionAnswerSchema,
    {
      user: { id, email: 'a@b.c', user_metadata: { full_name: 'A', phone: '1' }, role: 'authenticated' },
      email_proven: true,
      customer_portal_email: 'a@b.c',
    },
  ],
]

test.each(samples)('the API description of %s matches what the browser reads', (_name, schema, sample) => {
  const description = answerSchema(schema)
  expect(description.safeParse(sample).error).toBeUndefined()
  expect(fits(schema, sample)).toBe(true)
  expect(description.safeParse({ ...sample, unknown: 1 }).success).toBe(false)
  for (const path of pathsOf(sample)) {
    const data = changed(sample, path, {})
    expect(description.safeParse(data).success, path.join('.')).toBe(fits(schema, data))
  }
})

test('the API description of the local record matches what the browser reads', () => {
  const record = { loggedIn: true, accessGranted: true, email: 'a@b.c', name: 'A', company: 'C' }
  expect(answerSchema(localRecordSchema).parse(record)).toEqual(localRecordSchema(record))
  expect(fits(localRecordSchema, { ...record, accessGranted: false })).toBe(false)
})

test('an API error has a code, a sentence and optional field errors', () => {
  expect(problemSchema({ code: 'a', message: 'b' })).toStrictEqual({ code: 'a', message: 'b', fields: {} })
  expect(fits(problemSchema, { code: 'a', message: 'b', fields: { email: 1 } })).toBe(false)
  expect(fits(problemSchema, { code: 'a' })).toBe(false)
})

type Path = readonly (string | number)[]

/** Every path in a piece of JSON, including the paths of lists and objects. */
function pathsOf(data: unknown, before: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [before]
  const below = Object.entries(data).flatMap(([name, value]) => pathsOf(value, [...before, name]))
  return before.length === 0 ? below : [before, ...below]
}

function changed(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data) ? [...data] : { ...(data as object) }
  return Object.assign(copy, { [first]: changed(Reflect.get(copy, first), rest, value) })
}
