/** What a spreadsheet may run as a formula: one of its signs, also in full width, behind characters that it skips. */
const formula = String.raw`[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
/** Values begin behind semicolons and line ends, too, where the list separator of a spreadsheet is the semicolon. */
const unguarded = new RegExp(String.raw`(^|[;\t\r\n])(?=${formula})|^(?=[\t\r\n])`, 'gu')
const guarded = new RegExp(String.raw`(^|[;\t\r\n])'(?=${formula})|^'(?=[\t\r\n])`, 'gu')

/**
 * RFC 4180: CRLF, and quotes where a value needs them. A value that a spreadsheet would run as a formula becomes text,
 * by an apostrophe.
 */
export function csv(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** The value without the apostrophes that `csv` has written. */
export function withoutGuards(value: string): string {
  return value.replaceAll(guarded, '$1')
}

function cell(value: string): string {
  const safe = value.replaceAll(unguarded, "$1'")
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
