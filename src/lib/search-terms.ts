/** What was typed into a search field, without what PostgreSQL cannot store. */
export function termOf(parameters: URLSearchParams, name = 'q'): string {
  return (parameters.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)
}

/** The least and the greatest id that begin like this; `null` if no id does. */
export function idsBeginningWith(text: string): { least: string; greatest: string } | null {
  const digits = text.toLowerCase().replace(/^#/, '').replaceAll('-', '')
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return null
  return { least: idOf(digits.padEnd(32, '0')), greatest: idOf(digits.padEnd(32, 'f')) }
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** For `ilike`: a text that contains this one, whatever its signs mean to PostgreSQL. */
export function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}
