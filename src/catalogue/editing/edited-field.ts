import { filledRow } from '#catalogue/editing/row-entries.ts'
import type { TypedForm, TypedRow, TypedValue } from '#catalogue/editing/typed.ts'
import { formatPrice } from '#lib/money.ts'
import { typedDollars } from '#lib/typed-dollars.ts'

/** How a field is typed. `list` is one entry a line; `pictures` are addresses, one a line; a
 * `download` is one address, of an uploaded file or any other. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'list'
  | 'pictures'
  | 'money'
  | 'whole'
  | 'check'
  | 'choice'
  | 'day'
  | 'address'
  | 'download'
  | 'rows'
  | 'screens'

export interface FieldChoice {
  value: string
  label: string
}

/** One text of a row. */
export interface RowColumn {
  name: string
  label: string
  /** A `list` is one entry a line. */
  kind: 'line' | 'text' | 'list' | 'day' | 'address' | 'check' | 'choice'
  hint?: string
  choices?: readonly FieldChoice[]
}

/** What a form says of a field. Forms, comparisons and tables of several fields are made from it. */
export interface EditedField {
  name: string
  label: string
  kind: FieldKind
  hint?: string
  isRequired?: boolean
  /** `categories` and `sellers` are read from the database. */
  choices?: readonly FieldChoice[] | 'categories' | 'sellers'
  columns?: readonly RowColumn[]
  /** What one row is called: 'step'. */
  row?: string
  /** Rows with an `address` that uploads add. */
  uploads?: boolean
}

export interface FieldSection {
  id: string
  title: string
  lead?: string
  fields: readonly EditedField[]
}

export function fieldsIn(sections: readonly FieldSection[]): EditedField[] {
  return sections.flatMap(({ fields }) => fields)
}

/** The most rows that a form is read up to. */
const mostRows = 60

/**
 * What was typed into the fields of a form. Rows are named `steps.0.title`; empty ones are left out. Unknown names are
 * ignored.
 */
export function readTyped(form: FormData, sections: readonly FieldSection[]): TypedForm {
  return Object.fromEntries(fieldsIn(sections).map((field) => [field.name, readField(form, field)]))
}

function readField(form: FormData, field: EditedField): TypedValue {
  if (field.kind === 'screens') return readRows(form, field).map(filledRow)
  if (field.kind !== 'rows') return textOf(form, field.name)
  return readRows(form, field).filter((row) => Object.values(row).some((text) => text.trim() !== ''))
}

/** The rows of a field as they stand in the form, empty ones too. */
export function readRows(form: FormData, field: EditedField): TypedRow[] {
  const { name, kind, columns = [] } = field
  if (kind === 'screens') return rowsWithEntries(form, name)
  const rows: TypedRow[] = []
  for (let index = 0; index < mostRows; index += 1) {
    const cells = columns.map((column) => [column.name, `${name}.${index}.${column.name}`] as const)
    if (!cells.some(([, cell]) => form.has(cell))) break
    rows.push(Object.fromEntries(cells.map(([column, cell]) => [column, textOf(form, cell)])))
  }
  return rows
}

/** Each kind of screens has other columns, so everything that is named as a text of a row is read. */
function rowsWithEntries(form: FormData, name: string): TypedRow[] {
  const rows: Record<string, string>[] = []
  for (const cell of new Set(form.keys())) {
    const [, index = '', text = ''] = /^\w+\.(\d{1,2})\.([\w.]{1,60})$/.exec(cell) ?? []
    if (!cell.startsWith(`${name}.`) || text === '' || Number(index) >= mostRows) continue
    rows[Number(index)] = { ...rows[Number(index)], [text]: textOf(form, cell) }
  }
  return rows.filter((row) => row !== undefined)
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** A value as one text, for comparisons and reports. */
export function fieldWords(field: EditedField, value: TypedValue): string {
  if (typeof value !== 'string') return value.map((row) => rowWords(field, row)).join('\n')
  if (field.kind === 'check') return value === '' ? 'No' : 'Yes'
  if (field.kind === 'money') return moneyWords(value)
  const choices = typeof field.choices === 'object' ? field.choices : []
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** A price as the shop writes it; what is no price stands as it was typed (product: display 1, 2). */
function moneyWords(typed: string): string {
  const cents = typedDollars(typed)
  return cents === null ? typed : formatPrice(cents)
}

function rowWords({ columns = [] }: EditedField, row: TypedRow): string {
  if (columns.length === 0) return Object.values(row).filter(Boolean).join('\n')
  return columns
    .map(({ name }) => row[name] ?? '')
    .filter(Boolean)
    .join(': ')
}
