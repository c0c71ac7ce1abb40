import { data, isRouteErrorResponse } from 'react-router'

/** Without a response, the browser cannot know whether the server made the change. */
export const noAnswerSentence =
  'We lost the connection. Your text is safe. Check the list before you send again.'

interface Unreachable {
  readonly outcome: 'unreachable'
}

/**
 * Use this as `clientAction`. Converts a failed call to an answer, and rethrows redirects and responses such
 * as 404. The answer has the status 503, so that the router does not revalidate, which would fail too.
 */
export function stayWhenUnreachable<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  return serverAction().catch((error: unknown) => {
    throwAnswers(error)
    return unreachableAnswer()
  })
}

/** Rethrows redirects and error responses below 500. */
export function throwAnswers(error: unknown): void {
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
}

export function unreachableAnswer() {
  return data({ outcome: 'unreachable' } as const, { status: 503 })
}

/** Returns the server's answer, or `undefined` if the server could not be reached. */
export function reachedAnswer<Answer>(answer: Answer | Unreachable): Answer | undefined {
  return isUnreachable(answer) ? undefined : answer
}

export function isUnreachable(answer: unknown): answer is Unreachable {
  return answer instanceof Object && 'outcome' in answer && answer.outcome === 'unreachable'
}
