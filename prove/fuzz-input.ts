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

/** A number from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
const oddShare = 0.15

/** One request of an operation: mostly as documented, with something odd in it. */
export function inputFor(
  { method, path, parameters, body }: DescribedOperation,
  random: Random,
  known: readonly string[],
): Ask {
  const headers: Record<string, string> = {}
  let filled = path
  const query: string[] = []
  for (const { name, in: place, schema = { type: 'string' } } of parameters) {
    const text = textOf(valueFor(schema, random, known))
    if (place === 'path') filled = filled.replace(`{${name}}`, inAddress(text) || 'x')
    else if (place === 'query' && random() < 0.8) query.push(`${name}=${inAddress(text)}`)
    else if (place === 'header')
      headers[name] = text
        .replaceAll(/[^\x20-\x7e]/g, '?')
        .slice(0, 2_000)
        .trim()
  }
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled
  const ask = {
    method: method.toUpperCase() as NonNullable<Ask['method']>,
    path: address.slice(0, 8_000),
    headers,
  }
  if (!body) return ask
  const text =
    random() < oddShare / 3 ? pick(oddBodies, random) : JSON.stringify(valueFor(body, random, known))
  headers['content-type'] = random() < 0.03 ? 'text/plain' : 'application/json'
  return { ...ask, body: text ?? 'null' }
}

export const everyOddValue: readonly unknown[] = [...oddTexts, ...oddValues]

/** Requests with a single query parameter, for each parameter and each odd value. */
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

/** Values that hardly anybody sends. */
export function oddValue(random: Random): unknown {
  return random() < 0.6 ? pick(oddTexts, random) : pick(oddValues, random)
}

function valueFor(schema: JsonSchema, random: Random, known: readonly string[], depth = 0): unknown {
  if (random() < oddShare) return oddValue(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum, random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueFor(pick(choices, random) ?? {}, random, known, depth + 1)
  if (schema.type === 'object') return objectFor(schema, random, known, depth)
  if (schema.type === 'array') {
    const length = depth > 4 ? 0 : Math.floor(random() ** 3 * 12)
    return Array.from({ length }, () => valueFor(schema.items ?? {}, random, known, depth + 1))
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema, random)
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.type === 'null') return null
  return textFor(schema, random, known)
}

function objectFor(
  { properties = {}, required = [] }: JsonSchema,
  random: Random,
  known: readonly string[],
  depth: number,
): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    if (required.includes(name) ? random() < 0.03 : random() < 0.4) continue
    made[name] = valueFor(schema, random, known, depth + 1)
  }
  if (random() < 0.03) made[pick(oddTexts, random) ?? ''] = 1
  return made
}

function numberFor({ type, minimum = 0, maximum = 1_000 }: JsonSchema, random: Random): number {
  const value = minimum + random() * (maximum - minimum)
  return type === 'integer' ? Math.round(value) : value
}

function textFor(
  { format, minLength = 0, maxLength }: JsonSchema,
  random: Random,
  known: readonly string[],
): string {
  if (format === 'email') return `fuzz-${Math.floor(random() * 1e9)}@example.com`
  if (format === 'uuid') return random() < 0.5 ? (pick(known, random) ?? '') : crypto.randomUUID()
  if (format === 'date-time') return new Date(random() * 4e12).toISOString()
  if (random() < 0.5) return pick(known, random) ?? ''
  // Texts of exactly the minimum or maximum length, or one character beyond it.
  const longest = Math.min(maxLength ?? 40, 5_000)
  const length = pick([minLength, minLength + 1, longest, longest + 1], random) ?? 1
  return 'a'.repeat(length)
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 3_000)
}
