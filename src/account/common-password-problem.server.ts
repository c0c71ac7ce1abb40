import type { Context } from 'hono'
import { problem } from '#http/problems.server.ts'

/** The field error for a common password, for sign-up and password reset. */
export function commonPasswordProblem(c: Context) {
  const message = 'This password is too common. Choose one that is harder to guess.'
  return problem(c, 422, 'invalid_request', message, { password: message })
}
