/** What to tell an operator: the driver's reason rather than the statement that failed. */
export function errorSentence(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  // The error of a connection that was tried at several addresses has no message of its own.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
