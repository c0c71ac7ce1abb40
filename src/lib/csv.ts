/**
 * The pattern of what a spreadsheet may run as a formula: an operator sign, also in full width, after
 * characters it ignores.
 */
const formula = String.raw`[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
/**
 * Spreadsheets whose list separator is the semicolon start a new value after a semicolon or a line end too.
 */
const unguarded = new RegExp(String.raw`(^|[;\t\r\n])(?=${formula})|^(?=[\t\r\n])`, 'gu')
const guarded = new RegExp(String.raw`(^|[;\t\r\n])'(?=${formula})|^'(?=[\t\r\n])`, 'gu')

/**
 * RFC 4180: CRLF line ends, and quotes where a value needs them. An apostrophe turns a value that a spreadsheet
 * would run as a formula into text.
 */
export function csv(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Removes the apostrophes that `csv` added. */
export function withoutGuards(value: string): string {
  return value.replaceAll(guarded, '$1')
}

function cell(value: string): string {
  const safe = value.replaceAll(unguarded, "$1'")
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
