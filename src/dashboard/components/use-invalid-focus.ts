import { useEffect, useRef, type RefObject } from 'react'
import { useActionData } from 'react-router'

/** After each answer the first wrong field of the form has the focus: what is wrong is read out, and in view. */
export function useInvalidFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const answer: unknown = useActionData()
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return form
}
