import { APIError } from 'better-auth/api'

/** Connection refused, reset or gone; the server is starting, stopping, full or shut down by an administrator. */
const codes = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P0|57014)/
const words =
  /connection terminated|connection timeout|timeout exceeded|query read timeout|client was closed|not queryable/i

/** Whether the database is unavailable, as opposed to a bug of ours: the same query may work again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // better-auth hides why it could not read a session. It can only be the database.
  if (error instanceof APIError && error.statusCode >= 500) return true
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return words.test(error.message) || isDatabaseAway(error.cause)
}
