import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject, SyntheticEvent } from 'react'
import type * as z from 'zod/mini'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { submitIfPressed, waitsForHydration } from '#ui/forms/early-submit.ts'
import { textsIn } from '#lib/form-text.ts'
import { loadOnline } from '#lib/load-online.ts'

export interface FilledIn<Value> {
  /** `null` if the schema could not be loaded; then only the server validates. */
  value: Value | null
  fields: Record<string, string>
}

interface CheckedFormOptions {
  /** Errors already present when the page was rendered. */
  given?: FieldErrors
  /** Values submitted in addition to the fields. */
  extra?: () => Record<string, unknown>
}

/**
 * A form validated by a schema that is loaded on first use: each field on leaving it, all of them on submit. An
 * error disappears as soon as it is fixed. The browser holds the field values.
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
  // After each render, because the form of a dialog appears only when the dialog opens.
  useEffect(() => submitIfPressed(form.current))

  /** A schema that failed to load is requested again next time. */
  async function parse() {
    schema.current ??= await loadOnline(loadSchema).catch(() => null)
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
    if (!schema.current) void loadOnline(loadSchema).catch(() => null)
  }
  const listeners = useFieldListeners({ preload, checkAgain, hasError: (name) => name in fieldErrors })

  return {
    form,
    busy,
    fieldErrors,
    showFieldErrors,
    /** For `onSubmit`: runs the action only without errors, and never twice at the same time. */
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
    // Do not validate on the way to a button, which could move away from the pointer. An empty field is reported
    // on submit only.
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
