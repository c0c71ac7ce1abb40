type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

type CamelCased<Fields> = { [Name in keyof Fields as CamelCase<Name & string>]: Fields[Name] }

/** Renames fields from the API for use in code, such as `max_quantity` to `maxQuantity`. */
export function camelCased<Fields extends object>(fields: Fields): CamelCased<Fields>
export function camelCased(fields: object): object {
  return renamed(fields, (name) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
}

/** Renames fields for the API, such as `maxQuantity` to `max_quantity`. */
export function snakeCased(fields: object): Record<string, unknown> {
  return renamed(fields, snakeCase)
}

export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function renamed(fields: object, rename: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]))
}
