import { fieldsIn, readRows, readTyped, type FieldSection } from '#catalog/editing/fields/edited-field.ts'
import type { TypedForm, TypedRow } from '#catalog/editing/fields/typed.ts'

/** `add:steps`, `up:steps.2`, `remove:steps.2`. */
const intentForm = /^(add|up|remove):(\w+)(?:\.(\d{1,3}))?$/

/** The form values after a press of a row button. Other intents change nothing. */
export function readWithRowsChanged(
  form: FormData,
  sections: readonly FieldSection[],
  intent: string,
): TypedForm {
  const typed = readTyped(form, sections)
  const name = intentForm.exec(intent)?.[2]
  const field = fieldsIn(sections).find((known) => known.name === name)
  return field ? { ...typed, [field.name]: changedRows(readRows(form, field), intent) } : typed
}

/** Adds a row, moves one up or removes one. */
export function changedRows(rows: readonly TypedRow[], intent: string): TypedRow[] {
  const [, action, , place] = intentForm.exec(intent) ?? []
  if (action === 'add') return [...rows, {}]
  const index = Number(place)
  const row = place === undefined ? undefined : rows[index]
  if (row === undefined) return [...rows]
  const others = rows.toSpliced(index, 1)
  return action === 'remove' ? others : others.toSpliced(Math.max(index - 1, 0), 0, row)
}
