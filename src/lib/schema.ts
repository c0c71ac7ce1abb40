/**
 * Turns outside data (storage, an answer) into a value, or throws if it does not fit. Handwritten, because every
 * signed-in customer loads it with the first page and a schema library is ten times the size
 * (docs/decisions/0006).
 */
export type Schema<Value> = (data: unknown) => Value
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

/** The value, or `undefined` when the data does not fit. */
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

export function anything(data: unknown): unknown {
  return data
}

export function text(data: unknown): string {
  return typeof data === 'string' ? data : parseError()
}

export function matching(pattern: RegExp): Schema<string> {
  return (data) => (pattern.test(text(data)) ? text(data) : parseError())
}

const utc = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?Z$/

/** A timestamp in UTC as JSON carries it. The day must exist. */
export function moment(data: unknown): string {
  const given = matching(utc)(data)
  const made = new Date(given)
  return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(given.slice(0, 10))
    ? given
    : parseError()
}

export function flag(data: unknown): boolean {
  return typeof data === 'boolean' ? data : parseError()
}

/** A finite number within optional bounds. */
export function number(min = -Infinity, max = Infinity): Schema<number> {
  return (data) =>
    typeof data === 'number' && Number.isFinite(data) && data >= min && data <= max ? data : parseError()
}

export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  return (data) => (Number.isInteger(data) ? number(min, max)(data) : parseError())
}

export function oneOf<const Value extends string | boolean>(values: readonly Value[]): Schema<Value> {
  return (data) => values.find((value) => value === data) ?? parseError()
}

export function listOf<Value>(schema: Schema<Value>): Schema<Value[]> {
  return (data) => (Array.isArray(data) ? data.map((item) => schema(item)) : parseError())
}

export function orNull<Value>(schema: Schema<Value>): Schema<Value | null> {
  return (data) => (data === null ? null : schema(data))
}

/** A value that may be missing, with or without a default. */
export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined>
export function optional<Value>(schema: Schema<Value>, instead: Value): Schema<Value>
export function optional<Value>(schema: Schema<Value>, instead?: Value): Schema<Value | undefined> {
  return (data) => (data === undefined ? instead : schema(data))
}

/** An object with the named fields. Other fields are dropped. */
export function object<Fields extends Schemas>(fields: Fields): Schema<Made<Fields>>
export function object(fields: Schemas): Schema<unknown> {
  return (data) => {
    const given = record(data)
    const made: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(fields)) {
      const value = schema(Object.hasOwn(given, name) ? given[name] : undefined)
      if (value !== undefined) made[name] = value
    }
    return made
  }
}

/** An object with any keys and any values. */
export function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : parseError()
}

export function recordOf<Value>(schema: Schema<Value>): Schema<Record<string, Value>> {
  return (data) =>
    Object.fromEntries(Object.entries(record(data)).map(([name, value]) => [name, schema(value)]))
}
