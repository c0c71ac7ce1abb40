/** Returns the search term without NUL, which PostgreSQL cannot store, limited to 200 characters. */
export function termOf(parameters: URLSearchParams, name = 'q'): string {
  return (parameters.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)
}

/** The lowest and the highest id that start with the input; `null` if no id can start with it. */
export function idsBeginningWith(text: string): { first: string; last: string } | null {
  const digits = text.toLowerCase().replace(/^#/, '').replaceAll('-', '')
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return null
  return { first: idOf(digits.padEnd(32, '0')), last: idOf(digits.padEnd(32, 'f')) }
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns an `ilike` pattern for texts that contain the term. Wildcards in the term are escaped. */
export function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}
