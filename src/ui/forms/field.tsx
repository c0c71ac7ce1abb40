import { useId, type ComponentProps, type ReactNode } from 'react'
import { AlertIcon, ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

/** The props that all fields share. The caller decides when to show the error. */
export type FieldFrame = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Attributes that link the control to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldFrame & {
  id?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A control with its label and hint above it and its error below it. */
export function Field({ label, hint, error, id, required = false, className = '', children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label htmlFor={controlId} className="field-label">
        {label}
        {required && <span aria-hidden="true" className="field-required" />}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${controlId}-error`} className="field-error">
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, className, ...input }: FieldFrame & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, className }} id={input.id} required={input.required}>
      {(control) => <input {...input} {...control} className="control" />}
    </Field>
  )
}

export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField label="Email" type="email" autoComplete="email" {...field} />
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, className }} id={area.id} required={area.required}>
      {(control) => <textarea rows={5} {...area} {...control} className="control" />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: FieldFrame & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, className }} id={select.id} required={select.required}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className="control pe-11" />
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-soft" />
        </span>
      )}
    </Field>
  )
}

export function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
