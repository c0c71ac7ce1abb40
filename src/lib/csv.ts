/**
 * Matches the start of a formula. Spreadsheets skip leading spaces and invisible characters, and accept
 * full-width operators.
 */
const formula = String.raw`[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
/** A spreadsheet with semicolons as separators splits a value at them, so each part may start a formula. */
const unguarded = new RegExp(String.raw`(^|[;\t\r\n])(?=${formula})|^(?=[\t\r\n])`, 'gu')
/** A negative number or amount, such as `-1,200.50` or `-$5.00`, which a spreadsheet can only read as a number. */
const negativeNumber = /^-\$?\d[\d,]*(\.\d+)?%?$/
const guarded = new RegExp(String.raw`(^|[;\t\r\n])'(?=${formula})|^'(?=[\t\r\n])`, 'gu')

/**
 * Writes RFC 4180 with CRLF line ends. A leading apostrophe keeps spreadsheets from running a value as a
 * formula. Numbers stay numbers.
 */
export function csv(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Removes the apostrophes that `csv` added. */
export function withoutGuards(value: string): string {
  return value.replaceAll(guarded, '$1')
}

function cell(value: string): string {
  const safe = negativeNumber.test(value) ? value : value.replaceAll(unguarded, "$1'")
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
