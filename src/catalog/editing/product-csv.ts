import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { fieldsOf } from '#catalog/field.ts'
import { storedProductFields } from '#catalog/product.ts'
import { snakeCase } from '#lib/field-names.ts'
import type { CsvRow } from '#lib/read-csv.ts'

/** The columns after the id. Fields with rows do not fit into a table. */
const csvFields = fieldsOf(storedProductFields)

export const csvColumns: readonly string[] = ['id', ...csvFields.map(({ name }) => snakeCase(name))]

export function productCsvRow({ id, values }: { id: string; values: FormValues }): string[] {
  return [
    id,
    ...csvFields.map(({ name, kind }) => {
      const text = textIn(values, name)
      return kind === 'check' ? (text === '' ? 'no' : 'yes') : text
    }),
  ]
}

/** A row of an import: the id, which may be empty, and the fields that have a column. */
export interface ImportedRow {
  row: number
  id: string
  given: FormValues
  problems: string[]
}

export function headerProblem(header: readonly string[]): string | null {
  const names = header.map((name) => name.trim().toLowerCase())
  const unknown = names.filter((name) => !csvColumns.includes(name))
  if (unknown.length > 0) {
    return `We don’t know these columns: ${unknown.map((name) => name || '(empty)').join(', ')}. Use ${csvColumns.join(', ')}.`
  }
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) return `The column ${repeated} appears twice. Remove one of them.`
  return names.includes('id') || names.includes('name') ? null : 'The file needs a column id or name.'
}

export function readImportedRow(header: readonly string[], { row, cells }: CsvRow): ImportedRow {
  const names = header.map((name) => name.trim().toLowerCase())
  const problems =
    cells.length > names.length
      ? [
          `This row has ${cells.length} values for ${names.length} columns. Put values with commas in quotation marks.`,
        ]
      : []
  const given: Record<string, string> = {}
  for (const field of csvFields) {
    const place = names.indexOf(snakeCase(field.name))
    const cell = cells[place]
    if (place < 0 || cell === undefined) continue
    const value = field.kind === 'check' ? readCheck(cell) : cell.replaceAll('\r\n', '\n')
    if (value === null) problems.push(`${field.label}: “${cell.trim()}” is unknown. Write yes or no.`)
    else given[field.name] = value
  }
  return { row, id: (cells[names.indexOf('id')] ?? '').trim(), given, problems }
}

function readCheck(cell: string): string | null {
  const word = cell.trim().toLowerCase()
  if (['yes', 'true', '1'].includes(word)) return 'on'
  return ['', 'no', 'false', '0'].includes(word) ? '' : null
}
