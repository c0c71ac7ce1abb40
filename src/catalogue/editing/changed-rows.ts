import { fieldsIn, readRows, readTyped, type FieldSection } from '#catalogue/editing/edited-field.ts'
import { entriesIn, withEntries } from '#catalogue/editing/row-entries.ts'
import type { TypedForm, TypedRow } from '#catalogue/editing/typed.ts'

/** `add:steps`, `up:steps.2`, `remove:steps.2`; for entries within a row `add:screens.1.entries`, `up:screens.1.entries.2`. */
const intentForm = /^(add|up|remove):(\w+)(?:\.(\d{1,3}))?(\.entries)?(?:\.(\d{1,3}))?(?:=(\w+))?$/

interface RowsIntent {
  action: string
  field: string
  row: number | null
  /** Whether it is about the entries of that row. */
  isWithin: boolean
  entry: number | null
  /** The kind of the row that is added, where rows have kinds. */
  kind: string
}

function readIntent(intent: string): RowsIntent | null {
  const [, action = '', field = '', row, within, entry, kind = ''] = intentForm.exec(intent) ?? []
  if (action === '') return null
  return { action, field, row: place(row), isWithin: within !== undefined, entry: place(entry), kind }
}

function place(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}

/** The form as it is after a button of its rows was pressed. Another intent changes nothing. */
export function readWithRowsChanged(
  form: FormData,
  sections: readonly FieldSection[],
  intent: string,
): TypedForm {
  const typed = readTyped(form, sections)
  const name = readIntent(intent)?.field
  const field = fieldsIn(sections).find((known) => known.name === name)
  return field ? { ...typed, [field.name]: changedRows(readRows(form, field), intent) } : typed
}

/** Adds a row, moves one up or removes one; or the same with the entries within a row. */
export function changedRows(rows: readonly TypedRow[], intent: string): TypedRow[] {
  const read = readIntent(intent)
  if (!read) return [...rows]
  const { action, row, isWithin, entry, kind } = read
  if (!isWithin) return changed(rows, action, row, kind === '' ? {} : { kind })
  // A new entry has no text yet, and is there all the same.
  return rows.map((each, index) =>
    index === row ? withEntries(each, changed(entriesIn(each), action, entry, { new: '' })) : each,
  )
}

function changed(
  rows: readonly TypedRow[],
  action: string,
  index: number | null,
  added: TypedRow,
): TypedRow[] {
  const row = index === null ? undefined : rows[index]
  if (action === 'add') return [...rows, added]
  if (index === null || row === undefined) return [...rows]
  const others = rows.toSpliced(index, 1)
  return action === 'remove' ? others : others.toSpliced(Math.max(index - 1, 0), 0, row)
}
