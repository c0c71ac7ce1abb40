import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { withoutGuards } from '#lib/csv.ts'

/** The rows of a CSV file, or the number of the row that could not be read. */
export type ReadCsv = { ok: true; rows: CsvRow[] } | { ok: false; row: number }

export interface CsvRow {
  /** The row number that a spreadsheet shows. Empty rows count, but line breaks in cells do not. */
  row: number
  cells: string[]
}

/** Parsing in parts lets the server answer other requests in between. */
const partLength = 64 * 1024

/**
 * Reads RFC 4180, with commas or semicolons, and removes the apostrophes that `csv` adds. Skips empty rows.
 * Fails if a quote is never closed or occurs inside an unquoted value.
 */
export async function readCsv(text: string): Promise<ReadCsv> {
  const content = text.replaceAll(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  let row = 0
  try {
    const parser = parse({
      bom: true,
      delimiter: delimiterOf(content),
      record_delimiter: '\n',
      relax_column_count: true,
      on_record(cells: string[]) {
        row += 1
        rows.push({ row, cells: cells.map(withoutGuards) })
      },
    })
    await pipeline(partsOf(content), parser.resume())
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, row: row + 1 }
    throw error
  }
  return { ok: true, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) }
}

async function* partsOf(content: string) {
  for (let start = 0; start < content.length; start += partLength) {
    yield content.slice(start, start + partLength)
    await setImmediate()
  }
}

function delimiterOf(content: string): ',' | ';' {
  const [header = ''] = content.split('\n', 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}
