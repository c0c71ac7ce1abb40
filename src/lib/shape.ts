/**
 * Makes a value of data from outside (storage, an answer), or throws when the data is not of that shape. Whoever is
 * signed in reads such data with the first page, where a general schema library would weigh ten times as much
 * (docs/decisions/0006).
 */
export type Shape<Value> = (data: unknown) => Value
export type Shaped<Of> = Of extends Shape<infer Value> ? Value : never

type Shapes = Readonly<Record<string, Shape<unknown>>>
type Optional<Fields extends Shapes> = {
  [Name in keyof Fields]: undefined extends Shaped<Fields[Name]> ? Name : never
}[keyof Fields]
type Made<Fields extends Shapes> = {
  [Name in Exclude<keyof Fields, Optional<Fields>>]: Shaped<Fields[Name]>
} & {
  [Name in Optional<Fields>]?: Shaped<Fields[Name]>
}

/** The value, or `undefined` where the data does not fit. */
export function fitting<Value>(shape: Shape<Value>, data: unknown): Value | undefined {
  try {
    return shape(data)
  } catch {
    return undefined
  }
}

function misfit(): never {
  throw new TypeError('The data is of another shape.')
}

export function anything(data: unknown): unknown {
  return data
}

export function text(data: unknown): string {
  return typeof data === 'string' ? data : misfit()
}

export function matching(pattern: RegExp): Shape<string> {
  return (data) => (pattern.test(text(data)) ? text(data) : misfit())
}

const utc = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?Z$/

/** A moment of UTC as JSON carries it, on a day that there is. */
export function moment(data: unknown): string {
  const given = matching(utc)(data)
  const made = new Date(given)
  return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(given.slice(0, 10)) ? given : misfit()
}

export function flag(data: unknown): boolean {
  return typeof data === 'boolean' ? data : misfit()
}

/** A finite number, within bounds where they are given. */
export function number(least = -Infinity, most = Infinity): Shape<number> {
  return (data) =>
    typeof data === 'number' && Number.isFinite(data) && data >= least && data <= most ? data : misfit()
}

export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  return (data) => (Number.isInteger(data) ? number(least, most)(data) : misfit())
}

export function oneOf<const Value extends string | boolean>(values: readonly Value[]): Shape<Value> {
  return (data) => values.find((value) => value === data) ?? misfit()
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (data) => (Array.isArray(data) ? data.map((item) => shape(item)) : misfit())
}

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (data) => (data === null ? null : shape(data))
}

/** What need not be there has a value then, or is left out. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined>
export function optional<Value>(shape: Shape<Value>, instead: Value): Shape<Value>
export function optional<Value>(shape: Shape<Value>, instead?: Value): Shape<Value | undefined> {
  return (data) => (data === undefined ? instead : shape(data))
}

/** The named fields; others are left out. */
export function object<Fields extends Shapes>(fields: Fields): Shape<Made<Fields>> {
  return (data) => {
    const given = record(data)
    const made: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(fields)) {
      const value = shape(Object.hasOwn(given, name) ? given[name] : undefined)
      if (value !== undefined) made[name] = value
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field went through its own shape
    return made as Made<Fields>
  }
}

/** Any names, and whatever stands under them. */
export function record(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : misfit()
}

export function recordOf<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (data) =>
    Object.fromEntries(Object.entries(record(data)).map(([name, value]) => [name, shape(value)]))
}
