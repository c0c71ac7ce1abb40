import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { changedRows, readRows } from '#catalog/editing/fields/submitted-fields.ts'
import type { EditedField, RowColumn } from '#catalog/field.ts'
import type { RowValues } from '#catalog/editing/fields/form-values.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'

interface RowsFieldProps {
  field: EditedField
  rows: readonly RowValues[]
  fieldErrors: FieldErrors
  /** The owner of files uploaded in rows; `null` for the shop. */
  sellerId: string | null
  onChange: () => void
}

/** Rows that people can add, move up and remove. Without JavaScript, the server changes them. */
export function RowsField({ field, rows: start, fieldErrors, sellerId, onChange }: RowsFieldProps) {
  const { name, label, hint, row = 'row', columns = [], uploads } = field
  const { frame, rows, generation, onPress, add } = useRows(field, start, onChange)
  const errors = generation === 0 ? fieldErrors : {}
  return (
    <fieldset ref={frame} data-rows={name} className="form-wide grid justify-items-start gap-3">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {errors[name] && <p className="field-error">{errors[name]}</p>}
      {rows.map((texts, index) => (
        <div
          key={`${generation}.${index}`}
          className="rows-field-row grid w-full gap-2 border-s-2 border-line-strong ps-3.5"
        >
          {columns.map((column) => {
            const cell = `${name}.${index}.${column.name}`
            return (
              <RowCell
                key={cell}
                name={cell}
                column={column}
                row={`${row} ${index + 1}`}
                text={texts[column.name] ?? ''}
                error={errors[cell]}
              />
            )
          })}
          <RowActions
            place={`${name}.${index}`}
            row={`${row} ${index + 1}`}
            isFirst={index === 0}
            onPress={onPress}
          />
        </div>
      ))}
      <Button type="submit" name="intent" value={`add:${name}`} variant="secondary" onClick={onPress}>
        Add a {row}
      </Button>
      {uploads && (
        <div className="noscript:hidden">
          <UploadZone
            target={{ kind: uploads, sellerId }}
            onStored={({ name: fileName, address }) =>
              add(uploads === 'picture' ? { picture: address } : { name: fileName, address })
            }
          />
        </div>
      )}
    </fieldset>
  )
}

interface RowCellProps {
  name: string
  column: RowColumn
  row: string
  text: string
  error: string | undefined
}

function RowCell({ name, column, row, text, error }: RowCellProps) {
  const label = (
    <>
      {column.label}
      <span className="sr-only"> of {row}</span>
    </>
  )
  const field = { id: `field-${name}`, name, label, hint: column.hint, error, defaultValue: text }
  switch (column.kind) {
    case 'text':
    case 'list':
      return <TextArea {...field} rows={column.kind === 'list' ? 3 : 2} />
    case 'check':
      return <CheckBox name={name} defaultChecked={text !== ''} label={label} />
    default:
      return <TextField {...field} type={column.kind === 'day' ? 'date' : 'text'} autoComplete="off" />
  }
}

interface RowActionsProps {
  /** The position of the row in the values of its buttons, such as `steps.2`. */
  place: string
  /** The label of the row, such as 'step 3'. */
  row: string
  isFirst: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The buttons that move or remove a row. Without JavaScript, the server changes the rows. */
function RowActions({ place, row, isFirst, onPress }: RowActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {!isFirst && (
        <Button type="submit" name="intent" value={`up:${place}`} variant="quiet" onClick={onPress}>
          Move up<span className="sr-only"> {row}</span>
        </Button>
      )}
      <Button type="submit" name="intent" value={`remove:${place}`} variant="quiet" onClick={onPress}>
        Remove<span className="sr-only"> {row}</span>
      </Button>
    </div>
  )
}

/**
 * Edits the rows of a field with uncontrolled inputs. A button reads all values from the form, changes the
 * rows, and remounts them with a new `generation`, which is part of the React keys.
 */
function useRows(field: EditedField, start: readonly RowValues[], onChange: () => void) {
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

/** The selector to focus after a button changed the rows: the new or moved row, or the add button. */
function focusAfter(intent: string): string {
  const [action = '', place = ''] = intent.split(':')
  if (action === '') return '.no-focus'
  if (action === 'add') return `[data-rows="${place}"] > :nth-last-child(1 of .rows-field-row) .control`
  const above = place.replace(/\d+$/, (digits) => String(Math.max(Number(digits) - 1, 0)))
  if (action === 'up') return `[value="remove:${above}"]`
  const rows = place.replace(/\.\d+$/, '')
  return `[value="add:${rows}"]`
}
