import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type * as mini from 'zod/mini'
import { sessionAnswerSchema } from '#account/session/stored-account.client.ts'
import { notificationsAnswerSchema } from '#account/session/stored-profile.ts'
import { notificationsForm } from '#account/session/account.forms.ts'
import { localRecordResponse, sessionResponse } from '#account/session/account-responses.ts'
import { cartLineResponse } from '#cart/cart-responses.ts'
import { problemResponse } from '#http/problem-response.ts'
import { localRecordSchema } from '#account/session/local-record.ts'
import { cartLineAnswerSchema } from '#cart/browser/line-answers.ts'
import { lineToJson } from '#cart/line-json.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
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
  whole,
  type Schema,
} from '#lib/schema.ts'
import {
  linesErrorAnswerSchema,
  orderAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'
import { linesErrorSchema, orderSchema, placedOrderSchema, priceChangedSchema } from '#orders/orders.forms.ts'
import { handOffRecordSchema } from '#orders/hand-off.forms.ts'
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
    ['a whole number', whole(1, 9), [1, 9], [0, 10, 1.5, '1', null]],
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
  ])('of %s accepts its fields and nothing else', (_name, shape, taken, rejected) => {
    for (const data of taken) expect(shape(data), JSON.stringify(data)).toBeDefined()
    for (const data of rejected) expect(fits(shape, data), JSON.stringify(data)).toBe(false)
  })

  test('drops unknown fields and fills in optional ones', () => {
    const shape = object({ a: text, b: optional(text, 'b'), c: optional(text) })
    expect(shape({ a: 'a', d: 1 })).toStrictEqual({ a: 'a', b: 'b' })
    expect(fits(shape, { a: 'a', c: null })).toBe(false)
  })

  test('reads only own properties', () => {
    expect(fits(object({ constructor: optional(text), toString: text }), {})).toBe(false)
    expect(object({ a: text })(JSON.parse('{"a":"a","__proto__":{"b":1}}'))).toStrictEqual({ a: 'a' })
  })
})

const record = handOffRecord(aForm, [aLine('a', 178_000)], { id: 'user-1' }, new Date('2026-11-21T10:00:00Z'))
const id = '3f2b8c1e-5d64-4c0a-9a77-0c1d2e3f4a5b'
const at = '2026-11-21T10:00:00.000Z'
const asked = { product_id: 'a', product_type: 'marketplace', offer: 'standard', name: 'A' }

/** The API's description, and how the browser reads it. */
const described: [string, mini.ZodMiniType, Schema<unknown>, unknown][] = [
  ['a hand-off record', handOffRecordSchema, storedHandOffSchema, record],
  [
    'an order that was placed',
    placedOrderSchema,
    placedOrderAnswerSchema,
    { order_id: id, status: 'prepared', documents_url: 'http://127.0.0.1/d', record },
  ],
  [
    'an order with its timeline',
    orderSchema,
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
      session_id: null,
      quote_id: null,
      may_continue: true,
      may_cancel: false,
      record,
      tax_id: 'US-12',
      po_number: '',
      receipt: 'receipt',
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
      events: [{ from: 'prepared', to: 'signed', source: 'signing_portal', note: '', at }],
      mails: [{ kind: 'placed', state: 'sent', at }],
    },
  ],
  ['a cart line', cartLineResponse, cartLineAnswerSchema, lineToJson(aLine('a', 178_000))],
  [
    'changed prices',
    priceChangedSchema,
    priceChangedAnswerSchema,
    {
      code: 'price_changed',
      message: 'A price is another.',
      lines: [{ ...asked, quantity: 1, price: 2, shown_price: 1, subscription_interval: null }],
      total: 2,
    },
  ],
  [
    'rejected lines',
    linesErrorSchema,
    linesErrorAnswerSchema,
    {
      code: 'invalid_lines',
      message: 'Not like this.',
      lines: [{ ...asked, reason: 'over_maximum', max_quantity: 3 }],
    },
  ],
  ['a problem', problemResponse, problemSchema, { code: 'a', message: 'b', fields: { email: 'c' } }],
  [
    'who is signed in',
    sessionResponse,
    sessionAnswerSchema,
    {
      user: { id, email: 'a@b.c', user_metadata: { full_name: 'A', phone: '1' }, role: 'authenticated' },
      email_proven: true,
      customer_portal_email: 'a@b.c',
    },
  ],
  [
    'the switches',
    notificationsForm,
    notificationsAnswerSchema,
    { marketing_emails: true, product_updates: false, security_alerts: true },
  ],
]

describe.each(described)('the browser reads %s', (_name, schema, shape, sample) => {
  test('as the API describes it', () => {
    expect(schema.safeParse(sample).error).toBeUndefined()
    expect(fits(shape, sample)).toBe(true)
  })

  test('with any optional field missing, and any alternative', () => {
    const without = pathsOf(sample).map((path) => removed(sample, path))
    const chosen = choicesOf(z.toJSONSchema(schema)).map(([path, choice]) => changed(sample, path, choice))
    const valid = [...without, ...chosen].filter((data) => schema.safeParse(data).success)
    expect(valid).toEqual(expect.arrayContaining(chosen))
    for (const data of valid) expect(fits(shape, data), JSON.stringify(data)).toBe(true)
  })

  test('and rejects what the API does not describe', () => {
    const isRead = new Set(pathsOf(shape(sample)).map(nameOf))
    let rejected = 0
    for (const path of pathsOf(sample)) {
      for (const wrong of [null, -1.5, true, [], {}]) {
        const data = changed(sample, path, wrong)
        if (schema.safeParse(data).success)
          expect(fits(shape, data), `${path.join('.')} ${JSON.stringify(wrong)}`).toBe(true)
        else if (isRead.has(nameOf(path))) {
          rejected += 1
          expect(fits(shape, data), `${path.join('.')} ${JSON.stringify(wrong)}`).toBe(false)
        }
      }
    }
    expect(rejected).toBeGreaterThan(0)
  })
})

test('the local record of a log-in is read as the API describes it', () => {
  const record = { loggedIn: true, accessGranted: true, email: 'a@b.c', name: 'A', company: 'C' }
  expect(localRecordResponse.parse(record)).toEqual(localRecordSchema(record))
  expect(fits(localRecordSchema, { ...record, accessGranted: false })).toBe(false)
})

test('an API error has a code, a sentence and optional field errors', () => {
  expect(problemSchema({ code: 'a', message: 'b' })).toStrictEqual({ code: 'a', message: 'b', fields: {} })
  expect(fits(problemSchema, { code: 'a', message: 'b', fields: { email: 1 } })).toBe(false)
  expect(fits(problemSchema, { code: 'a' })).toBe(false)
})

type Path = readonly (string | number)[]

/** Every path in a piece of JSON, including those of lists and objects. */
function pathsOf(data: unknown, before: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [before]
  const below = Object.entries(data).flatMap(([name, value]) => pathsOf(value, [...before, name]))
  return before.length === 0 ? below : [before, ...below]
}

/** The same field in snake_case and camelCase, at any depth. */
function nameOf(path: Path): string {
  return path.map((name) => String(name).replaceAll('_', '').toLowerCase()).join('.')
}

function changed(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data) ? [...data] : { ...(data as object) }
  return Object.assign(copy, { [first]: changed(Reflect.get(copy, first), rest, value) })
}

function removed(data: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined || typeof data !== 'object' || data === null) return data
  if (rest.length > 0) return changed(data, [first], removed(Reflect.get(data, first), rest))
  return Array.isArray(data)
    ? data.toSpliced(Number(first), 1)
    : Object.fromEntries(Object.entries(data).filter(([name]) => name !== first))
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Every alternative of every field, and `null` where allowed; for lists, in the first item. */
function choicesOf(schema: JsonSchema, path: Path = []): [Path, unknown][] {
  const { properties = {}, items, anyOf = [], enum: choices = [], type } = schema
  return [
    ...choices.map((choice): [Path, unknown] => [path, choice]),
    ...(type === 'null' ? [[path, null] satisfies [Path, unknown]] : []),
    ...anyOf.flatMap((one) => choicesOf(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) =>
      typeof one === 'object' ? choicesOf(one, [...path, name]) : [],
    ),
    ...(typeof items === 'object' && !Array.isArray(items) ? choicesOf(items, [...path, 0]) : []),
  ]
}
