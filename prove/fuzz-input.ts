import fc from 'fast-check'
import type { Ask } from '../bench/load.ts'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export interface DescribedOperation {
  method: string
  path: string
  parameters: { name: string; in: string; schema?: JsonSchema }[]
  body?: JsonSchema
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2028',
  '%',
  '%00',
  '../../etc/passwd',
  "'; drop table orders; --",
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  '0000-00-00T00:00:00Z',
  '275760-09-13T00:00:00.001Z',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '\u{1f600}'.repeat(300),
  'x'.repeat(20_000),
]
const oddValues = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[[]]],
  { __proto__: 1 },
]
const oddBodies = ['', '{', 'null', '[]', '"\\u0000"', '{"a":1,"a":2}', '\ufeff{}', '['.repeat(5_000)]

export const everyOddValue: readonly unknown[] = [...oddTexts, ...oddValues]
const oddValue = fc.constantFrom(...everyOddValue)

/** Generates requests that mostly follow the declaration of the operation but contain odd values. */
export function inputFor(
  { method, path, parameters, body }: DescribedOperation,
  known: readonly string[],
): fc.Arbitrary<Ask> {
  const values = parameters.map(({ schema = { type: 'string' } }) => valueFor(schema, known))
  const isSent = fc.array(fc.boolean(), { minLength: values.length, maxLength: values.length })
  const documented = valueFor(body ?? {}, known).map((value) => JSON.stringify(value) ?? 'null')
  const text = often(documented, fc.constantFrom(...oddBodies))
  const contentType = often(fc.constant('application/json'), fc.constant('text/plain'))
  return fc.record({ given: fc.tuple(...values), isSent, text, contentType }).map((made) => {
    const headers: Record<string, string> = body ? { 'content-type': made.contentType } : {}
    const query = new URLSearchParams()
    let filled = path
    for (const [index, { name, in: place }] of parameters.entries()) {
      const value = textOf(made.given[index])
      if (place === 'path') filled = filled.replace(`{${name}}`, inAddress(value) || 'x')
      else if (place === 'query' && made.isSent[index]) query.set(name, value.toWellFormed().slice(0, 3_000))
      else if (place === 'header') headers[name] = inHeader(value)
    }
    const address = query.size > 0 ? `${filled}?${query}` : filled
    const ask = { method: method.toUpperCase() as NonNullable<Ask['method']>, path: address.slice(0, 8_000) }
    return body ? { ...ask, headers, body: made.text } : { ...ask, headers }
  })
}

/** Returns a request for each query parameter and each odd value, with only that parameter. */
export function everyOddQuery({ method, path, parameters }: DescribedOperation): Ask[] {
  if (method !== 'get' || path.includes('{')) return []
  return parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name }) =>
      everyOddValue.map((value) => ({
        method: 'GET' as const,
        path: `${path}?${name}=${inAddress(textOf(value))}`,
      })),
    )
}

function valueFor(schema: JsonSchema, known: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  return often(documentedValue(schema, known, depth), oddValue)
}

function documentedValue(schema: JsonSchema, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const { minimum: min = 0, maximum: max = 1_000, properties = {}, required = [] } = schema
  const inner = (each: JsonSchema) => valueFor(each, known, depth + 1)
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.type === 'object') {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)]))
    return often(
      fc.record(fields, { requiredKeys: required.filter((name) => name in fields) }),
      fc.record(fields, { requiredKeys: [] }),
    )
  }
  if (schema.type === 'array') return fc.array(inner(schema.items ?? {}), { maxLength: depth > 4 ? 0 : 12 })
  if (schema.type === 'integer') return fc.integer({ min, max: Math.min(max, 2 ** 31) })
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return textFor(schema, known)
}

function textFor({ format, minLength = 0, maxLength = 40 }: JsonSchema, known: readonly string[]) {
  const knownText = fc.constantFrom(...known)
  if (format === 'email') return fc.nat().map((number) => `fuzz-${number}@example.com`)
  if (format === 'uuid') return fc.oneof(knownText, fc.uuid())
  if (format === 'date-time')
    return fc.nat({ max: 4e9 }).map((seconds) => new Date(seconds * 1000).toISOString())
  // Texts of exactly the minimum or maximum length, or one character longer.
  const longest = Math.min(maxLength, 5_000)
  const lengths = fc.constantFrom(minLength, minLength + 1, longest, longest + 1)
  return fc.oneof(
    knownText,
    lengths.map((length) => 'a'.repeat(length)),
  )
}

/** Generates mostly values of the first kind, and seldom of the second. */
function often<Value, Other>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Other>) {
  return fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: seldom, weight: 1 })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 3_000)
}

function inHeader(text: string): string {
  return text
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 2_000)
    .trim()
}
