import { useEffect, useRef, type RefObject } from 'react'
import { useActionData } from 'react-router'

/** Focuses the first invalid field after each answer, so that it is visible and screen readers announce its error. */
export function useInvalidFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const answer: unknown = useActionData()
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return form
}
