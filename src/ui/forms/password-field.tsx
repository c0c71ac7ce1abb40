import { useState, type ComponentProps } from 'react'
import { Field, type FieldFrame } from '#ui/forms/field.tsx'
import { icon } from '#ui/icons/icon.tsx'

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'type'>

/**
 * A password field that can show its value and accepts pasted text. Set `autoComplete` to `current-password`
 * or `new-password`.
 */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, className }} id={input.id} required={input.required}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="control pe-13"
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 my-auto grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  )
}

const EyeIcon = icon(
  <>
    <path d="M2.6 12S6 5.6 12 5.6 21.4 12 21.4 12 18 18.4 12 18.4 2.6 12 2.6 12z" />
    <circle cx="12" cy="12" r="2.9" />
  </>,
)

const EyeOffIcon = icon(
  <path d="M9.6 5.9A9.4 9.4 0 0 1 12 5.6c6 0 9.4 6.4 9.4 6.4a16 16 0 0 1-2.6 3.4M6.2 7.4A15.4 15.4 0 0 0 2.6 12S6 18.4 12 18.4a9.3 9.3 0 0 0 4.6-1.2M10 10a2.9 2.9 0 0 0 4 4.1M3.8 3.8l16.4 16.4" />,
)
