import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { changedRows, readRows } from '#catalog/editing/fields/submitted-fields.ts'
import type { EditedField } from '#catalog/field.ts'
import type { RowValues } from '#catalog/editing/fields/form-values.ts'

/**
 * Edits the rows of a field with uncontrolled inputs. A button reads all values from the form, changes the
 * rows, and remounts them with a new `generation`, which is part of the React keys.
 */
export function useRows(field: EditedField, start: readonly RowValues[], onChange: () => void) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const [{ rows, generation, focus }, setRows] = useState({ rows: start, generation: 0, focus: '' })
  const afterChange = useEffectEvent(() => {
    if (generation === 0) return
    frame.current?.querySelector<HTMLElement>(focus)?.focus()
    onChange()
  })
  // Runs when the new rows are in the form, because the callback reads the form.
  useEffect(() => afterChange(), [generation])

  function change(intent: string, next: (rows: readonly RowValues[]) => RowValues[]): void {
    const form = frame.current?.form
    if (!form) return
    const current = readRows(new FormData(form), field)
    setRows({ rows: next(current), generation: generation + 1, focus: focusAfter(intent) })
  }

  return {
    frame,
    rows,
    generation,
    onPress(event: MouseEvent<HTMLButtonElement>): void {
      event.preventDefault()
      const intent = event.currentTarget.value
      change(intent, (current) => changedRows(current, intent))
    },
    add(row: RowValues): void {
      const isFilled = (each: RowValues) => Object.values(each).some((text) => text.trim() !== '')
      change('', (current) => [...current.filter(isFilled), row])
    },
  }
}

/**
 * Returns the selector of the element to focus after a button changed the rows: the new row, the moved row,
 * or the add button.
 */
function focusAfter(intent: string): string {
  const [action = '', place = ''] = intent.split(':')
  if (action === '') return '.no-focus'
  if (action === 'add') return `[data-rows="${place}"] > :nth-last-child(1 of .rows-field-row) .control`
  const above = place.replace(/\d+$/, (digits) => String(Math.max(Number(digits) - 1, 0)))
  if (action === 'up') return `[value="remove:${above}"]`
  const rows = place.replace(/\.\d+$/, '')
  return `[value="add:${rows}"]`
}
