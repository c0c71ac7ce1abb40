import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { removeFromTab } from '#lib/stored.client.ts'
import { readFormDraft, storeFormDraft } from '#ui/forms/form-draft.client.ts'

/**
 * Stores the form values under a key of the tab, because browsers do not restore forms of `no-store` pages.
 * Navigating to another page deletes them.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of Object.entries(readFormDraft(key, pathname))) fill(element, name, value)
    const store = () => storeFormDraft(key, pathname, textsIn(element))
    element.addEventListener('input', store)
    return () => {
      element.removeEventListener('input', store)
      removeFromTab(key)
    }
  }, [form, key, pathname])
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Input since the reload has priority. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  const isTyped =
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  if (!isTyped && field && 'value' in field) field.value = value
}
