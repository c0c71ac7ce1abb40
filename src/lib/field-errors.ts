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
