import { useEffect, useState } from 'react'
import { withoutTyped, type AnswerWithErrors } from '#dashboard/pieces/action-answer.ts'

const nothingTyped: ReadonlySet<string> = new Set()

/** The last answer of the page, without what was wrong of fields that were typed in since. */
export function useCurrentAnswer<Answer extends AnswerWithErrors>(
  answer: Answer | undefined,
): Answer | undefined {
  const [typed, setTyped] = useState({ since: answer, names: nothingTyped })
  useEffect(() => {
    function noteTyped({ target }: Event): void {
      if (!(target instanceof HTMLElement) || !target.matches('[aria-invalid="true"]')) return
      const name = target.getAttribute('name') ?? ''
      setTyped(({ since, names }) => ({
        since: answer,
        names: new Set(since === answer ? names : []).add(name),
      }))
    }
    document.addEventListener('input', noteTyped)
    return () => document.removeEventListener('input', noteTyped)
  }, [answer])
  return answer && withoutTyped(answer, typed.since === answer ? typed.names : nothingTyped)
}
