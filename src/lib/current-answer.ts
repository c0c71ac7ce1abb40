import type { FieldErrors } from '#lib/field-errors.ts'

/** As much of an answer as says what was wrong of which field. */
export interface AnswerWithErrors {
  outcome?: string
  fieldErrors?: FieldErrors
}

/** What was wrong of a field is no longer said once it is typed in. */
export function withoutTyped<Answer extends AnswerWithErrors>(
  answer: Answer,
  typed: ReadonlySet<string>,
): Answer {
  const { fieldErrors }: AnswerWithErrors = answer
  if (!fieldErrors) return answer
  const left = Object.entries(fieldErrors).filter(([name]) => !typed.has(name))
  return { ...answer, fieldErrors: Object.fromEntries(left) }
}
