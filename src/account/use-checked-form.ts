import { useRef, useState, type ChangeEvent, type FocusEvent } from 'react'
import type * as z from 'zod/mini'

export type FieldErrors = Record<string, string>

/**
 * A form whose fields are checked by its schema: each one after it was left, all of them on sending, with the focus
 * on the first fault. The browser keeps what is typed; `extra` is what the form sends besides.
 */
export function useCheckedForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  extra: () => Record<string, unknown> = () => ({}),
) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  function check(): { value?: z.output<Schema>; errors: FieldErrors } {
    if (!form.current) return { errors: {} }
    const parsed = schema.safeParse({ ...Object.fromEntries(new FormData(form.current)), ...extra() })
    if (parsed.success) return { value: parsed.data, errors: {} }
    const issues = parsed.error.issues.toReversed()
    return { errors: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])) }
  }

  function showErrors(found: FieldErrors): void {
    setErrors(found)
    const first = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLInputElement && element.name in found,
    )
    if (first instanceof HTMLElement) first.focus()
  }

  function recheck(name: string): void {
    const { [name]: error } = check().errors
    const { [name]: _former, ...others } = errors
    setErrors(error ? { ...others, [name]: error } : others)
  }

  /** A field that was left empty is only spoken of on sending. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && target.value !== '') recheck(target.name)
  }

  /** An error goes while it is mended, not when the field is left: a button that moves then is missed. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement && errors[target.name]) recheck(target.name)
  }

  return {
    form,
    /** For the `<form>`. Its own words are shown instead of the browser's. */
    attributes: { ref: form, method: 'post', noValidate: true, onBlur, onChange },
    errors,
    showErrors,
    /** What was filled in, or nothing when something is still wrong; that is shown then. */
    read(): z.output<Schema> | undefined {
      const found = check()
      showErrors(found.errors)
      return found.value
    },
    clear(): void {
      form.current?.reset()
      setErrors({})
    },
  }
}
