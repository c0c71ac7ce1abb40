import { reviewDraftKey } from '#reviews/writing/review-draft-key.ts'
import { removeFromTab } from '#lib/stored.client.ts'
import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { textsIn } from '#reviews/review-form-answer.ts'
import { readReviewDraft, storeReviewDraft } from '#reviews/writing/review-draft.client.ts'

/**
 * Stores the form values, because browsers do not restore forms of `no-store` pages. Navigating to another page
 * deletes them.
 */
export function useReviewDraft(form: RefObject<HTMLFormElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of Object.entries(readReviewDraft(pathname))) fill(element, name, value)
    const store = () => storeReviewDraft(pathname, textsIn(new FormData(element)))
    element.addEventListener('input', store)
    return () => {
      element.removeEventListener('input', store)
      removeFromTab(reviewDraftKey)
    }
  }, [form, pathname])
}

/** Input since the reload has priority. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  const isTyped =
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  if (!isTyped && field && 'value' in field) field.value = value
}
