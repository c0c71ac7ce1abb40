/** A JSON schema in readable form: the JSON with a type in the place of each value. */
export function schemaWords(schema: unknown, indent = ''): string {
  if (!isRecord(schema)) return 'anything'
  const choices = listOf(schema['anyOf']) ?? listOf(schema['oneOf'])
  if (choices) return choices.map((each) => schemaWords(each, indent)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  const names = listOf(schema['enum'])
  if (names) return names.map((name) => JSON.stringify(name)).join(' | ')
  if (schema['type'] === 'array') return `[${schemaWords(schema['items'], indent)}, …]`
  if (schema['type'] === 'object') return objectWords(schema, indent)
  return scalarWords(schema)
}

function objectWords(schema: Record<string, unknown>, indent: string): string {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required = listOf(schema['required']) ?? []
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, each]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaWords(each, inner)}`,
  )
  return lines.length === 0 ? '{ … }' : `{\n${lines.join('\n')}\n${indent}}`
}

function scalarWords(schema: Record<string, unknown>): string {
  const { type, format, minimum, maximum, maxLength } = schema
  const limits = [
    typeof format === 'string' ? format : null,
    typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? `≥ ${minimum}` : null,
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? `≤ ${maximum}` : null,
    typeof maxLength === 'number' ? `≤ ${maxLength} characters` : null,
  ].filter((each) => each !== null)
  const word = typeof type === 'string' ? type : 'anything'
  return limits.length === 0 ? word : `${word} (${limits.join(', ')})`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null
}
