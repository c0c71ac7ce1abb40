export type FieldErrors = Record<string, string>

/** Returns the first error of each field. Errors of the whole form are stored under `form`. */
export function fieldErrorsOf(error: {
  issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>
}): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const { path, message } of error.issues) fieldErrors[path.map(String).join('.') || 'form'] ??= message
  return fieldErrors
}
