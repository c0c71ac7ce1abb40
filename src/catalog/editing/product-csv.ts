import { fieldsIn, type EditedField } from '#catalog/editing/fields/edited-field.ts'
import { detailFormSections } from '#catalog/editing/fields/detail-form-values.ts'
import { productSections } from '#catalog/editing/fields/product-sections.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { CsvRow } from '#lib/read-csv.ts'

/** The limits of an import (product: dashboard 30). */
export const importLimits = { lines: 500, bytes: 400 * 1024 }
export const importTooLarge = 'The file is larger than 400 kB. Import it in parts.'

const detailNames = new Set(fieldsIn(detailFormSections).map(({ name }) => name))

/** The columns after the id: every form field except rows and page sections, which do not fit into a table. */
const csvFields = fieldsIn(productSections).filter(
  ({ name, kind }) => kind !== 'rows' && !detailNames.has(name),
)

/** The column of `shortDescription` is `short_description`. */
function columnOf({ name }: EditedField): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export const csvColumns: readonly string[] = ['id', ...csvFields.map(columnOf)]

export function productCsvRow({ id, typed }: { id: string; typed: FormValues }): string[] {
  return [
    id,
    ...csvFields.map(({ name, kind }) => {
      const text = textIn(typed, name)
      return kind === 'check' ? (text === '' ? 'no' : 'yes') : text
    }),
  ]
}

/** One line of an import: the id, which may be empty, and the fields that have a column. */
export interface ImportedLine {
  line: number
  id: string
  typed: FormValues
  problems: string[]
}

/** The error in the header line; `null` if all columns are known. */
export function headerProblem(header: readonly string[]): string | null {
  const names = header.map((name) => name.trim().toLowerCase())
  const unknown = names.filter((name) => !csvColumns.includes(name))
  if (unknown.length > 0) {
    return `These columns are not known: ${unknown.map((name) => name || '(empty)').join(', ')}. Known are ${csvColumns.join(', ')}.`
  }
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) return `The column ${repeated} stands there twice.`
  return names.includes('id') || names.includes('name') ? null : 'There has to be a column id or name.'
}

export function readImportedLine(header: readonly string[], { line, cells }: CsvRow): ImportedLine {
  const names = header.map((name) => name.trim().toLowerCase())
  const problems =
    cells.length > names.length ? [`This line has ${cells.length} values for ${names.length} columns.`] : []
  const typed: Record<string, string> = {}
  for (const field of csvFields) {
    const place = names.indexOf(columnOf(field))
    const cell = cells[place]
    if (place < 0 || cell === undefined) continue
    const value = field.kind === 'check' ? readCheck(cell) : cell.replaceAll('\r\n', '\n')
    if (value === null) problems.push(`${field.label}: write yes or no.`)
    else typed[field.name] = value
  }
  return { line, id: (cells[names.indexOf('id')] ?? '').trim(), typed, problems }
}

function readCheck(cell: string): string | null {
  const word = cell.trim().toLowerCase()
  if (['yes', 'true', '1'].includes(word)) return 'on'
  return ['', 'no', 'false', '0'].includes(word) ? '' : null
}
