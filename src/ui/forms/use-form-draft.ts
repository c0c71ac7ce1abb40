import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { textsIn } from '#lib/form-text.ts'
import { readFromTab, removeFromTab, writeToTab } from '#lib/stored.client.ts'
import { object, recordOf, text } from '#lib/schema.ts'

/**
 * Stores the form values in this tab, because browsers do not restore the forms of `no-store` pages. Leaving
 * the page deletes them. `part` distinguishes several forms on a page.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string, part = ''): void {
  const path = useLocation().pathname + part
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of Object.entries(readFormDraft(key, path))) fill(element, name, value)
    const store = () => storeFormDraft(key, path, textsIn(new FormData(element)))
    element.addEventListener('input', store)
    return () => {
      element.removeEventListener('input', store)
      removeFromTab(key)
    }
  }, [form, key, path])
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
