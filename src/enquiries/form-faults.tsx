import { useState, type FocusEvent, type SyntheticEvent } from 'react'
import type * as z from 'zod/mini'
import { faultsOf } from '#enquiries/enquiries.forms.ts'

export type Faults = Record<string, string>

/** Faults of a form in words: after leaving a field, gone as soon as it is mended, all of them on sending. */
export function useFormFaults(schema: z.ZodMiniType, given: Faults = {}) {
  const [faults, setFaults] = useState(given)

  function lookAgain(event: SyntheticEvent<HTMLFormElement>, onlyKnown: boolean): void {
    const field = event.target
    if (!isField(field) || !field.form || !field.name) return
    const { name } = field
    const fault = faultsIn(field.form)[name]
    setFaults((before) => {
      if ((onlyKnown && !(name in before)) || before[name] === fault) return before
      const { [name]: _, ...others } = before
      return fault ? { ...others, [name]: fault } : others
    })
  }

  function faultsIn(form: HTMLFormElement): Faults {
    const parsed = schema.safeParse(fieldsOf(form))
    return parsed.success ? {} : faultsOf(parsed.error)
  }

  /** Says what is wrong, and takes the visitor to the first of it. */
  function show(form: HTMLFormElement, found: Faults): void {
    setFaults(found)
    for (const field of form.elements) {
      if (isField(field) && field.name in found) return field.focus()
    }
  }

  return {
    faults,
    show,
    /** Whether the form may be sent; if not, its faults are shown. */
    check(form: HTMLFormElement): boolean {
      const found = faultsIn(form)
      show(form, found)
      return Object.keys(found).length === 0
    },
    handlers: {
      // On the way to a button the form stays as it is, or the button would move from under the pointer.
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (!(event.relatedTarget instanceof HTMLButtonElement)) lookAgain(event, false)
      },
      onInput: (event: SyntheticEvent<HTMLFormElement>) => lookAgain(event, true),
    },
  }
}

/** The fields of a form by name, as they are sent. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value
  return fields
}

function isField(
  target: EventTarget | Element,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
