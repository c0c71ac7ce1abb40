import { CsvError, parse } from 'csv-parse/sync'
import { withoutGuards } from '#lib/csv.ts'

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
  const content = text.replaceAll(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  let line = 1
  try {
    parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      record_delimiter: '\n',
      relax_column_count: true,
      on_record(cells: string[], { lines }) {
        rows.push({ line, cells: cells.map(withoutGuards) })
        line = lines + 1
      },
    })
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, line }
    throw error
  }
  return { ok: true, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) }
}

function delimiterOf(content: string): ',' | ';' {
  const [header = ''] = content.split('\n', 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}
