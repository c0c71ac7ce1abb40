/** The errors of a form in words, by the name of their field. */
export type FieldErrors = Record<string, string>

/** The first error of each field. What is wrong with the form as a whole is under `form`. */
export function fieldErrorsOf(error: {
  issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>
}): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const { path, message } of error.issues) fieldErrors[path.map(String).join('.') || 'form'] ??= message
  return fieldErrors
}

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
