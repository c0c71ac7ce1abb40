import type { FieldErrors } from '#lib/field-errors.ts'

/** The part of an answer that reports errors by field. */
export interface AnswerWithErrors {
  outcome?: string
  fieldErrors?: FieldErrors
}

/** Drops the errors of fields that were edited since the answer. */
export function withoutEdited<Answer extends AnswerWithErrors>(
  answer: Answer,
  edited: ReadonlySet<string>,
): Answer {
  const { fieldErrors }: AnswerWithErrors = answer
  if (!fieldErrors) return answer
  const left = Object.entries(fieldErrors).filter(([name]) => !edited.has(name))
  return { ...answer, fieldErrors: Object.fromEntries(left) }
}
