import type { ComponentProps, ReactNode } from 'react'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'className'> {
  type?: 'checkbox' | 'radio'
  label: ReactNode
}

export function CheckBox({ label, type = 'checkbox', ...input }: CheckBoxProps) {
  return (
    <label className="check-box">
      <input {...input} type={type} className={type === 'radio' ? 'choice choice-round' : 'choice'} />
      <span>{label}</span>
    </label>
  )
}

interface CheckBoxesProps {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  error: string | undefined
  isShown?: boolean
  /** The text shown if there are no options. */
  empty?: string
}

/** A group of checkboxes with the error of the group. */
export function CheckBoxes({ legend, name, options, chosen, error, isShown = true, empty }: CheckBoxesProps) {
  const errorId = `${name}-error`
  return (
    <fieldset hidden={!isShown} className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      {options.length === 0 && <p className="text-sm text-ink-soft">{empty}</p>}
      {options.map(({ value, label }) => (
        <CheckBox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
          aria-invalid={error ? true : undefined}
        />
      ))}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
