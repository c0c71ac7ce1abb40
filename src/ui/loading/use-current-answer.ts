import { useEffect, useState } from 'react'
import { withoutEdited, type AnswerWithErrors } from '#lib/current-answer.ts'

const nothingEdited: ReadonlySet<string> = new Set()

/** A field with an error, or an option in a group that has one. */
const wrong = '[aria-invalid="true"], .field:has(> .field-error) *'

/** The last answer of the page, without the errors of fields that were edited since. */
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
