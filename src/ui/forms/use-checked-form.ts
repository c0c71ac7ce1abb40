import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject, SyntheticEvent } from 'react'
import type * as z from 'zod/mini'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { submitIfPressed, waitsForHydration } from '#ui/forms/early-submit.ts'
import { textsIn } from '#lib/form-text.ts'

export interface FilledIn<Value> {
  /** `null` if the schema could not be loaded. Then only the server validates. */
  value: Value | null
  fields: Record<string, string>
}

interface CheckedFormOptions {
  /** The errors that the page already had when it was rendered. */
  given?: FieldErrors
  /** Returns values that are submitted in addition to the fields. */
  extra?: () => Record<string, unknown>
}

/**
 * A form with a schema that loads on first use. Leaving a field validates it, and submitting validates all
 * fields. An error disappears as soon as it is fixed. The field values stay in the DOM.
 */
export function useCheckedForm<Schema extends z.ZodMiniType>(
  loadSchema: () => Promise<Schema>,
  { given = {}, extra }: CheckedFormOptions = {},
) {
  const form = useRef<HTMLFormElement>(null)
  const schema = useRef<Schema>(null)
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const { fieldErrors, showFieldErrors, replaceFieldError } = useFieldErrors(form, given)
  // Runs after each render, because a form inside a dialog is mounted only when the dialog opens.
  useEffect(() => submitIfPressed(form.current))

  /** If the schema fails to load, the next call loads it again. */
  async function parse() {
    schema.current ??= await loadSchema().catch(() => null)
    const fields = form.current ? textsIn(new FormData(form.current)) : {}
    return { fields, parsed: schema.current?.safeParse({ ...fields, ...extra?.() }) }
  }

  async function checkAgain(name: string): Promise<void> {
    const { parsed } = await parse()
    replaceFieldError(name, parsed?.error && fieldErrorsOf(parsed.error)[name])
  }

  async function send(action: (filledIn: FilledIn<z.output<Schema>>) => unknown): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      if (!schema.current) setBusy(true)
      const { fields, parsed } = await parse()
      showFieldErrors(parsed?.error ? fieldErrorsOf(parsed.error) : {})
      if (parsed?.error) return
      setBusy(true)
      await action({ fields, value: parsed ? parsed.data : null })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const preload = () => {
    if (!schema.current) void loadSchema().catch(() => null)
  }
  const listeners = useFieldListeners({ preload, checkAgain, hasError: (name) => name in fieldErrors })

  return {
    form,
    busy,
    fieldErrors,
    showFieldErrors,
    /** A handler for `onSubmit`. Runs the action if no field has an error, and never twice at once. */
    sending: (action: (filledIn: FilledIn<z.output<Schema>>) => unknown) => (event: SyntheticEvent) => {
      event.preventDefault()
      void send(action)
    },
    /** Attributes for the `<form>`. `noValidate` turns off the browser's own error messages. */
    attributes: { ref: form, ...waitsForHydration, method: 'post', noValidate: true, ...listeners },
    clear(): void {
      form.current?.reset()
      showFieldErrors({})
    },
  } as const
}

function useFieldErrors(form: RefObject<HTMLFormElement | null>, given: FieldErrors) {
  const [fieldErrors, setFieldErrors] = useState(given)
  return {
    fieldErrors,
    /** Shows the errors and focuses the first field that has one. */
    showFieldErrors(found: FieldErrors): void {
      setFieldErrors(found)
      const fields = [...(form.current?.elements ?? [])]
      const first = fields.find((field) => isField(field) && field.name in found)
      if (first instanceof HTMLElement) first.focus()
    },
    replaceFieldError(name: string, error: string | undefined): void {
      setFieldErrors(({ [name]: _former, ...others }) => (error ? { ...others, [name]: error } : others))
    },
  }
}

interface FieldChecks {
  preload(): void
  checkAgain(name: string): Promise<void>
  hasError(name: string): boolean
}

function useFieldListeners({ preload, checkAgain, hasError }: FieldChecks) {
  const onButton = useRef(false)
  return {
    onFocus({ target }: FocusEvent<HTMLFormElement>): void {
      if (isField(target)) onButton.current = false
      preload()
    },
    onPointerDown({ target }: PointerEvent<HTMLFormElement>): void {
      onButton.current = target instanceof Element && target.closest('button') !== null
    },
    // Does not validate a field that the user leaves by pressing a button, because a new error could move the
    // button. Empty fields are reported only on submit.
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
      if (onButton.current || relatedTarget instanceof HTMLButtonElement) return
      if (isField(target) && target.value !== '') void checkAgain(target.name)
    },
    onInput({ target }: SyntheticEvent<HTMLFormElement>): void {
      if (isField(target) && hasError(target.name)) void checkAgain(target.name)
    },
  }
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
