import type { MouseEvent } from 'react'
import type { EditedField } from '#catalogue/editing/edited-field.ts'
import { entriesIn } from '#catalogue/editing/row-entries.ts'
import { isScreenKind, screenHead, screenKinds } from '#catalogue/editing/screens.ts'
import type { TypedRow } from '#catalogue/editing/typed.ts'
import { RowActions } from '#dashboard/catalogue/row-actions.tsx'
import { RowCells } from '#dashboard/catalogue/rows-field.tsx'
import { useRows } from '#dashboard/catalogue/use-rows.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Button } from '#ui/button.tsx'

interface ScreensFieldProps {
  field: EditedField
  rows: readonly TypedRow[]
  fieldErrors: FieldErrors
  onChange: () => void
}

/** The sample screens: each with its fields, and its rows, turns, cards, bars, sections or items. */
export function ScreensField({ field, rows: start, fieldErrors, onChange }: ScreensFieldProps) {
  const { frame, rows, generation, onPress } = useRows(field, start, onChange)
  const { name, label, hint } = field
  return (
    <fieldset ref={frame} data-rows={name} className="rows-field form-wide">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {rows.map((row, index) => (
        <ScreenRow
          key={`${generation}.${index}`}
          place={`${name}.${index}`}
          row={row}
          number={index + 1}
          fieldErrors={generation === 0 ? fieldErrors : {}}
          onPress={onPress}
        />
      ))}
      <div className="rows-field-actions">
        {Object.entries(screenKinds).map(([kind, words]) => (
          <Button
            key={kind}
            type="submit"
            name="intent"
            value={`add:${name}=${kind}`}
            variant="secondary"
            onClick={onPress}
          >
            Add a {words.label.toLowerCase()}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

interface ScreenRowProps {
  place: string
  row: TypedRow
  number: number
  fieldErrors: FieldErrors
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

function ScreenRow({ place, row, number, fieldErrors, onPress }: ScreenRowProps) {
  const { kind } = row
  if (!isScreenKind(kind)) return null
  const { label, entry, head, columns } = screenKinds[kind]
  const screen = `screen ${number}`
  return (
    <fieldset className="rows-field-row">
      <legend className="field-label">
        Screen {number}: {label}
      </legend>
      <input type="hidden" name={`${place}.kind`} value={kind} />
      <RowCells
        place={place}
        row={screen}
        columns={[...screenHead, ...head]}
        texts={row}
        fieldErrors={fieldErrors}
      />
      <div data-rows={`${place}.entries`} className="rows-field">
        {entriesIn(row).map((texts, index) => (
          <div key={index} className="rows-field-row">
            <RowCells
              place={`${place}.entries.${index}`}
              row={`${entry} ${index + 1} of ${screen}`}
              columns={columns}
              texts={texts}
              fieldErrors={fieldErrors}
            />
            <RowActions
              place={`${place}.entries.${index}`}
              row={`${entry} ${index + 1} of ${screen}`}
              isFirst={index === 0}
              onPress={onPress}
            />
          </div>
        ))}
        <Button
          type="submit"
          name="intent"
          value={`add:${place}.entries`}
          variant="secondary"
          onClick={onPress}
        >
          Add a {entry}
          <span className="sr-only"> to {screen}</span>
        </Button>
      </div>
      <RowActions place={place} row={screen} isFirst={number === 1} onPress={onPress} />
    </fieldset>
  )
}
