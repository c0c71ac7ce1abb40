import { fieldsIn, readRows, readFormValues } from '#catalog/editing/fields/edited-field.ts'
import type { FieldSection } from '#catalog/field.ts'
import type { FormValues, RowValues } from '#catalog/editing/fields/form-values.ts'

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
