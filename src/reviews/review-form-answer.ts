import { data } from 'react-router'
import { textsIn } from '#lib/form-text.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** Why a form was rejected, with the entered values. */
export type ReviewFormAnswer =
  | { outcome: 'invalid'; fieldErrors: FieldErrors; values: Record<string, string> }
  | { outcome: 'not_possible'; sentence: string; values: Record<string, string> }
  | { outcome: 'unavailable'; values: Record<string, string> }

export const unavailableSentence =
  'We lost the connection, so this may not be saved yet. Your text is still here. Please try again.'

export function answerReviewForm(answer: ReviewFormAnswer, status: number) {
  return data(answer, { status })
}

export function reviewNotPossible(sentence: string, values: Record<string, string>, status: number) {
  return answerReviewForm({ outcome: 'not_possible', sentence, values }, status)
}

/** The props of a form field after a submission: its value and its error. */
export function fieldOfAnswer(answer: ReviewFormAnswer | undefined, name: string, stored = '') {
  const error = answer?.outcome === 'invalid' ? answer.fieldErrors[name] : undefined
  return { name, defaultValue: answer?.values[name] ?? stored, error }
}

interface ClientActionArguments<Answer> {
  request: Request
  serverAction: () => Promise<Answer>
}

/**
 * For `clientAction`: if the connection is lost, the page keeps the entered values. The status of the answer keeps
 * the router from revalidating, which would fail too.
 */
export async function sendReviewForm<Answer>({ request, serverAction }: ClientActionArguments<Answer>) {
  const sent = request.clone()
  return serverAction().catch(async (error: unknown) => {
    if (error instanceof Response) throw error
    const values = textsIn(await sent.formData())
    return answerReviewForm({ outcome: 'unavailable', values }, 503)
  })
}
