import type { Context } from 'hono'
import { problem } from '#http/problems.server.ts'

export const commonPassword = 'This password is too common. Choose one that is harder to guess.'

/** The field error for a common password, in sign-up and password reset. */
export function commonPasswordProblem(c: Context) {
  return problem(c, 422, 'invalid_request', commonPassword, { password: commonPassword })
}
