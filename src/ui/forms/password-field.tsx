import { useState, type ComponentProps } from 'react'
import { Field, type FieldFrame } from '#ui/forms/field.tsx'
import { EyeIcon, EyeOffIcon } from '#ui/icons/icons-interface.tsx'

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
