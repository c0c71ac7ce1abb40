import { useEffect, useState } from 'react'
import { withoutEdited, type AnswerWithErrors } from '#lib/current-answer.ts'

const nothingTyped: ReadonlySet<string> = new Set()

/** A field with an error, or an option in a group that has one. */
const wrong = '[aria-invalid="true"], .field:has(> .field-error) *'

/** The last answer of the page, without the errors of fields that were edited since. */
export function useCurrentAnswer<Answer extends AnswerWithErrors>(
  answer: Answer | undefined,
): Answer | undefined {
  const [typed, setTyped] = useState({ since: answer, names: nothingTyped })
  useEffect(() => {
    function noteTyped({ target }: Event): void {
      if (!(target instanceof HTMLElement) || !target.matches(wrong)) return
      const name = target.getAttribute('name') ?? ''
      setTyped(({ since, names }) => ({
        since: answer,
        names: new Set(since === answer ? names : []).add(name),
      }))
    }
    document.addEventListener('input', noteTyped)
    return () => document.removeEventListener('input', noteTyped)
  }, [answer])
  return answer && withoutEdited(answer, typed.since === answer ? typed.names : nothingTyped)
}
