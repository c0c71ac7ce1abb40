import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { textsIn } from '#lib/form-text.ts'
import { readFromTab, removeFromTab, writeToTab } from '#lib/stored.client.ts'
import { object, recordOf, text } from '#lib/schema.ts'

/**
 * Stores the form values except passwords in this tab, because browsers do not restore the forms of `no-store`
 * pages. Leaving the page or resetting the form deletes them. `part` distinguishes several forms on a page.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string, part = ''): void {
  const path = useLocation().pathname + part
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of Object.entries(readFormDraft(key, path))) fill(element, name, value)
    const store = () => storeFormDraft(key, path, textsIn(withoutPasswords(element)))
    const forget = () => removeFromTab(key)
    element.addEventListener('input', store)
    element.addEventListener('reset', forget)
    return () => {
      element.removeEventListener('input', store)
      element.removeEventListener('reset', forget)
      forget()
    }
  }, [form, key, path])
}

/** A visible password is a text field, so only its autocompletion tells that it is one. */
function withoutPasswords(form: HTMLFormElement): FormData {
  const fields = new FormData(form)
  for (const password of form.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]')) {
    fields.delete(password.name)
  }
  return fields
}

/** Skips fields that were edited after the reload. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  const hasInput =
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  if (!hasInput && field && 'value' in field) field.value = value
}

const draftSchema = object({ path: text, fields: recordOf(text) })

/** The form values that this page had before the reload. */
export function readFormDraft(key: string, path: string): Record<string, string> {
  const draft = readFromTab(key, draftSchema)
  return draft?.path === path ? draft.fields : {}
}

export function storeFormDraft(key: string, path: string, fields: Record<string, string>): void {
  writeToTab(key, { path, fields })
}
