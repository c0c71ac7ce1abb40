/** Whether the text of a CSV file could be read, and its rows with the line each begins on. */
export type ReadCsv = { ok: true; rows: CsvRow[] } | { ok: false; line: number }

export interface CsvRow {
  /** From 1. */
  line: number
  cells: string[]
}

/**
 * RFC 4180, with commas or, as some spreadsheets write, semicolons. Fails at a quote that is never closed or stands
 * inside a value. Empty lines are left out. The sign that makes a formula a text is taken away again.
 */
export function readCsv(text: string): ReadCsv {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let at = 0
  while (at <= content.length) {
    const value = readValue(content, at, separator)
    if (value === null) return { ok: false, line }
    row.cells.push(asText(value.text))
    line += value.lines
    at = value.end
    const sign = content[at]
    if (sign === separator) {
      at += 1
      continue
    }
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
    at += sign === '\r' && content[at + 1] === '\n' ? 2 : 1
    line += 1
    row = { line, cells: [] }
  }
  return { ok: true, rows }
}

/** The text of one value, and where it ends; `null` if its quotes are wrong. */
function readValue(
  content: string,
  start: number,
  separator: string,
): { text: string; end: number; lines: number } | null {
  if (content[start] !== '"') {
    let end = start
    while (end < content.length && !`${separator}\r\n`.includes(content.charAt(end))) end += 1
    return { text: content.slice(start, end), end, lines: 0 }
  }
  let text = ''
  let at = start + 1
  while (at < content.length) {
    const quote = content.indexOf('"', at)
    if (quote === -1) return null
    text += content.slice(at, quote)
    at = quote + 1
    if (content[at] === '"') {
      text += '"'
      at += 1
      continue
    }
    const isAtEnd = at === content.length || `${separator}\r\n`.includes(content.charAt(at))
    return isAtEnd ? { text, end: at, lines: text.split('\n').length - 1 } : null
  }
  return null
}

function separatorOf(content: string): ',' | ';' {
  const [first = ''] = content.split(/\r?\n/, 1)
  return first.includes(';') && !first.includes(',') ? ';' : ','
}

/** The opposite of what `csv` does to a value that a spreadsheet would run. */
function asText(value: string): string {
  return /^'(?:\s*[=+\-@]|[\t\r\n])/.test(value) ? value.slice(1) : value
}
