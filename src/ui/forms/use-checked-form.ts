import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject, SyntheticEvent } from 'react'
import type * as z from 'zod/mini'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { submitIfPressed, waitsForHydration } from '#ui/forms/early-submit.ts'

/** What will be sent. */
export interface FilledIn<Value> {
  /** `null` when the schema could not be loaded: then only the server can check. */
  value: Value | null
  /** The fields as typed. */
  fields: Record<string, string>
}

interface CheckedFormOptions {
  /** Errors that the page was rendered with. */
  given?: FieldErrors
  /** What the form sends in addition to its fields. */
  extra?: () => Record<string, unknown>
}

/**
 * A form checked by a schema that is loaded on first use: each field when it is left, all of them on submit. An error
 * goes as soon as it is fixed. The browser keeps what is typed.
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
  useEffect(() => submitIfPressed(form.current), [])

  /** A schema that could not be loaded is requested again the next time. */
  async function parse() {
    schema.current ??= await loadSchema().catch(() => null)
    const fields = form.current ? fieldsOf(form.current) : {}
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
    /** For `onSubmit`: runs when there are no errors, and not twice at once. */
    sending: (action: (filledIn: FilledIn<z.output<Schema>>) => unknown) => (event: SyntheticEvent) => {
      event.preventDefault()
      void send(action)
    },
    /** For the `<form>`. Its own messages replace the browser's. */
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
    /** Moves the focus to the first field with an error. */
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
    // No check on the way to a button, which could move away under the pointer. An empty field is reported on submit
    // only.
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
      if (onButton.current || relatedTarget instanceof HTMLButtonElement) return
      if (isField(target) && target.value !== '') void checkAgain(target.name)
    },
    onInput({ target }: SyntheticEvent<HTMLFormElement>): void {
      if (isField(target) && hasError(target.name)) void checkAgain(target.name)
    },
  }
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value
  return fields
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
