import { CsvError, parse } from 'csv-parse/sync'
import { withoutGuards } from '#lib/csv.ts'

/** The rows of a CSV file with their line numbers, or the line where reading failed. */
export type ReadCsv = { ok: true; rows: CsvRow[] } | { ok: false; line: number }

export interface CsvRow {
  /** Starts at 1. */
  line: number
  cells: string[]
}

/**
 * RFC 4180, with commas or semicolons, as some spreadsheets write. Fails at a quote that is never closed or
 * stands inside a value. Skips empty lines and removes the guard apostrophes that `csv` adds.
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
