import type { EditedField, FieldSection } from '#catalog/field.ts'
import {
  storableText,
  type FieldValue,
  type FormValues,
  type RowValues,
} from '#catalog/editing/fields/form-values.ts'
import { formatPrice } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'

export function fieldsIn(sections: readonly FieldSection[]): EditedField[] {
  return sections.flatMap(({ fields }) => fields)
}

const maxRows = 60

/**
 * Reads the form values of a submitted form. Rows have names such as `steps.0.title`. Empty rows and unknown
 * names are dropped.
 */
export function readFormValues(form: FormData, sections: readonly FieldSection[]): FormValues {
  return Object.fromEntries(fieldsIn(sections).map((field) => [field.name, readField(form, field)]))
}

function readField(form: FormData, field: EditedField): FieldValue {
  if (field.kind !== 'rows') return textOf(form, field.name)
  const { columns = [] } = field
  return readRows(form, field).filter((row) => columns.some(({ name }) => row[name]?.trim() !== ''))
}

/** Reads the rows of a field from a submitted form, including empty ones. */
export function readRows(form: FormData, field: EditedField): RowValues[] {
  const { name, columns = [], constants } = field
  const rows: RowValues[] = []
  for (let index = 0; index < maxRows; index += 1) {
    const cells = columns.map((column) => [column.name, `${name}.${index}.${column.name}`] as const)
    if (!cells.some(([, cell]) => form.has(cell))) break
    const texts = Object.fromEntries(cells.map(([column, cell]) => [column, textOf(form, cell)]))
    rows.push({ ...constants, ...texts })
  }
  return rows
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? storableText(value.replaceAll('\r\n', '\n')) : ''
}

/** Formats a value as text, for comparisons and reports. */
export function fieldWords(field: EditedField, value: FieldValue): string {
  if (typeof value !== 'string') return value.map((row) => rowWords(field, row)).join('\n')
  if (field.kind === 'check') return value === '' ? 'No' : 'Yes'
  if (field.kind === 'money') return moneyWords(value)
  const choices = typeof field.choices === 'object' ? field.choices : []
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** Formats a price as in the shop. Returns invalid prices as entered (product: display 1, 2). */
function moneyWords(entered: string): string {
  const cents = parseDollars(entered)
  return cents === null ? entered : formatPrice(cents)
}

function rowWords({ columns = [] }: EditedField, row: RowValues): string {
  return columns
    .map(({ name }) => row[name] ?? '')
    .filter(Boolean)
    .join(': ')
}

/** The intents of row buttons, such as `add:steps`, `up:steps.2` or `remove:steps.2`. */
const intentForm = /^(add|up|remove):(\w+)(?:\.(\d{1,3}))?$/

/** Returns the form values after a row button was pressed. Other intents change nothing. */
export function readWithRowsChanged(
  form: FormData,
  sections: readonly FieldSection[],
  intent: string,
): FormValues {
  const values = readFormValues(form, sections)
  const name = intentForm.exec(intent)?.[2]
  const field = fieldsIn(sections).find((known) => known.name === name)
  return field ? { ...values, [field.name]: changedRows(readRows(form, field), intent) } : values
}

export function changedRows(rows: readonly RowValues[], intent: string): RowValues[] {
  const [, action, , place] = intentForm.exec(intent) ?? []
  if (action === 'add') return [...rows, {}]
  const index = Number(place)
  const row = place === undefined ? undefined : rows[index]
  if (row === undefined) return [...rows]
  const others = rows.toSpliced(index, 1)
  return action === 'remove' ? others : others.toSpliced(Math.max(index - 1, 0), 0, row)
}
