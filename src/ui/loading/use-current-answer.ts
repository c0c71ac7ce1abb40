import { useEffect, useState } from 'react'
import type { FieldErrors } from '#lib/field-errors.ts'

const nothingEdited: ReadonlySet<string> = new Set()

/** A field with an error, or an option of a group with an error. */
const wrong = '[aria-invalid="true"], .field:has(> .field-error) *'

/** The page's last answer, without the errors of fields that were edited since. */
export function useCurrentAnswer<Answer extends AnswerWithErrors>(
  answer: Answer | undefined,
): Answer | undefined {
  const [edited, setEdited] = useState({ since: answer, names: nothingEdited })
  useEffect(() => {
    function noteEdited({ target }: Event): void {
      if (!(target instanceof HTMLElement) || !target.matches(wrong)) return
      const name = target.getAttribute('name') ?? ''
      setEdited(({ since, names }) => ({
        since: answer,
        names: new Set(since === answer ? names : []).add(name),
      }))
    }
    document.addEventListener('input', noteEdited)
    return () => document.removeEventListener('input', noteEdited)
  }, [answer])
  return answer && withoutEdited(answer, edited.since === answer ? edited.names : nothingEdited)
}

interface AnswerWithErrors {
  outcome?: string
  fieldErrors?: FieldErrors
}

export function withoutEdited<Answer extends AnswerWithErrors>(
  answer: Answer,
  edited: ReadonlySet<string>,
): Answer {
  const { fieldErrors }: AnswerWithErrors = answer
  if (!fieldErrors) return answer
  const remaining = Object.entries(fieldErrors).filter(([name]) => !edited.has(name))
  return { ...answer, fieldErrors: Object.fromEntries(remaining) }
}
