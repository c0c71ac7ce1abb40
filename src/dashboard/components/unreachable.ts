import { data, isRouteErrorResponse } from 'react-router'

/** A lost answer says nothing about what was done. */
export const noAnswerSentence =
  'The shop did not answer, so this may have been done. What you typed is still here. Please look before you try again.'

interface Unreachable {
  readonly outcome: 'unreachable'
}

/**
 * For `clientAction`: makes a failed call an answer. Redirects, and answers such as 404, go their way. The status keeps
 * the router from loading the page again, which would fail too.
 */
export function stayWhenUnreachable(error: unknown) {
  throwAnswers(error)
  return unreachableAnswer()
}

/** Throws redirects, and answers below 500. */
export function throwAnswers(error: unknown): void {
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
}

export function unreachableAnswer() {
  return data({ outcome: 'unreachable' } as const, { status: 503 })
}

/** What the server has answered; nothing if it could not be reached. */
export function reachedAnswer<Answer>(answer: Answer | Unreachable): Answer | undefined {
  return isUnreachable(answer) ? undefined : answer
}

export function isUnreachable(answer: unknown): answer is Unreachable {
  return answer instanceof Object && 'outcome' in answer && answer.outcome === 'unreachable'
}
