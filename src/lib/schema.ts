/**
 * Parses outside data, such as storage or an answer, and throws if it does not match. Handwritten, because
 * the first page of a signed-in customer loads it, and a schema library is ten times as large
 * (docs/decisions/0006).
 */
export type Schema<Value> = ((data: unknown) => Value) & {
  /** The JSON Schema for the API description. */
  readonly json?: JsonSchema
  /** Whether API answers may omit the field. */
  readonly mayBeMissing?: boolean
}
type JsonSchema = Readonly<Record<string, unknown>>
export type SchemaOutput<Of> = Of extends Schema<infer Value> ? Value : never

type Schemas = Readonly<Record<string, Schema<unknown>>>
type Optional<Fields extends Schemas> = {
  [Name in keyof Fields]: undefined extends SchemaOutput<Fields[Name]> ? Name : never
}[keyof Fields]
type Made<Fields extends Schemas> = {
  [Name in Exclude<keyof Fields, Optional<Fields>>]: SchemaOutput<Fields[Name]>
} & {
  [Name in Optional<Fields>]?: SchemaOutput<Fields[Name]>
}

/** Returns the value, or `undefined` if the data does not match. */
export function parsed<Value>(schema: Schema<Value>, data: unknown): Value | undefined {
  try {
    return schema(data)
  } catch {
    return undefined
  }
}

function parseError(): never {
  throw new TypeError('The data does not match the schema.')
}

export function described<Value>(parse: (data: unknown) => Value, json: JsonSchema = {}): Schema<Value> {
  return Object.assign((data: unknown) => parse(data), { json })
}

export function anything(data: unknown): unknown {
  return data
}

export const text = described((data) => (typeof data === 'string' ? data : parseError()), { type: 'string' })

/** Accepts any text, although the API always sends a UUID. */
export const id = described(text, { type: 'string', format: 'uuid' })

export function matching(pattern: RegExp): Schema<string> {
  return described((data) => (pattern.test(text(data)) ? text(data) : parseError()), text.json)
}

const utc = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?Z$/

/** A UTC timestamp in ISO format. The date must exist. */
export const moment = described(
  (data) => {
    const given = matching(utc)(data)
    const made = new Date(given)
    return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(given.slice(0, 10))
      ? given
      : parseError()
  },
  { type: 'string', format: 'date-time' },
)

export const flag = described((data) => (typeof data === 'boolean' ? data : parseError()), {
  type: 'boolean',
})

/** A finite number, with optional bounds. */
export function number(min = -Infinity, max = Infinity): Schema<number> {
  return described(
    (data) =>
      typeof data === 'number' && Number.isFinite(data) && data >= min && data <= max ? data : parseError(),
    { type: 'number', ...(min > -Infinity && { minimum: min }) },
  )
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  return described((data) => (Number.isInteger(data) ? number(min, max)(data) : parseError()), {
    type: 'integer',
    minimum: min,
  })
}

export function oneOf<const Value extends string | boolean>(values: readonly Value[]): Schema<Value> {
  return described((data) => values.find((value) => value === data) ?? parseError(), {
    type: typeof values[0],
    enum: values,
  })
}

export function listOf<Value>(schema: Schema<Value>): Schema<Value[]> {
  return described((data) => (Array.isArray(data) ? data.map((item) => schema(item)) : parseError()), {
    type: 'array',
    items: schema.json ?? {},
  })
}

export function orNull<Value>(schema: Schema<Value>): Schema<Value | null> {
  return described((data) => (data === null ? null : schema(data)), {
    anyOf: [schema.json ?? {}, { type: 'null' }],
  })
}

/**
 * A field that may be missing. A field with a default is missing only in data from earlier releases, so the
 * JSON Schema requires it.
 */
export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined>
export function optional<Value>(schema: Schema<Value>, instead: Value): Schema<Value>
export function optional<Value>(schema: Schema<Value>, instead?: Value): Schema<Value | undefined> {
  return Object.assign((data: unknown) => (data === undefined ? instead : schema(data)), {
    json: schema.json ?? {},
    mayBeMissing: instead === undefined,
  })
}

/** An object with the named fields. Other fields are dropped. */
export function object<Fields extends Schemas>(fields: Fields): Schema<Made<Fields>>
export function object(fields: Schemas): Schema<unknown> {
  const entries = Object.entries(fields)
  const parse = (data: unknown) => {
    const given = record(data)
    const made: Record<string, unknown> = {}
    for (const [name, schema] of entries) {
      const value = schema(Object.hasOwn(given, name) ? given[name] : undefined)
      if (value !== undefined) made[name] = value
    }
    return made
  }
  return described(parse, {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { json = {} }]) => [name, json])),
    required: entries.flatMap(([name, { mayBeMissing }]) => (mayBeMissing ? [] : [name])),
    additionalProperties: false,
  })
}

/** An object with any keys and any values. */
export function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : parseError()
}

export function recordOf<Value>(schema: Schema<Value>): Schema<Record<string, Value>> {
  return (data) =>
    Object.fromEntries(Object.entries(record(data)).map(([name, value]) => [name, schema(value)]))
}
