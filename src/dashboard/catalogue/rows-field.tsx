import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditedField, RowColumn } from '#catalogue/editing/edited-field.ts'
import type { TypedRow } from '#catalogue/editing/typed.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'

interface RowsFieldProps {
  field: EditedField
  rows: readonly TypedRow[]
  fieldErrors: FieldErrors
  onChange: () => void
}

/** Rows that can be added, moved up and removed. Without JavaScript a row is added by the server, and emptied to remove it. */
export function RowsField({ field, rows, fieldErrors, onChange }: RowsFieldProps) {
  const { name, label, row = 'row', columns = [] } = field
  const next = useRef(rows.length)
  const [keys, setKeys] = useState(() => rows.map((_, index) => index))
  const isFirst = useRef(true)
  const tell = useEffectEvent(() => {
    if (!isFirst.current) onChange()
    isFirst.current = false
  })
  // After the rows are in the page, where the form is read.
  useEffect(() => tell(), [keys])

  function add(): void {
    const key = next.current
    next.current += 1
    setKeys((before) => [...before, key])
  }

  return (
    <fieldset className="rows-field form-wide">
      <legend className="field-label">{label}</legend>
      {keys.map((key, index) => (
        <div key={key} className="rows-field-row">
          {columns.map((column) => (
            <RowCell
              key={column.name}
              name={`${name}.${index}.${column.name}`}
              column={column}
              row={`${row} ${index + 1}`}
              text={rows[key]?.[column.name] ?? ''}
              error={fieldErrors[`${name}.${index}.${column.name}`]}
            />
          ))}
          <div className="rows-field-actions with-script">
            {index > 0 && (
              <Button variant="quiet" onClick={() => setKeys((before) => movedUp(before, index))}>
                Move up
                <span className="sr-only">
                  {' '}
                  {row} {index + 1}
                </span>
              </Button>
            )}
            <Button variant="quiet" onClick={() => setKeys((before) => before.filter((one) => one !== key))}>
              Remove
              <span className="sr-only">
                {' '}
                {row} {index + 1}
              </span>
            </Button>
          </div>
        </div>
      ))}
      <Button
        type="submit"
        name="intent"
        value={`add:${name}`}
        variant="secondary"
        onClick={(event) => {
          event.preventDefault()
          add()
        }}
      >
        Add a {row}
      </Button>
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
  const field = { id: `field-${name}`, name, label, error, defaultValue: text }
  if (column.kind === 'text') return <TextArea {...field} rows={2} />
  return <TextField {...field} type={column.kind === 'day' ? 'date' : 'text'} autoComplete="off" />
}

function movedUp(keys: readonly number[], index: number): number[] {
  const moved = keys[index]
  if (moved === undefined) return [...keys]
  const others = keys.toSpliced(index, 1)
  return others.toSpliced(index - 1, 0, moved)
}
