import type { TypedForm, TypedRow, TypedValue } from '#catalog/editing/fields/typed.ts'
import { formatPrice } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'

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
  /** Files that add a row: with its `address`, or as its `picture`. */
  uploads?: 'download' | 'picture'
  /** Texts that each row has and nobody types. */
  constants?: TypedRow
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
  if (field.kind !== 'rows') return textOf(form, field.name)
  const { columns = [] } = field
  return readRows(form, field).filter((row) => columns.some(({ name }) => row[name]?.trim() !== ''))
}

/** The rows of a field as they stand in the form, empty ones too. */
export function readRows(form: FormData, field: EditedField): TypedRow[] {
  const { name, columns = [], constants } = field
  const rows: TypedRow[] = []
  for (let index = 0; index < mostRows; index += 1) {
    const cells = columns.map((column) => [column.name, `${name}.${index}.${column.name}`] as const)
    if (!cells.some(([, cell]) => form.has(cell))) break
    const texts = Object.fromEntries(cells.map(([column, cell]) => [column, textOf(form, cell)]))
    rows.push({ ...constants, ...texts })
  }
  return rows
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
  const cents = parseDollars(typed)
  return cents === null ? typed : formatPrice(cents)
}

function rowWords({ columns = [] }: EditedField, row: TypedRow): string {
  return columns
    .map(({ name }) => row[name] ?? '')
    .filter(Boolean)
    .join(': ')
}
