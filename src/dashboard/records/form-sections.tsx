import type { ReactNode } from 'react'
import { useHydrated } from '#account/session/use-hydrated.ts'
import type { EditedField, FieldChoice, FieldSection } from '#catalog/field.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { screenRows } from '#catalog/editing/fields/screens.ts'
import { rowsIn, textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { ChipsField } from '#dashboard/records/chips-field.tsx'
import { LinesField } from '#dashboard/records/lines-field.tsx'
import { PicturesField } from '#dashboard/records/pictures-field.tsx'
import { RowsField } from '#dashboard/records/rows-field.tsx'
import { UploadField, type RecordFieldProps } from '#dashboard/files/upload-field.tsx'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Options, SelectField, TextArea, TextField } from '#ui/forms/field.tsx'
import { CategoryIcon } from '#marketplace/landing/category-icon.tsx'

interface FormSectionsProps {
  sections: readonly FieldSection[]
  values: FormValues
  choices: RecordChoices
  fieldErrors: FieldErrors
  /** The owner of uploaded files; `null` for the shop. */
  sellerId: string | null
  /** Called after a row was added, moved or removed, because these changes fire no input event. */
  onChange: () => void
}

/** The fields of a record in sections, rendered from their description. */
export function FormSections({ sections, ...form }: FormSectionsProps) {
  return sections.map(({ id, title, lead, fields }) => (
    <section key={id} aria-labelledby={`section-${id}`} className="form-section">
      <h2 id={`section-${id}`} className="text-base">
        {title}
      </h2>
      {lead && <p className="text-ink-soft">{lead}</p>}
      <div className="form-fields">
        {fields.map((field) => (
          <FormField key={field.name} field={field} {...form} />
        ))}
      </div>
    </section>
  ))
}

type FormFieldProps = Omit<FormSectionsProps, 'sections'> & { field: EditedField }

function FormField({ field, values, choices, fieldErrors, sellerId, onChange }: FormFieldProps) {
  const { name, label, hint, kind, isRequired } = field
  const isList = kind === 'list' || kind === 'pictures'
  const error = fieldErrors[name] ?? (isList ? errorOfLine(fieldErrors, name) : undefined)
  const frame = { label, hint, error, id: `field-${name}` }
  const control = { name, defaultValue: textIn(values, name), required: isRequired }
  // With JavaScript, each description is next to its picture.
  if (name === 'pictureTexts') {
    return (
      <WithoutScripts>
        <RowsField {...{ field, fieldErrors, sellerId, onChange, rows: rowsIn(values, name) }} />
      </WithoutScripts>
    )
  }
  if (kind === 'rows') {
    const rows = name === 'screens' ? screenRows(values[name]) : rowsIn(values, name)
    return <RowsField {...{ field, fieldErrors, sellerId, onChange, rows }} />
  }
  if (kind === 'check') return <CheckLine field={field} isOn={textIn(values, name) !== ''} error={error} />
  if (kind === 'choice') {
    const given = typeof field.choices === 'string' ? choices[field.choices] : field.choices
    if (name === 'icon') return <IconField {...frame} {...control} choices={given ?? []} />
    return (
      <ChoiceField
        {...frame}
        {...control}
        choices={given ?? []}
        withNone={typeof field.choices === 'string'}
      />
    )
  }
  if (kind === 'pictures') {
    const texts = rowsIn(values, 'pictureTexts')
    return <PicturesField {...frame} {...control} {...{ sellerId, texts, onChange }} />
  }
  if (kind === 'picture' || kind === 'download') {
    return <UploadField {...frame} {...control} target={{ kind, sellerId }} />
  }
  if (name === 'tags') return <ChipsField {...frame} {...control} onChange={onChange} />
  if (kind === 'list') return <LinesField {...frame} {...control} onChange={onChange} />
  if (kind === 'text') return <TextArea {...frame} {...control} rows={4} className="form-wide" />
  const look = kind === 'line' || kind === 'address' ? 'form-wide' : ''
  return (
    <TextField
      {...frame}
      {...control}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'money' ? 'decimal' : kind === 'whole' ? 'numeric' : undefined}
      autoComplete="off"
      className={look}
    />
  )
}

/** Returns the first error in the lines of a list. The field shows it. */
function errorOfLine(fieldErrors: FieldErrors, name: string): string | undefined {
  return Object.entries(fieldErrors).find(([place]) => place.startsWith(`${name}.`))?.[1]
}

interface ChoiceFieldProps extends RecordFieldProps {
  choices: readonly FieldChoice[]
  withNone: boolean
}

/** Adds a stored value that is not among the choices, so that saving does not change it. */
function ChoiceField({ choices, withNone, ...field }: ChoiceFieldProps) {
  const isKnown = field.defaultValue === '' || choices.some(({ value }) => value === field.defaultValue)
  return (
    <SelectField {...field}>
      {withNone && <option value="">None</option>}
      {!isKnown && <option value={field.defaultValue}>{field.defaultValue}</option>}
      <Options of={choices} />
    </SelectField>
  )
}

function CheckLine({ field, isOn, error }: { field: EditedField; isOn: boolean; error: string | undefined }) {
  const { name, label, hint } = field
  return (
    <div className="form-wide">
      <CheckBox
        id={`field-${name}`}
        name={name}
        label={label}
        defaultChecked={isOn}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `field-${name}-error` : undefined}
      />
      {hint && <p className="field-hint">{hint}</p>}
      {error && (
        <p id={`field-${name}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

function WithoutScripts({ children }: { children: ReactNode }) {
  return useHydrated() ? null : children
}

interface IconFieldProps {
  name: string
  label: string
  error: string | undefined
  defaultValue: string
  choices: readonly FieldChoice[]
}

/** The icons to choose from, drawn as in the shop. */
function IconField({ name, label, error, defaultValue, choices }: IconFieldProps) {
  const isKnown = choices.some(({ value }) => value === defaultValue)
  const shown = isKnown ? choices : [...choices, { value: defaultValue, label: defaultValue }]
  return (
    <fieldset className="form-wide">
      <legend className="field-label">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {shown.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line bg-surface-raised px-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
            />
            <CategoryIcon name={choice.value} />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
